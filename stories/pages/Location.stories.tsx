import { type Location, weeklyHours } from '@forecourt/domain';
import {
  Breadcrumbs,
  Container,
  EnquiryForm,
  FrameTabs,
  LocationHeader,
  LocationServices,
  OpeningHours,
  Panel,
  PlaceMap,
  ServiceBanner,
  SplitLayout,
  Stack,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { enquiry } from '../examples/enquiry.ts';
import { locations } from '../examples/locations.ts';
import { Page } from '../examples/Page.tsx';
import { picture } from '../examples/picture.ts';
import { holidays, map } from '../examples/places.tsx';

const place = locations[0] as Location;
// It stands for another site's form, so it must not be of this one.
const booking = 'data:text/html,<p>Booking</p>';
const rows = weeklyHours(place.openingHours);

function OnePlace({ location }: { location: Location }) {
  return (
    <Page path={`/locations/${location.slug}`}>
      <Container>
        <Stack>
          <Breadcrumbs
            trail={[{ label: 'Locations', href: '/locations' }]}
            current={location.name}
          />
          <LocationHeader
            location={location}
            opening={{ open: true, text: 'Open now until 5:30pm' }}
            image={picture('hero-country', 'The yard')}
            phones={[
              { label: 'Sales', phone: '(02) 5550 0121' },
              { label: 'Service', phone: '(02) 5550 0122' },
            ]}
            writeHref="#enquire"
          />
          <SplitLayout
            main={
              <Stack gap="l">
                <Panel heading="Opening hours">
                  <OpeningHours
                    name={location.name}
                    departments={[
                      { name: 'Sales', rows },
                      { name: 'Service and parts', rows: weeklyHours(place.openingHours, [6]) },
                    ]}
                    today={2}
                    thisWeek={holidays.slice(0, 1)}
                    holidays={holidays}
                  />
                </Panel>
                <Panel heading="What we do here">
                  <LocationServices services={['Test drives', 'Trade-in valuations', 'Finance']} />
                </Panel>
                <FrameTabs
                  label={`Get in touch with ${location.name}`}
                  first={{
                    label: 'Send a message',
                    content: (
                      <Panel heading="Send a message" id="enquire">
                        <EnquiryForm {...enquiry} />
                      </Panel>
                    ),
                  }}
                  frames={[{ title: 'Book a service', url: booking }]}
                />
              </Stack>
            }
            aside={<PlaceMap location={location} others={locations.slice(1)} {...map} />}
          />
        </Stack>
      </Container>
      <ServiceBanner href="/service#service-booking" />
    </Page>
  );
}

const meta = {
  title: 'Pages/Location',
  component: OnePlace,
  parameters: { layout: 'fullscreen' },
  args: { location: place },
} satisfies Meta<typeof OnePlace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
/** R7-10: a booking form is loaded when its tab is opened, and not before. */
export const Booking: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Book a service' }));
    await expect(canvas.getByTitle('Book a service')).toBeVisible();
  },
};
export const WithoutPosition: Story = {
  args: { location: { ...place, latitude: null, longitude: null, placeUrl: null } },
};
