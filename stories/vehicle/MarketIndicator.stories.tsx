import { MarketIndicator } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const meta = {
  title: 'Vehicle/MarketIndicator',
  component: MarketIndicator,
  args: { text: '$1,500 below market price' },
} satisfies Meta<typeof MarketIndicator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnACard: Story = {};
export const NamesItsAverage: Story = {
  args: {
    note: 'Compared with the average market price in its state. The average leaves out government charges, which this price includes.',
  },
  play: async ({ canvas }) => {
    const note = canvas.getByText(/Compared with the average/);
    await expect(note).not.toBeVisible();
    await userEvent.click(canvas.getByText('$1,500 below market price'));
    await expect(note).toBeVisible();
  },
};
