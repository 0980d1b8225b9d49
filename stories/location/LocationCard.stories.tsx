import { type Location, weeklyHours } from '@forecourt/domain';
import { Grid, HolidayHours, LocationCard } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { locations } from '../examples/locations.ts';
import { picture } from '../examples/picture.ts';
import { holidays, twoPlaces } from '../examples/places.tsx';

const place = locations[0] as Location;

const emailUs = { href: '/locations/dubbo#enquire', about: 'location_id=1' };

const meta = {
  title: 'Location/LocationCard',
  component: LocationCard,
  args: { location: place, hours: weeklyHours(place.openingHours), href: '/locations/dubbo' },
  decorators: [(Story) => <Grid columns="wide">{Story()}</Grid>],
} satisfies Meta<typeof LocationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  args: {
    opening: { open: true, text: 'Open now until 5:30pm' },
    today: 2,
    image: picture('hero-country', 'The yard at Dubbo'),
    holidays: <HolidayHours rows={holidays} name={place.name} />,
    emailUs,
  },
};
export const ClosedNow: Story = {
  args: { opening: { open: false, text: 'Closed now, opens Mon 8:30am' }, today: 0 },
};
export const ByAppointment: Story = {
  args: { hours: weeklyHours(place.openingHours, [0, 6]), today: 6 },
};
export const SeveralPhones: Story = {
  args: {
    phones: [
      { label: 'Sales', phone: '(02) 5550 0121' },
      { label: 'Service', phone: '(02) 5550 0122' },
      { label: 'Parts', phone: '1300 555 012' },
    ],
    emailUs,
  },
};
export const NoPhone: Story = { args: { location: { ...place, phone: null }, emailUs } };
export const Longest: Story = {
  args: {
    location: {
      ...place,
      name: 'Verrell Hyde Prestige and Performance Vehicles of Castle Hill',
      street: 'Building C, Suite 14, 1180-1196 Great Northern Highway',
      city: 'Cunnamulla Wyandra Junction',
      dealerLicenseNumber: 'MD 12345678 and MD 87654321',
    },
    opening: { open: false, text: 'Closed now, opens 27/04/2026 8:30am' },
  },
};
export const Sparse: Story = {
  args: {
    location: {
      ...place,
      type: '',
      phone: null,
      street: null,
      placeUrl: null,
      dealerLicenseNumber: null,
    },
    hours: [],
    href: null,
  },
};
export const Two: Story = {
  render: () => (
    <>
      {twoPlaces.map((props) => (
        <LocationCard key={props.location.id} {...props} />
      ))}
    </>
  ),
};
