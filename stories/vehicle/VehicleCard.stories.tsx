import { ResultGrid, SaveButton, VehicleCard, VehicleCardSkeleton } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type CardExtras, exampleCard } from '../examples/exampleCard.tsx';
import { estimates } from '../examples/finance.ts';
import { picture } from '../examples/picture.ts';
import { type ExampleVehicle, vehicles } from '../examples/vehicles.ts';

const meta = { title: 'Vehicle/VehicleCard', component: VehicleCard } satisfies Meta<
  typeof VehicleCard
>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

function one(example: ExampleVehicle, extras: CardExtras = {}): Story {
  return {
    render: () => <ResultGrid>{exampleCard(example, false, extras)}</ResultGrid>,
  };
}

/** A file that no browser can show. */
const nothing = { src: 'data:image/webp;base64,AA', sources: [] };

const every = Object.values(vehicles);

/** What a listing may put on a card; one vehicle is saved already. */
function extrasOf({ vehicle }: ExampleVehicle): CardExtras {
  return {
    save: (
      <SaveButton
        title={vehicle.title}
        variant="icon"
        saved={vehicle.id === '3'}
        signInHref="/sign-in?type=watchlist"
      />
    ),
    ...(vehicle.available && {
      estimate: vehicle.id === '7' ? estimates.longest : estimates.weekly,
    }),
  };
}

export const Ordinary = one(vehicles.ordinary);
export const New = one(vehicles.new);
export const Demo = one(vehicles.demo);
export const Reduced = one(vehicles.reduced);
export const NoPrice = one(vehicles.noPrice);
export const Preorder = one(vehicles.preorder);
export const Sold: Story = {
  ...one(vehicles.sold),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('JUST SOLD')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Find Me Something Similar/ })).toBeVisible();
    await expect(canvas.queryByText('Enquire Now')).toBeNull();
  },
};
export const SoldUsed: Story = {
  ...one(vehicles.soldUsed),
  play: async ({ canvas }) => {
    // On the photo, where the tag tells something else, and in place of the price.
    const told = canvas.getAllByText('Sold');
    await expect(told).toHaveLength(2);
    for (const text of told) await expect(text).toBeVisible();
  },
};
export const NoPhoto = one(vehicles.noPhoto);
/** Nobody takes photos of it any more. */
export const SoldNoPhoto: Story = {
  ...one({ ...vehicles.soldUsed, picture: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No photos')).toBeVisible();
  },
};
/** Its file is none: the body is drawn in its place, with the photo's words. */
export const BrokenPhoto: Story = {
  render: () => (
    <ResultGrid>
      <VehicleCard
        vehicle={vehicles.ordinary.vehicle}
        image={{ ...picture('country-ute-dual-white-side', 'A white ute'), ...nothing }}
        href="/cars/1"
        enquireHref="/cars/1/enquire"
        similarHref="/search"
        enquireLabel="Enquire Now"
      />
    </ResultGrid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('img', { name: 'A white ute' })).toBeVisible();
  },
};
export const Electric = one(vehicles.electric);
export const Longest = one(vehicles.longest, extrasOf(vehicles.longest));
export const Caravan = one(vehicles.caravan);
export const Motorcycle = one(vehicles.motorcycle);

export const Every: Story = {
  render: () => <ResultGrid>{every.map((example) => exampleCard(example))}</ResultGrid>,
};
export const EveryWithExtras: Story = {
  render: () => (
    <ResultGrid>
      {every.map((example) => exampleCard(example, false, extrasOf(example)))}
    </ResultGrid>
  ),
};
export const List: Story = {
  render: () => (
    <ResultGrid layout="list">{every.map((example) => exampleCard(example))}</ResultGrid>
  ),
};
export const ListWithExtras: Story = {
  render: () => (
    <ResultGrid layout="list">
      {every.map((example) => exampleCard(example, false, extrasOf(example)))}
    </ResultGrid>
  ),
};
export const Busy: Story = {
  render: () => <ResultGrid busy>{every.map((example) => exampleCard(example))}</ResultGrid>,
};
export const Loading: Story = {
  render: () => (
    <ResultGrid busy>
      {['a', 'b', 'c', 'd'].map((key) => (
        <VehicleCardSkeleton key={key} />
      ))}
    </ResultGrid>
  ),
};
