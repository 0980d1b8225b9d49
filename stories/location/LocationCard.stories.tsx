import { type Location, weeklyHours } from '@forecourt/domain';
import { Grid, LocationCard } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { locations } from '../examples/locations.ts';

const place = locations[0] as Location;

const meta = {
  title: 'Location/LocationCard',
  component: LocationCard,
  args: { location: place, hours: weeklyHours(place.openingHours), href: '/locations/dubbo' },
} satisfies Meta<typeof LocationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { args: { openText: 'Open until 5:30pm' } };
export const Sparse: Story = {
  args: {
    location: { ...place, phone: null, street: null, placeUrl: null, dealerLicenseNumber: null },
    hours: [],
    href: null,
  },
};
export const Two: Story = {
  render: () => (
    <Grid columns="wide">
      {locations.map((location) => (
        <LocationCard
          key={location.id}
          location={location}
          hours={weeklyHours(location.openingHours, [6])}
          href={`/locations/${location.slug}`}
        />
      ))}
    </Grid>
  ),
};
