import { appliedFilters, parseSearch, type RecentSearch } from '@forecourt/domain';
import { RecentSearches, type RecentSearchesProps } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

/** A history as the browser keeps it (R3-20). */
const history: readonly RecentSearch[] = [
  {
    path: '/search',
    filters: 'refinementList[car_type][0]=used&refinementList[make][0]=Toyota&range[price]=:40000',
  },
  { path: '/search', filters: 'query=turbo+diesel&refinementList[body][0]=Ute' },
  {
    path: '/search',
    filters:
      'refinementList[make][0]=Land%20Rover&refinementList[make][1]=Mercedes-Benz&refinementList[make][2]=Volkswagen&refinementList[colour][0]=White&range[km]=:50000',
  },
];

const searches = history.map(({ path, filters }) => ({
  label: appliedFilters(parseSearch(filters))
    .map(({ label }) => label)
    .join(' · '),
  href: `${path}?${filters}`,
}));

const meta = {
  title: 'Search/RecentSearches',
  component: RecentSearches,
  args: { searches },
} satisfies Meta<typeof RecentSearches>;
export default meta;
type Story = StoryObj<typeof meta>;

function Clearing(props: RecentSearchesProps) {
  const [kept, setKept] = useState(props.searches);
  return <RecentSearches searches={kept} onClear={() => setKept([])} />;
}

export const Three: Story = {};
export const Newcomer: Story = { args: { searches: [] } };
export const CanBeCleared: Story = {
  render: (args) => <Clearing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.queryByText('Recent searches')).toBeNull();
  },
};
