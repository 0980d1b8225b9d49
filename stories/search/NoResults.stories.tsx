import { NoResults } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { nothingWords } from '../examples/nothing.ts';
import { pills, waysOut } from '../examples/searches.ts';

const meta = {
  title: 'Search/NoResults',
  component: NoResults,
  args: {
    itemType: 'car',
    pills,
    clearHref: '/search',
    words: nothingWords,
  },
} satisfies Meta<typeof NoResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithWaysOut: Story = { args: { relaxations: waysOut } };
export const OneWayOut: Story = { args: { relaxations: waysOut.slice(2), pills: [] } };
export const Nothing: Story = {};
/** A text that nothing is known as; all there is to give up. */
export const UnknownText: Story = { args: { pills: [], unknown: 'zzzzqq' } };
/** An empty showroom: nothing was asked for, and nothing is there. */
export const EmptyStock: Story = {
  args: {
    pills: [],
    itemType: 'motorcycle',
    clearHref: null,
    phone: { text: '(02) 5550 0121', href: 'tel:+61255500121' },
  },
  play: async ({ canvas }) => {
    const call = canvas.getByRole('link', { name: /\(02\) 5550 0121/ });
    await expect(call).toHaveAttribute('href', 'tel:+61255500121');
  },
};
export const PastTheEnd: Story = {
  args: { itemType: 'caravan', pills: [], firstPageHref: '/search' },
};
