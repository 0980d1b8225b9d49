import { ToldEstimate } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Trade-in/ToldEstimate',
  component: ToldEstimate,
  args: { amounts: [{ label: 'Your estimate', amount: '$18,400 to $20,900' }] },
} satisfies Meta<typeof ToldEstimate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Range: Story = {};
export const WithPayout: Story = {
  args: {
    amounts: [
      { label: 'Your estimate', amount: '$18,400 to $20,900' },
      {
        label: 'After the payout',
        amount: 'Between $1,100 still owed and $1,400 in your favour',
      },
    ],
  },
};
