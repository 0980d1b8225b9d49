import { emptySearch } from '@forecourt/domain';
import { AppliedFilters, NoResults, SortSelect } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pills, refined } from '../examples/searches.ts';

const meta = { title: 'Search/NoResults', component: NoResults } satisfies Meta<typeof NoResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = { args: { itemType: 'car', pills, clearHref: '/search' } };
export const PastTheEnd: Story = {
  args: { itemType: 'caravan', pills: [], clearHref: '/search', firstPageHref: '/search' },
};
export const Pills: Story = {
  args: { itemType: 'car', pills, clearHref: '/search' },
  render: ({ pills: entries }) => <AppliedFilters pills={entries} clearHref="/search" />,
};
export const Sort: Story = {
  args: { itemType: 'car', pills, clearHref: '/search' },
  render: () => <SortSelect action="/search" state={{ ...refined, sort: 'price_asc' }} />,
};
export const SortDefault: Story = {
  args: { itemType: 'car', pills, clearHref: '/search' },
  render: () => <SortSelect action="/search" state={emptySearch} />,
};
