import { OfferDetail } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { offers } from '../examples/offers.ts';

const meta = {
  title: 'Offers/OfferDetail',
  component: OfferDetail,
  args: offers.ordinary,
} satisfies Meta<typeof OfferDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {};
export const Long: Story = { args: offers.long };
export const Bare: Story = { args: offers.bare };
