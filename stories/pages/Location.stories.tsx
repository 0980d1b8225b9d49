import { type Location, weeklyHours } from '@forecourt/domain';
import {
  Breadcrumbs,
  ButtonLink,
  Container,
  EnquiryForm,
  Heading,
  LocationCard,
  LocationMap,
  OpeningHours,
  Panel,
  ServiceBanner,
  SplitLayout,
  Stack,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { enquiry } from '../examples/enquiry.ts';
import { locations } from '../examples/locations.ts';
import { Page } from '../examples/Page.tsx';
import { picture } from '../examples/picture.ts';
import { holidays, map } from '../examples/places.tsx';

const place = locations[0] as Location;
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
          <Heading level={1}>{location.name}</Heading>
          <SplitLayout
            main={
              <Stack gap="l">
                <LocationMap locations={[location]} {...map} />
                <Panel heading="Opening hours">
                  <OpeningHours
                    name={location.name}
                    departments={[
                      { name: 'Sales', rows },
                      { name: 'Service and parts', rows: weeklyHours(place.openingHours, [6]) },
                    ]}
                    opening={{ open: true, text: 'Open now until 5:30pm' }}
                    today={2}
                    holidays={holidays}
                  />
                </Panel>
                <Panel heading={`Write to ${location.name}`} id="enquire">
                  <EnquiryForm {...enquiry} />
                </Panel>
              </Stack>
            }
            aside={
              <Stack>
                <LocationCard
                  location={location}
                  hours={[]}
                  image={picture('hero-country', 'The yard')}
                  phones={[
                    { label: 'Sales', phone: '(02) 5550 0121' },
                    { label: 'Service', phone: '(02) 5550 0122' },
                  ]}
                  headingLevel={2}
                />
                <ButtonLink href="/search?refinementList[location_name][0]=Dubbo" wide>
                  See the cars here
                </ButtonLink>
              </Stack>
            }
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
export const WithoutPosition: Story = {
  args: { location: { ...place, latitude: null, longitude: null, placeUrl: null } },
};
