import { formatNumber } from '@forecourt/domain';
import { type HomeView, SEARCH_PATH, type SiteView } from '@forecourt/site/template';
import {
  Grid,
  Hero,
  LocationCard,
  QuickTiles,
  ResultGrid,
  Section,
  Stack,
  Text,
  VehicleCard,
} from '@forecourt/ui';

/** A family dealer's front page: who we are, what is new, where we are. */
export function Home({ site, home }: { site: SiteView; home: HomeView }) {
  return (
    <>
      <Hero
        heading={home.headline}
        lead={home.tagline}
        image={home.hero}
        searchAction={SEARCH_PATH}
        searchLabel={`Search ${formatNumber(home.count)} vehicles`}
      />
      <Section heading="What are you looking for?">
        <QuickTiles kind="body" tiles={home.bodies.slice(0, 8)} />
      </Section>
      <Section
        heading="Latest arrivals"
        ground="soft"
        more={{ label: 'See everything in the yard', href: SEARCH_PATH }}
      >
        <ResultGrid>
          {home.latest.map((card) => (
            <VehicleCard key={card.vehicle.id} {...card} headingLevel={3} />
          ))}
        </ResultGrid>
      </Section>
      {home.about.length > 0 && (
        <Section heading={`About ${site.name}`}>
          <Stack gap="m">
            {home.about.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
        </Section>
      )}
      <Section heading="Come and see us" ground="soft">
        <Grid>
          {home.locations.map((place) => (
            <div key={place.location.id} id={place.location.slug}>
              <LocationCard {...place} />
            </div>
          ))}
        </Grid>
      </Section>
    </>
  );
}
