import { LocationDirectory } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { groupPlaces, twoPlaces } from '../examples/places.tsx';

const meta = {
  title: 'Location/LocationDirectory',
  component: LocationDirectory,
  args: { places: groupPlaces },
} satisfies Meta<typeof LocationDirectory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { args: { filter: 'primary' } };
/** Words of the step are the dealer's. */
export const OwnStep: Story = {
  args: { places: twoPlaces.map((place) => ({ ...place, step: 'Arrange a visit to' })) },
};
export const Two: Story = { args: { places: twoPlaces } };
export const Three: Story = { args: { filter: 'sales' } };
export const More: Story = {};
export const ServiceAndParts: Story = { args: { filter: 'service-and-parts' } };
export const ByLocation: Story = { args: { filter: 'l-4' } };
export const Nothing: Story = { args: { filter: 'somewhere' } };
