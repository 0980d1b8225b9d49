import { fieldMessages } from '@forecourt/domain';
import { EnquiryForm } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { enquiry } from '../examples/enquiry.ts';

const meta = { title: 'Enquiry/EnquiryForm', component: EnquiryForm, args: enquiry } satisfies Meta<
  typeof EnquiryForm
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};
export const Faulty: Story = {
  args: {
    values: { name: 'Jo', postcode: '80', email: 'jo at example' },
    errors: [
      { field: 'last_name', message: fieldMessages.last_name },
      { field: 'email', message: fieldMessages.email },
      { field: 'phone', message: fieldMessages.phone },
      { field: 'postcode', message: fieldMessages.postcode },
    ],
  },
  play: async ({ canvas }) => {
    expect(canvas.getByLabelText('Postcode')).toHaveAccessibleDescription(fieldMessages.postcode);
  },
};
export const Failed: Story = {
  args: { formError: 'An error occurred when submitting this form', values: { name: 'Jo' } },
};
export const Pending: Story = { args: { pending: true, values: { name: 'Jo' } } };
export const MessageNow: Story = { args: { submitLabel: 'Message Now' } };
