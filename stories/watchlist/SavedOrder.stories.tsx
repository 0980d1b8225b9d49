import { SavedOrder } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Watchlist/SavedOrder',
  component: SavedOrder,
  args: {
    orders: [
      { label: 'Last saved', href: '/watchlist', current: true },
      { label: 'Biggest price drop', href: '/watchlist?sort=drop', current: false },
      { label: 'Lowest price', href: '/watchlist?sort=low', current: false },
      { label: 'Highest price', href: '/watchlist?sort=high', current: false },
    ],
  },
} satisfies Meta<typeof SavedOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: true });
    await expect(current).toHaveTextContent('Last saved');
    await expect(canvas.getByRole('link', { name: 'Lowest price' })).toHaveAttribute(
      'href',
      '/watchlist?sort=low',
    );
  },
};
