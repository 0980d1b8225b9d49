import { locationCopy } from '@forecourt/domain';
import {
  Breadcrumbs,
  ButtonLink,
  Cluster,
  Container,
  Heading,
  LocationCarousel,
  LocationGrid,
  LocationMap,
  Section,
  Stack,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { group } from '../examples/locations.ts';
import { Page, type PageProps } from '../examples/Page.tsx';
import { groupPlaces, map } from '../examples/places.tsx';

type Args = Pick<PageProps, 'chrome'> & { filter: string; tileUrl: string | null };

const filters = [
  { label: 'All', filter: 'all' },
  { label: locationCopy.sales, filter: 'sales' },
  { label: 'Service and parts', filter: 'service-and-parts' },
];

function Locations({ filter, tileUrl, chrome = 'bar' }: Args) {
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
          <Cluster>
            {filters.map((entry) => (
              <ButtonLink
                key={entry.filter}
                href={`/locations?type=${entry.filter}`}
                variant={entry.filter === filter ? 'primary' : 'secondary'}
              >
                {entry.label}
              </ButtonLink>
            ))}
          </Cluster>
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
  args: { filter: 'all', tileUrl: map.tileUrl },
} satisfies Meta<typeof Locations>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const ServiceAndParts: Story = { args: { filter: 'service-and-parts', chrome: 'rows' } };
export const WithoutMap: Story = { args: { tileUrl: null, chrome: 'centred' } };
