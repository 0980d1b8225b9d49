import { emptySearch, facets, isValueKey, type SearchState, valueKeys } from '@forecourt/domain';
import { FilterPanel, type FilterPanelProps, type PanelSection } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { refined, sections } from '../examples/searches.ts';

const meta = {
  title: 'Search/FilterPanel',
  component: FilterPanel,
  args: { action: '/search', state: emptySearch, sections, count: 237, itemType: 'car' },
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every facet there is, many with more values than a panel shows. */
const many: readonly PanelSection[] = valueKeys
  .filter((key) => isValueKey(key) && facets[key].panel)
  .map((key, index) => ({
    kind: 'values',
    key,
    label: facets[key].label,
    values: Array.from({ length: 5 + index }, (_, entry) => ({
      value: `Value ${entry}`,
      label: `A fairly long value of ${facets[key].label} number ${entry}`,
      count: 12345 - entry * 400,
    })),
    limit: 7,
    showAll: 'Show all',
    open: index < 2,
  }));

function Live(props: FilterPanelProps) {
  const [state, setState] = useState<SearchState>(props.state);
  return <FilterPanel {...props} state={state} onChange={setState} onShow={() => undefined} />;
}

export const Untouched: Story = {};
export const Refined: Story = { args: { state: refined, count: 1 } };
export const ManyFacets: Story = { args: { sections: many, count: 12345 } };
export const NothingFound: Story = { args: { state: refined, count: 0 } };
export const StockLabel: Story = { args: { count: 2500, countText: '2000+' } };
export const AppliesAtOnce: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Toyota/ }));
    expect(canvas.getByRole('checkbox', { name: /Toyota/ })).toBeChecked();
    expect(canvas.queryByText('Land Rover')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show all makes'));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Land Rover/ }));
    const [hide] = canvas.getAllByText('Hide');
    await userEvent.click(hide as HTMLElement);
    await waitFor(() => expect(canvas.getByText('Land Rover')).toBeVisible());
    expect(canvas.queryByText('Nissan')).not.toBeVisible();
  },
};
