import { enquiryCopy, locationCopy } from '@forecourt/domain';
import {
  Breadcrumbs,
  Container,
  DistanceForm,
  Heading,
  LocationCarousel,
  LocationFilters,
  LocationGrid,
  LocationMap,
  Section,
  Stack,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { group } from '../examples/locations.ts';
import { Page, type PageProps } from '../examples/Page.tsx';
import { groupPlaces, map } from '../examples/places.tsx';

type Args = Pick<PageProps, 'chrome'> & {
  filter: string;
  tileUrl: string | null;
  postcode: string;
};

const filters = [
  { label: 'All', filter: 'all' },
  { label: locationCopy.sales, filter: 'sales' },
  { label: 'Service and parts', filter: 'service-and-parts' },
];

function Locations({ filter, tileUrl, postcode, chrome = 'bar' }: Args) {
  return (
    <Page path="/locations" chrome={chrome}>
      <Container>
        <Stack>
          <Breadcrumbs trail={[{ label: 'Home', href: '/' }]} current="Locations" />
          <Heading level={1}>Find us</Heading>
          <LocationMap
            locations={group}
            filter={filter}
            tileUrl={tileUrl}
            attribution={map.attribution}
          />
        </Stack>
      </Container>
      <Section heading="Every yard and workshop">
        <Stack>
          <LocationFilters
            filters={filters.map((entry) => ({
              label: entry.label,
              href: `/locations?show=${entry.filter}`,
              active: entry.filter === filter,
            }))}
          >
            <DistanceForm
              action="/locations"
              postcode={postcode}
              error={postcode === '' || postcode.length === 4 ? null : enquiryCopy.invalidPostcode}
              told={postcode.length === 4 && `The nearest to the middle of ${postcode} first`}
            />
          </LocationFilters>
          <LocationGrid places={groupPlaces} filter={filter} />
        </Stack>
      </Section>
      <Section heading="Close to you" ground="soft">
        <LocationCarousel places={groupPlaces} />
      </Section>
    </Page>
  );
}

const meta = {
  title: 'Pages/Locations',
  component: Locations,
  parameters: { layout: 'fullscreen' },
  args: { filter: 'all', tileUrl: map.tileUrl, postcode: '' },
} satisfies Meta<typeof Locations>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const ServiceAndParts: Story = { args: { filter: 'service-and-parts', chrome: 'rows' } };
export const WithoutMap: Story = { args: { tileUrl: null, chrome: 'centred' } };
export const FromPostcode: Story = { args: { postcode: '4101' } };
export const InvalidPostcode: Story = { args: { postcode: '41' } };
