import { FinanceEstimate } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { estimates } from '../examples/finance.ts';

const meta = {
  title: 'Finance/FinanceEstimate',
  component: FinanceEstimate,
  args: { estimate: estimates.both, applyHref: '/finance?car_id=3#finance-form' },
} satisfies Meta<typeof FinanceEstimate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Detail: Story = {
  play: async ({ canvas }) => {
    // The comparison rate is no less prominent than the amount and the rate (R5-26).
    const [amount, rate, comparison] = [
      '$112 / week',
      /interest rate/,
      /\d% p\.a\. comparison/,
    ].map((text) => getComputedStyle(canvas.getByText(text)));
    for (const property of ['fontSize', 'fontWeight', 'color'] as const) {
      await expect(comparison?.[property]).toBe(amount?.[property]);
      await expect(comparison?.[property]).toBe(rate?.[property]);
    }
    await expect(canvas.getByText(/^WARNING/)).toBeVisible();
  },
};
export const Card: Story = { args: { estimate: estimates.weekly, place: 'card' } };
export const WithoutInterest: Story = { args: { estimate: estimates.withoutInterest } };
export const Longest: Story = { args: { estimate: estimates.longest } };
export const LongestOnCard: Story = { args: { estimate: estimates.longest, place: 'card' } };
