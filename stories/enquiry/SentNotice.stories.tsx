import { successText } from '@forecourt/domain';
import { SentNotice } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Enquiry/SentNotice',
  component: SentNotice,
  args: {
    title: 'Your enquiry is with us',
    children: successText({ category: 'General Enquiry', subcategory: null, carId: null }).text,
  },
} satisfies Meta<typeof SentNotice>;
export default meta;

export const Enquiry: StoryObj<typeof meta> = {};
export const TestDrive: StoryObj<typeof meta> = {
  args: {
    children: successText({ category: 'Test Drive', subcategory: null, carId: null }).text,
  },
};
