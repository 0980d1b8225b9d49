import { LocationCarousel } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { groupPlaces } from '../examples/places.tsx';

const meta = {
  title: 'Location/LocationCarousel',
  component: LocationCarousel,
  args: { places: groupPlaces },
} satisfies Meta<typeof LocationCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
/** As many as a grid shows in one row: none is hidden. */
export const Four: Story = {
  args: { places: groupPlaces.slice(0, 4) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /next/i })).toBeNull();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
};
export const One: Story = { args: { filter: 'service' } };
export const Nothing: Story = { args: { filter: 'somewhere' } };
