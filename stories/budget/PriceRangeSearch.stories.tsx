import { emptySearch, type SearchState, withValues } from '@forecourt/domain';
import { PriceRangeSearch } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Budget/PriceRangeSearch',
  component: PriceRangeSearch,
  args: { searchPath: '/search', state: emptySearch, onSearch: fn() },
} satisfies Meta<typeof PriceRangeSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Dearest first, between both thumbs (R2-79), whose bounds and steps are its own (R5-03). */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'To' }), '40260{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'View Cars In This Range' }));
    const sent: Partial<SearchState> = {
      sort: 'price_desc',
      ranges: { price: { min: 5000, max: 40_500 } },
    };
    await expect(args.onSearch).toHaveBeenCalledWith(expect.objectContaining(sent));
  },
};
/** Within a search, which goes along. */
export const WithinASearch: Story = {
  args: { state: withValues(emptySearch, 'make', ['Isuzu', 'Toyota']) },
};
