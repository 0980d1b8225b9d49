import { Button, SavedGone, VisuallyHidden } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { picture } from '../examples/picture.ts';

function remove(title: string) {
  return (
    <form method="post" action="/watchlist">
      <Button type="submit" variant="secondary">
        Remove<VisuallyHidden> {title}</VisuallyHidden>
      </Button>
    </form>
  );
}

const meta = {
  title: 'Watchlist/SavedGone',
  component: SavedGone,
  args: {
    vehicles: [
      {
        id: '1',
        title: '2023 Isuzu D-MAX',
        image: picture('country-ute-dual-white-side'),
        body: 'Ute',
        state: 'Sold',
        href: null,
        price: '$58,990',
        similarHref: '/search?refinementList[make][0]=Isuzu',
        remove: remove('2023 Isuzu D-MAX'),
      },
      {
        id: '2',
        title: '2019 Mitsubishi Outlander Aspire Touring Edition Seven Seat',
        image: null,
        body: 'SUV',
        state: 'Not for sale here any more',
        href: null,
        price: null,
        similarHref: '/search?refinementList[make][0]=Mitsubishi',
        remove: remove('2019 Mitsubishi Outlander'),
      },
      {
        id: '3',
        title: '2021 Toyota Prado',
        image: picture('country-four-wheel-drive-sand-side'),
        body: 'SUV',
        state: 'Reserved',
        href: '/cars/2021-toyota-prado',
        price: '$31,990',
        similarHref: '/search?refinementList[make][0]=Toyota',
        remove: remove('2021 Toyota Prado'),
      },
    ],
  },
} satisfies Meta<typeof SavedGone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link', { name: /: 2023 Isuzu D-MAX$/ });
    await expect(first).toHaveAttribute('href', '/search?refinementList[make][0]=Isuzu');
    await expect(canvas.getByRole('button', { name: 'Remove 2023 Isuzu D-MAX' })).toBeVisible();
  },
};
