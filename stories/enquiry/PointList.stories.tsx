import { PointList } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Enquiry/PointList',
  component: PointList,
  args: {
    points: [
      'You tell us when and where it suits you.',
      'We call to settle the time, and answer what you want to know.',
      'The car is ready when you come. Bring your driver licence.',
    ],
  },
} satisfies Meta<typeof PointList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Promises: Story = {};
export const Steps: Story = { args: { ordered: true } };
