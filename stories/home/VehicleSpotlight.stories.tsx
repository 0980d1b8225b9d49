import { VehicleSpotlight } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from '../examples/picture.ts';
import { vehicles } from '../examples/vehicles.ts';

function shown({ vehicle }: (typeof vehicles)[keyof typeof vehicles]) {
  return {
    vehicle,
    image: picture('forecourt-sedan-silver-side'),
    href: `/cars/${vehicle.slug}`,
  };
}

const meta = {
  title: 'Home/VehicleSpotlight',
  component: VehicleSpotlight,
  args: { ...shown(vehicles.ordinary), side: 'start' },
} satisfies Meta<typeof VehicleSpotlight>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PictureFirst: Story = {};
export const PictureLast: Story = { args: { side: 'end' } };
/** Before all others: as wide as the page, its words under it. */
export const Full: Story = { args: { side: 'full' } };
export const Reduced: Story = { args: shown(vehicles.reduced) };
/** Its tag says what drives it, its ribbon that it is not here yet. */
export const TagAndState: Story = { args: shown(vehicles.comingSoon) };
export const Sold: Story = { args: shown(vehicles.soldUsed) };
export const NoPrice: Story = { args: shown(vehicles.noPrice) };
export const Longest: Story = { args: shown(vehicles.longest) };
