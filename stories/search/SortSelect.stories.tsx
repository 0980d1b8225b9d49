import { emptySearch, type ResultView, type SortKey } from '@forecourt/domain';
import { Cluster, SortSelect, ViewSwitch } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { refined } from '../examples/searches.ts';

const meta = {
  title: 'Search/SortSelect',
  component: SortSelect,
  args: { action: '/search', state: emptySearch },
} satisfies Meta<typeof SortSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { state: { ...refined, sort: 'price_asc' } } };
export const AppliesAtOnce: Story = {
  args: { onSort: fn<(sort: SortKey) => void>() },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Highest price');
    await expect(args.onSort).toHaveBeenCalledWith('price_desc');
  },
};

function Switching() {
  const [view, setView] = useState<ResultView>('grid');
  return <ViewSwitch view={view} onView={setView} />;
}

export const WithLayout: Story = {
  render: (args) => (
    <Cluster>
      <SortSelect {...args} />
      <Switching />
    </Cluster>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('button', { name: 'List view', hidden: true });
    // A phone has room for one card a line, and no choice.
    if (!list.checkVisibility()) return;
    await userEvent.click(list);
    await expect(list).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Grid view' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};
