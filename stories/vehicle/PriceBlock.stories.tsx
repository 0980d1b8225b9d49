import { MarketIndicator, PriceBlock, Stack } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { vehicles } from '../examples/vehicles.ts';

const meta = { title: 'Vehicle/PriceBlock', component: PriceBlock } satisfies Meta<
  typeof PriceBlock
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Price: Story = { args: { price: vehicles.ordinary.vehicle.price } };
export const PriceOnly: Story = { args: { price: vehicles.noPhoto.vehicle.price } };
export const Reduced: Story = { args: { price: vehicles.longest.vehicle.price, size: 'detail' } };
export const Sold: Story = { args: { price: vehicles.soldUsed.vehicle.price } };
export const None: Story = { args: { price: vehicles.noPrice.vehicle.price } };
export const Preorder: Story = { args: { price: vehicles.preorder.vehicle.price, size: 'detail' } };
export const Subscription: Story = { args: { price: vehicles.motorcycle.vehicle.price } };
export const SubscriptionInDetail: Story = {
  args: { price: vehicles.motorcycle.vehicle.price, size: 'detail' },
};
export const BelowMarket: Story = {
  args: { price: vehicles.reduced.vehicle.price },
  render: (args) => (
    <Stack gap="xs">
      <PriceBlock {...args} />
      <MarketIndicator text="$1,500 below market price" />
    </Stack>
  ),
};
