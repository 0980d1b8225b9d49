import { emptySearch } from '@forecourt/domain';
import { BudgetFinder } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { bodies } from '../examples/bodies.ts';

const meta = {
  title: 'Budget/BudgetFinder',
  component: BudgetFinder,
  args: {
    action: '/budget-finder',
    searchPath: '/search',
    state: emptySearch,
    stats: { min: 6990, max: 148_990 },
    bodies,
    onChange: fn(),
    onSearch: fn(),
  },
} satisfies Meta<typeof BudgetFinder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('$54,000');
    await userEvent.click(canvas.getByLabelText('Ute'));
    const link = canvas.getByRole('link', { name: 'View Cars In This Range' });
    await expect(link).toHaveAttribute(
      'href',
      '/search?refinementList[body][0]=Ute&range[price]=:54000',
    );
    await userEvent.type(canvas.getByLabelText('Your deposit'), '{Enter}');
    const search = expect.objectContaining({
      values: { body: ['Ute'] },
      ranges: { price: { min: null, max: 54_000 } },
    });
    await expect(args.onChange).toHaveBeenCalledWith(search);
    await expect(args.onSearch).toHaveBeenCalledWith(search);
  },
};
export const AmountsOnly: Story = { args: { bodies: [] } };
/** The vehicles within it, where they are known; the line is kept where they are not. */
export const Counted: Story = { args: { count: 1214 } };
/** A strip, for a page of many parts. */
export const Band: Story = { args: { layout: 'band', count: 214 } };
/** In hairlines, for a page of few. */
export const Poster: Story = { args: { layout: 'poster', count: 9 } };
export const BelowTheCheapest: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const weekly = canvas.getByLabelText('Your weekly repayments');
    await userEvent.clear(weekly);
    await userEvent.type(weekly, '$10');
    await expect(canvas.getByRole('button', { name: '0 Cars Found' })).toBeDisabled();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(weekly).toBeInvalid();
    await expect(canvas.getByLabelText('Your deposit')).toBeInvalid();
    await expect(weekly).toHaveAccessibleDescription('No Cars found for this budget');
  },
};
/** Above the dearest vehicle: capped (R5-21). */
export const AboveTheDearest: Story = { args: { weekly: 900, deposit: 20_000 } };
/** Added to a search that has chosen body types already (R2-78). */
export const WithinASearch: Story = {
  args: {
    state: {
      ...emptySearch,
      query: 'turbo',
      values: { make: ['Isuzu'], body: ['Ute', 'Wagon'] },
      ranges: { price: { min: null, max: 20_000 } },
    },
  },
};
export const WithoutStats: Story = { args: { stats: undefined, weekly: 0, deposit: 0 } };
