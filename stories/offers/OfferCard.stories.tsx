import { OfferCard } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { offers } from '../examples/offers.ts';

const meta = {
  title: 'Offers/OfferCard',
  component: OfferCard,
  args: offers.ordinary,
} satisfies Meta<typeof OfferCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {};
export const Long: Story = {
  args: offers.long,
  play: async ({ canvas }) => {
    const whole = canvas.getByText('Offer on vehicles in stock; ask us about colours.');
    await expect(whole).not.toBeVisible();
    await userEvent.click(canvas.getByText('View more'));
    await expect(whole).toBeVisible();
    await userEvent.click(canvas.getByText('View less'));
    await expect(whole).not.toBeVisible();
    await expect(canvas.getByText('View full disclaimer')).toBeVisible();
  },
};
export const Bare: Story = { args: offers.bare };
