import { LocationGrid } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { groupPlaces, twoPlaces } from '../examples/places.tsx';

const meta = {
  title: 'Location/LocationGrid',
  component: LocationGrid,
  args: { places: groupPlaces },
} satisfies Meta<typeof LocationGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { args: { filter: 'primary' } };
export const Two: Story = { args: { places: twoPlaces } };
export const Three: Story = { args: { filter: 'sales' } };
export const More: Story = {};
export const ServiceAndParts: Story = { args: { filter: 'service-and-parts' } };
export const ByLocation: Story = { args: { filter: 'l-4' } };
export const Nothing: Story = { args: { filter: 'somewhere' } };
