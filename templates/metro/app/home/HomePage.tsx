import { formatNumber } from '@forecourt/domain';
import { type HomeView, SEARCH_PATH, type SiteView, useSearch } from '@forecourt/site/template';
import {
  Hero,
  LocationGrid,
  Prose,
  QuickTiles,
  ResultGrid,
  Section,
  Text,
  VehicleCard,
} from '@forecourt/ui';

/** Two rows on a desk. */
const LATEST = 8;

/** A city group's front page: numbers, makes and stock first, words last. */
export function HomePage({ site, home }: { site: SiteView; home: HomeView }) {
  const search = useSearch(site);
  return (
    <>
      <Hero
        heading={home.headline}
        lead={home.tagline}
        image={home.hero}
        searchAction={SEARCH_PATH}
        searchLabel="Search"
        {...search}
      />
      {home.makes.length > 0 && (
        <Section
          heading="Shop by make"
          more={{ label: `All ${formatNumber(home.count)} vehicles`, href: SEARCH_PATH }}
        >
          <QuickTiles kind="make" tiles={home.makes.slice(0, 8)} />
        </Section>
      )}
      {home.latest.length > 0 && (
        <Section heading="Just landed" more={{ label: 'View all stock', href: SEARCH_PATH }}>
          <ResultGrid layout="row">
            {home.latest.slice(0, LATEST).map((card) => (
              <VehicleCard key={card.vehicle.id} {...card} headingLevel={3} />
            ))}
          </ResultGrid>
        </Section>
      )}
      {home.bodies.length > 0 && (
        <Section heading="Shop by body" ground="soft">
          <QuickTiles kind="body" tiles={home.bodies.slice(0, 8)} />
        </Section>
      )}
      <Section heading="Our locations">
        <LocationGrid places={home.locations} />
      </Section>
      {home.about.length > 0 && (
        <Section heading={`Why ${site.name}`} ground="soft">
          <Prose layout="columns">
            {home.about.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Prose>
        </Section>
      )}
    </>
  );
}
