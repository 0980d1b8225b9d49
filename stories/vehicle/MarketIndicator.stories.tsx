import { priceCopy } from '@forecourt/domain';
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
  args: { note: `${priceCopy.stateAverage} ${priceCopy.averageBasis}` },
  play: async ({ canvas }) => {
    const note = canvas.getByText(/Compared with the average/);
    await expect(note).not.toBeVisible();
    await userEvent.click(canvas.getByText('$1,500 below market price'));
    await expect(note).toBeVisible();
  },
};
