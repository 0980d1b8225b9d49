import {
  ButtonLink,
  Hero,
  type HeroProps,
  IndexList,
  ResultGrid,
  Section,
  Stack,
  Statement,
  VehicleSpotlight,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleCard } from '../examples/exampleCard.tsx';
import { Page } from '../examples/Page.tsx';
import { picture } from '../examples/picture.ts';
import { vehicles } from '../examples/vehicles.ts';

const makes = ['BMW', 'Mercedes-Benz', 'Porsche', 'Audi', 'Lexus', 'Land Rover', 'Jaguar', 'Volvo'];

function EditorialHome(props: HeroProps) {
  return (
    <Page path="/" chrome="centred" overlay>
      <Hero
        {...props}
        first={
          <ButtonLink href="/contact-us" size="l">
            Arrange your visit
          </ButtonLink>
        }
      />
      <Section
        heading="From the collection"
        ground="surface"
        more={{ label: 'View all 229', href: '/search' }}
      >
        <VehicleSpotlight
          vehicle={vehicles.ordinary.vehicle}
          image={picture('forecourt-sedan-silver-side')}
          href="/cars/one"
          side="full"
        />
      </Section>
      <Statement
        heading="About Verrell Hyde"
        paragraphs={[
          'We have introduced Melbourne drivers to remarkable cars since 1996. The collection changes every week; the care with which each one is chosen does not.',
          'Every vehicle is inspected independently, prepared in our own studio and shown to one person at a time.',
        ]}
      />
      <Section ground="surface">
        <Stack gap="xl">
          <VehicleSpotlight
            vehicle={vehicles.reduced.vehicle}
            image={picture('forecourt-sedan-silver-side')}
            href="/cars/two"
            side="start"
          />
          <VehicleSpotlight
            vehicle={vehicles.noPrice.vehicle}
            image={picture('forecourt-suv-blue-front')}
            href="/cars/three"
            side="end"
          />
        </Stack>
      </Section>
      <Section heading="By marque">
        <IndexList
          entries={makes.map((label, index) => ({
            label,
            href: `/search/${label}`,
            count: 61 - index * 7,
          }))}
        />
      </Section>
      <Section heading="Newly arrived" ground="surface">
        <ResultGrid>
          {[vehicles.new, vehicles.reduced, vehicles.longest].map((example) =>
            exampleCard(example),
          )}
        </ResultGrid>
      </Section>
    </Page>
  );
}

const meta = {
  title: 'Pages/Editorial home',
  component: EditorialHome,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Extraordinary, by appointment',
    lead: 'Prestige and performance, South Melbourne and Brighton.',
    image: picture('hero-country'),
    searchAction: '/search',
    searchLabel: 'Search',
  },
} satisfies Meta<typeof EditorialHome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const WithoutPicture: Story = { args: { image: null } };
