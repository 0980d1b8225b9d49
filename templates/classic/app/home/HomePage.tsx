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

/** A family dealer's front page: who we are, what is new, where we are. */
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
      {home.bodies.length > 0 && (
        <Section heading="What are you looking for?">
          <QuickTiles kind="body" tiles={home.bodies.slice(0, 8)} />
        </Section>
      )}
      {home.latest.length > 0 && (
        <Section
          heading="Latest arrivals"
          ground="soft"
          more={{ label: `See all ${formatNumber(home.count)} in the yard`, href: SEARCH_PATH }}
        >
          <ResultGrid layout="row">
            {home.latest.slice(0, LATEST).map((card) => (
              <VehicleCard key={card.vehicle.id} {...card} headingLevel={3} />
            ))}
          </ResultGrid>
        </Section>
      )}
      {home.about.length > 0 && (
        <Section heading={`About ${site.name}`}>
          <Prose layout="lead">
            {home.about.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Prose>
        </Section>
      )}
      <Section heading="Come and see us" ground="soft">
        <LocationGrid places={home.locations} />
      </Section>
    </>
  );
}
