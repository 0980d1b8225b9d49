import { emptySearch, type FacetKey, type SearchState } from '@forecourt/domain';
import { Container, FilterPanel, type FilterPanelProps } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  everyControl,
  everyFacet,
  makes,
  makeTiles,
  priceBands,
  quickFilters,
  refined,
  sections,
  transmissions,
  understood,
} from '../examples/searches.ts';

const meta = {
  title: 'Search/FilterPanel',
  component: FilterPanel,
  args: { action: '/search', state: emptySearch, sections, count: 237, itemType: 'car' },
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const toyota: SearchState = {
  ...emptySearch,
  values: { make: ['Toyota'], model: ['HiLux'] },
};

function Live(props: FilterPanelProps) {
  const [state, setState] = useState<SearchState>(props.state);
  return <FilterPanel {...props} state={state} onChange={setState} onShow={() => undefined} />;
}

/** With a way back to the search it began with, as a browser's Back: it takes the focus from no field. */
function WithBack(props: FilterPanelProps) {
  const [state, setState] = useState<SearchState>(props.state);
  return (
    <>
      <button type="button" onClick={() => setState(props.state)}>
        Back
      </button>
      <FilterPanel {...props} state={state} onChange={setState} />
    </>
  );
}

function Remembering(props: FilterPanelProps) {
  const [open, setOpen] = useState<Partial<Record<FacetKey, boolean>>>({ make: false, fuel: true });
  return (
    <FilterPanel
      {...props}
      openSections={open}
      onFold={(key, now) => {
        setOpen({ ...open, [key]: now });
        props.onFold?.(key, now);
      }}
    />
  );
}

export const Untouched: Story = {};
export const Refined: Story = { args: { state: refined, count: 1 } };
export const NothingToNarrow: Story = { args: { sections: [], count: 0 } };
export const EveryControl: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Container>
      <FilterPanel {...args} />
    </Container>
  ),
  args: { sections: everyControl, quickFilters, state: toyota, count: 19 },
};
export const MakeTiles: Story = { args: { sections: [makeTiles], state: toyota, count: 19 } };
export const Models: Story = { args: { sections: [makes], state: toyota, count: 19 } };
export const Dropdowns: Story = {
  args: {
    sections: [
      { kind: 'menu', key: 'make', label: 'Make', values: makes.values, popular: true },
      transmissions,
    ],
  },
};
export const UnderstoodWords: Story = { args: { understood, state: refined, count: 9 } };
/** Every facet but the one that has no panel (R2-33). */
export const EveryFacet: Story = { args: { sections: everyFacet, count: 12345 } };
export const NothingFound: Story = { args: { state: refined, count: 0 } };
export const StockLabel: Story = { args: { count: 2500, countText: '2000+' } };

export const AppliesAtOnce: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    const make = within(canvas.getByRole('group', { name: 'Make' }));
    await userEvent.click(make.getByRole('checkbox', { name: /Toyota/ }));
    await expect(make.getByRole('checkbox', { name: /Toyota/ })).toBeChecked();
    await expect(canvas.queryByText('Land Rover')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show all makes'));
    await userEvent.click(make.getByRole('checkbox', { name: /Land Rover/ }));
    await userEvent.click(make.getAllByText('Hide').at(-1) as HTMLElement);
    await waitFor(() => expect(canvas.getByText('Land Rover')).toBeVisible());
    await expect(canvas.queryByText('Nissan')).not.toBeVisible();
  },
};

/** A chosen make shows its models, and takes them along when it goes (R2-48). */
export const ModelsFollowTheirMake: Story = {
  args: { sections: [makes] },
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Select models')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Toyota/ }));
    await userEvent.click(canvas.getByText('Select models'));
    await userEvent.click(canvas.getByRole('checkbox', { name: /HiLux/ }));
    await expect(canvas.getByRole('checkbox', { name: /HiLux/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Toyota/ }));
    await expect(canvas.queryByText('HiLux')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Toyota/ }));
    await expect(canvas.getByRole('checkbox', { name: /HiLux/ })).not.toBeChecked();
  },
};

/** One band of a price at a time, and none again (R2-31). */
export const SingleChoice: Story = {
  args: { sections: [priceBands] },
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    const radio = (name: RegExp) => canvas.getByRole('radio', { name });
    await expect(radio(/^Any price range/)).toBeChecked();
    await userEvent.click(radio(/^Under/));
    await userEvent.click(radio(/^\$10,000/));
    await expect(radio(/^Under/)).not.toBeChecked();
    await expect(radio(/^\$10,000/)).toBeChecked();
    await userEvent.click(radio(/^Any price range/));
    await expect(radio(/^\$10,000/)).not.toBeChecked();
  },
};

/** A site may remember which sections are open (R2-46); a section stays as it was left. */
export const RemembersSections: Story = {
  args: { onFold: fn() },
  render: (args) => <Remembering {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Toyota')).not.toBeVisible();
    await expect(canvas.getByText('Diesel')).toBeVisible();
    await userEvent.click(canvas.getByText('Make', { selector: 'summary' }));
    await waitFor(() => expect(args.onFold).toHaveBeenCalledWith('make', true));
    await expect(canvas.getByText('Toyota')).toBeVisible();
  },
};

/** Back takes a text and a bound out of the fields that still have the focus (R5-08). */
export const FollowsTheAddress: Story = {
  render: (args) => <WithBack {...args} />,
  play: async ({ canvas }) => {
    const back = () => fireEvent.click(canvas.getByRole('button', { name: 'Back' }));
    const box = canvas.getByLabelText('Search stock');
    await userEvent.type(box, 'white ute{Enter}');
    // What is typed while a text is searched stays.
    await userEvent.type(box, '{Enter} under');
    await expect(box).toHaveValue('white ute under');
    await back();
    await waitFor(() => expect(box).toHaveValue(''));
    await expect(box).toHaveFocus();
    await userEvent.type(box, 'white{Enter}');
    await userEvent.type(box, ' ute');
    await back();
    await waitFor(() => expect(box).toHaveValue(''));
    // The pause after the last key is over, and what Back brought still stands.
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(box).toHaveValue('');

    const price = within(canvas.getByRole('group', { name: 'Price' }));
    const from = price.getByRole('textbox', { name: 'From' });
    await userEvent.type(from, '20000{Enter}');
    await expect(from).toHaveValue('20,000');
    await back();
    await waitFor(() => expect(from).toHaveValue(''));
  },
};
