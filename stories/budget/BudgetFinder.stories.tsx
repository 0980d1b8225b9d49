import { emptySearch } from '@forecourt/domain';
import { BudgetFinder } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { bodies } from '../examples/bodies.ts';

const meta = {
  title: 'Budget/BudgetFinder',
  component: BudgetFinder,
  args: {
    action: '/search',
    state: emptySearch,
    stats: { min: 6990, max: 148_990 },
    bodies,
    onSearch: fn(),
  },
} satisfies Meta<typeof BudgetFinder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('$54,000');
    await userEvent.click(canvas.getByLabelText('Ute'));
    await userEvent.click(canvas.getByRole('button', { name: 'View Cars In This Range' }));
    await expect(args.onSearch).toHaveBeenCalledWith(
      expect.objectContaining({
        values: { body: ['Ute'] },
        ranges: { price: { min: null, max: 54_000 } },
      }),
    );
  },
};
export const AmountsOnly: Story = { args: { bodies: [] } };
export const BelowTheCheapest: Story = {
  play: async ({ canvas, userEvent }) => {
    const weekly = canvas.getByLabelText('Your weekly repayments');
    await userEvent.clear(weekly);
    await userEvent.type(weekly, '$10');
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(canvas.getByRole('button')).toHaveTextContent('0 Cars Found');
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
