import { NoResults } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pills, waysOut } from '../examples/searches.ts';

const meta = {
  title: 'Search/NoResults',
  component: NoResults,
  args: { itemType: 'car', pills, clearHref: '/search' },
} satisfies Meta<typeof NoResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithWaysOut: Story = { args: { relaxations: waysOut } };
export const OneWayOut: Story = { args: { relaxations: waysOut.slice(2), pills: [] } };
export const Nothing: Story = {};
/** A text that nothing is known as; all there is to give up. */
export const UnknownText: Story = { args: { pills: [], query: 'zzzzqq' } };
/** An empty showroom: nothing was asked for, and nothing is there. */
export const EmptyStock: Story = {
  args: { pills: [], itemType: 'motorcycle', clearHref: null },
};
export const PastTheEnd: Story = {
  args: { itemType: 'caravan', pills: [], firstPageHref: '/search' },
};
