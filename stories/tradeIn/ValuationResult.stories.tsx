import { tradeInCopy, ValuationResult } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { estimate } from '../examples/tradeIn.ts';

const meta = {
  title: 'Trade-in/ValuationResult',
  component: ValuationResult,
  args: {
    action: '/trade-in',
    outcome: estimate,
    payout: null,
    vehicle: null,
    hidden: { valuation: 'token' },
    onSend: fn(),
  },
} satisfies Meta<typeof ValuationResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Valued: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(tradeInCopy.indicative)).toBeVisible();
    await userEvent.click(canvas.getByText('Rests on 11 cars like yours'));
    await expect(canvas.getByText(/in our own stock on 25 November 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept this offer' }));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};
/** Typed while the page stands: what is left follows. */
export const Owing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Payout amount/), '25k');
    await expect(canvas.getByText('Still owed after the payout')).toBeVisible();
    await expect(canvas.getByText('$4,100 to $6,600')).toBeVisible();
  },
};
export const ForAVehicle: Story = {
  args: { payout: 4000, vehicle: { title: '2024 Toyota RAV4 Cruiser', price: 47_990 } },
};
/** It is worth more than the vehicle it is traded for. */
export const MoneyBack: Story = {
  args: { vehicle: { title: '2014 Mazda 2 Neo', price: 9990 } },
};
export const AcrossZero: Story = { args: { payout: 19_500 } };
export const ByHand: Story = { args: { outcome: { kind: 'by hand', why: 'too few' } } };
export const NoAnswer: Story = { args: { outcome: { kind: 'by hand', why: 'no answer' } } };
export const Pending: Story = { args: { pending: true } };
