import { LocationCarousel } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { groupPlaces } from '../examples/places.tsx';

const meta = {
  title: 'Location/LocationCarousel',
  component: LocationCarousel,
  args: { places: groupPlaces },
} satisfies Meta<typeof LocationCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const One: Story = { args: { filter: 'service' } };
export const Nothing: Story = { args: { filter: 'somewhere' } };
