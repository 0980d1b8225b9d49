import {
  Hero,
  type HeroProps,
  type QuickTile,
  QuickTiles,
  ResultGrid,
  Section,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleCard } from '../examples/exampleCard.tsx';
import { Page, type PageProps } from '../examples/Page.tsx';
import { picture } from '../examples/picture.ts';
import { vehicles } from '../examples/vehicles.ts';

function tiles(labels: readonly string[]): QuickTile[] {
  return labels.map((label, index) => ({ label, href: `/search/${label}`, count: 64 - index * 7 }));
}

type Args = HeroProps & Pick<PageProps, 'chrome' | 'overlay'>;

function Home({ chrome = 'bar', overlay = false, ...props }: Args) {
  return (
    <Page path="/" chrome={chrome} overlay={overlay}>
      <Hero {...props} />
      <Section heading="Shop by body type">
        <QuickTiles
          kind="body"
          tiles={tiles(['SUV', 'Ute', 'Hatch', 'Sedan', 'Wagon', 'Van', 'Caravan', 'Motorcycle'])}
        />
      </Section>
      <Section
        heading="Fresh on the yard"
        ground="soft"
        more={{ label: 'See all 237 vehicles', href: '/search' }}
      >
        <ResultGrid layout="row">
          {[vehicles.ordinary, vehicles.new, vehicles.reduced, vehicles.noPrice].map((example) =>
            exampleCard(example),
          )}
        </ResultGrid>
      </Section>
      <Section heading="Popular makes">
        <QuickTiles
          kind="make"
          tiles={tiles(['Toyota', 'Mazda', 'Hyundai', 'Isuzu', 'Mitsubishi', 'Ford'])}
        />
      </Section>
    </Page>
  );
}

const meta = {
  title: 'Pages/Home',
  component: Home,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Built for the country, sold by locals',
    lead: 'Utes, four-wheel drives, bikes and vans. Honest deals in the Central West since 1974.',
    image: picture('hero-country'),
    searchAction: '/search',
    searchLabel: 'Search',
  },
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const WithoutPicture: Story = { args: { image: null } };
export const Rows: Story = { args: { chrome: 'rows' } };
export const Centred: Story = { args: { chrome: 'centred' } };
export const CentredOverPicture: Story = { args: { chrome: 'centred', overlay: true } };
