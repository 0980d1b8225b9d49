import { emptySearch } from '@forecourt/domain';
import { FilterPanel, type Suggestion, type SuggestionSource } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { sections } from '../examples/searches.ts';
import './suggestions.css';

function suggestion(label: string, kind: string | null, count: number | null): Suggestion {
  return {
    label,
    kind,
    count,
    href: `#${label}`,
    query: kind === null ? label : '',
  };
}

const toyota = [
  suggestion('Toyota', 'Make', 64),
  suggestion('Toyota HiLux', 'Model', 24),
  suggestion('Toyota LandCruiser Prado', 'Model', 1),
  suggestion('“toy”', null, 1064),
];

/** Answers each text in its own time, or at once. */
function sourceOf(
  answer: (text: string) => readonly Suggestion[] | Promise<readonly Suggestion[]>,
): Pick<SuggestionSource, 'find'> {
  return { find: async (text) => answer(text) };
}

const onChoose = fn();
const onQuery = fn();

const meta = {
  title: 'Search/Suggestions',
  component: FilterPanel,
  args: {
    action: '/search',
    state: emptySearch,
    sections: sections.slice(0, 2),
    count: 237,
    itemType: 'car',
    onChange: (state) => onQuery(state.query),
    suggestions: { ...sourceOf(() => toyota), onChoose },
  },
  beforeEach: () => {
    onChoose.mockClear();
    onQuery.mockClear();
  },
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The box, once it was used and has become a combobox. */
async function boxOf(canvas: Canvas): Promise<HTMLElement> {
  canvas.getByRole('searchbox', { name: 'Search stock' }).focus();
  return canvas.findByRole('combobox', { name: 'Search stock' }, { timeout: 8_000 });
}

async function typed(canvas: Canvas, text: string): Promise<HTMLElement> {
  const box = await boxOf(canvas);
  await userEvent.type(box, text);
  return box;
}

export const Several: Story = {
  play: async ({ canvas }) => {
    const box = await typed(canvas, 'toy');
    await expect(await canvas.findAllByRole('option')).toHaveLength(4);
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('4 suggestions')).toBeInTheDocument();
    await expect(canvas.getByRole('option', { name: 'Toyota Make 64 vehicles' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: /Prado Model 1 vehicle$/ })).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    suggestions: {
      ...sourceOf(() => [
        suggestion('Mercedes-Benz Sprinter Transfer Minibus', 'Model · White · Under $90,000', 12),
        suggestion('Extraordinarily-Long-Wheelbase-4x4-Turbodiesel', 'Badge', 1),
        suggestion(
          'Ute · White · Automatic · Under $40,000 · “with a canopy and roof racks”',
          null,
          1234,
        ),
      ]),
      onChoose,
    },
  },
  play: async ({ canvas }) => {
    await typed(canvas, 'merc');
    const list = await canvas.findByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    for (const option of canvas.getAllByRole('option')) {
      await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

/** In the width of a panel a name breaks between its words, never at its hyphen. */
export const NamesWithHyphens: Story = {
  args: {
    suggestions: {
      ...sourceOf(() => [suggestion('Mercedes-Benz G-Class', 'Model', 13)]),
      onChoose,
    },
  },
  decorators: [
    (Story) => (
      <div className="suggestionsPanel">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await typed(canvas, 'merc');
    const model = await canvas.findByText('G-Class');
    const line = document.createRange();
    line.selectNodeContents(model);
    await expect(line.getClientRects()).toHaveLength(1);
  },
};

export const NoneFound: Story = {
  args: { suggestions: sourceOf(() => []) },
  play: async ({ canvas }) => {
    const box = await typed(canvas, 'xyz');
    await expect(await canvas.findByText('No suggestions')).toBeInTheDocument();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** Nothing is said before there is something to say, and a failure is no news either. */
export const Failing: Story = {
  args: { suggestions: sourceOf(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas }) => {
    await typed(canvas, 'toy');
    await expect(await canvas.findByText('No suggestions')).toBeInTheDocument();
  },
};

export const Waiting: Story = {
  args: { suggestions: sourceOf(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    const box = await typed(canvas, 'toy');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveValue('toy');
  },
};

/** An empty box offers the searches of before. */
export const OfBefore: Story = {
  args: {
    suggestions: sourceOf(() => [
      suggestion('Used · Toyota · Up to $40,000', null, null),
      suggestion('Ute', null, null),
    ]),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await boxOf(canvas));
    await expect(await canvas.findAllByRole('option')).toHaveLength(2);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const box = await typed(canvas, 'toy');
    const options = await canvas.findAllByRole('option');
    const expectActive = async (index: number) => {
      await expect(box).toHaveAttribute('aria-activedescendant', options[index]?.id);
      await expect(options[index]).toHaveAttribute('aria-selected', 'true');
    };
    await userEvent.keyboard('{ArrowDown}');
    await expectActive(0);
    await userEvent.keyboard('{ArrowDown}');
    await expectActive(1);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expectActive(3);
    // Typing on means the text again.
    await userEvent.keyboard('o');
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(onChoose).toHaveBeenCalledWith(toyota[1]);
    await expect(box).toHaveValue('');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveFocus();
  },
};

/** Enter without a choice searches what is typed, at once. */
export const EnterSearches: Story = {
  play: async ({ canvas }) => {
    const box = await typed(canvas, 'toy');
    await canvas.findAllByRole('option');
    await userEvent.keyboard('{Enter}');
    await expect(onQuery).toHaveBeenCalledWith('toy');
    await expect(onChoose).not.toHaveBeenCalled();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ByTouch: Story = {
  play: async ({ canvas }) => {
    const box = await typed(canvas, 'toy');
    await userEvent.click(await canvas.findByRole('option', { name: /HiLux/ }));
    await expect(onChoose).toHaveBeenCalledWith(toyota[1]);
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    // The text that was being typed is not searched any more.
    await new Promise((resolve) => setTimeout(resolve, 350));
    await expect(onQuery).not.toHaveBeenCalled();
  },
};

/** Letters that are still being composed are not searched for. */
export const Composing: Story = {
  play: async ({ canvas }) => {
    const box = await boxOf(canvas);
    box.focus();
    await fireEvent.compositionStart(box);
    await fireEvent.input(box, { target: { value: 'ト' }, isComposing: true });
    await fireEvent.keyDown(box, { key: 'ArrowDown', isComposing: true });
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await fireEvent.compositionEnd(box);
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'true'));
  },
};

/** Of two answers on their way, the one to the later text counts. */
export const LatestWins: Story = {
  args: {
    suggestions: sourceOf(async (text) => {
      const isFirst = text === 't';
      await new Promise((resolve) => setTimeout(resolve, isFirst ? 120 : 20));
      return [suggestion(isFirst ? 'Tesla' : 'Toyota', 'Make', 3)];
    }),
  },
  play: async ({ canvas }) => {
    await typed(canvas, 'to');
    await expect(await canvas.findByRole('option', { name: /Toyota/ })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 150));
    await expect(canvas.queryByRole('option', { name: /Tesla/ })).toBeNull();
  },
};

export const Cleared: Story = {
  play: async ({ canvas }) => {
    const box = await typed(canvas, 'toy');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear text' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await expect(onQuery).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('button', { name: 'Clear text' })).toBeNull();
  },
};
