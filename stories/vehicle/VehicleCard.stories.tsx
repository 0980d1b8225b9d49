import { ResultGrid, VehicleCard } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleCard } from '../examples/exampleCard.tsx';
import { type ExampleVehicle, vehicles } from '../examples/vehicles.ts';

const meta = { title: 'Vehicle/VehicleCard', component: VehicleCard } satisfies Meta<
  typeof VehicleCard
>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

const one = (example: ExampleVehicle): Story => ({
  render: () => <ResultGrid>{exampleCard(example)}</ResultGrid>,
});

export const Ordinary = one(vehicles.ordinary);
export const New = one(vehicles.new);
export const Reduced = one(vehicles.reduced);
export const NoPrice = one(vehicles.noPrice);
export const Sold = one(vehicles.sold);
export const NoPhoto = one(vehicles.noPhoto);
export const Longest = one(vehicles.longest);
export const Caravan = one(vehicles.caravan);
export const Motorcycle = one(vehicles.motorcycle);

export const Every: Story = {
  render: () => (
    <ResultGrid>{Object.values(vehicles).map((example) => exampleCard(example))}</ResultGrid>
  ),
};
export const Busy: Story = {
  render: () => (
    <ResultGrid busy>{Object.values(vehicles).map((example) => exampleCard(example))}</ResultGrid>
  ),
};
