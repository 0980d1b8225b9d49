import { StockRows } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { vehicles } from '../examples/vehicles.ts';

const rows = Object.values(vehicles).map(({ vehicle }) => ({
  vehicle,
  href: `/cars/${vehicle.slug}`,
}));

const meta = {
  title: 'Search/StockRows',
  component: StockRows,
  args: { vehicles: rows },
} satisfies Meta<typeof StockRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {};
export const One: Story = { args: { vehicles: rows.slice(0, 1) } };
