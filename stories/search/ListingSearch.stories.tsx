import { ListingSearch, type Suggestion } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { refined } from '../examples/searches.ts';

const example: Suggestion = {
  label: 'white ute under 40k',
  kind: 'For example',
  count: null,
  href: '#example',
  query: 'white ute under 40k',
};

const meta = {
  title: 'Search/ListingSearch',
  component: ListingSearch,
  args: { action: '/search', state: refined },
} satisfies Meta<typeof ListingSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A plain form, which keeps every refinement. */
export const Plain: Story = {};

/** An empty box says what may be asked, and offers it once it is pressed. */
export const WithAnExample: Story = {
  args: {
    state: { ...refined, query: '' },
    placeholder: 'Try “white ute under 40k”',
    onQuery: fn(),
    suggestions: { find: async () => [example], onChoose: fn() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search stock' }));
    await userEvent.click(await canvas.findByRole('option', {}, { timeout: 8_000 }));
    await waitFor(() => expect(args.suggestions?.onChoose).toHaveBeenCalledWith(example));
    await expect(canvas.getByRole('combobox', { name: 'Search stock' })).toHaveValue(example.query);
  },
};
