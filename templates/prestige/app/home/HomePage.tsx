import {
  BUDGET_PATH,
  type BudgetView,
  type HomeView,
  OFFERS_PATH,
  SEARCH_PATH,
  ServedCardRow,
  ServedOffers,
  ServedPlaces,
  ServedReviews,
  type SiteView,
  useBudget,
  useSearch,
} from '@forecourt/site/template';
import {
  BudgetFinder,
  Hero,
  IndexList,
  Section,
  Stack,
  Statement,
  VehicleSpotlight,
} from '@forecourt/ui';

/** Shown large, one by one. */
const SPOTLIGHTS = 3;
/** Two rows on a desk. */
const LATEST = 6;

/** A gallery's front page: a few cars shown large, who we are, the rest as an index. */
export function HomePage({ site, home }: { site: SiteView; home: HomeView }) {
  const search = useSearch(site);
  const { words } = home;
  const spotlights = home.latest.filter(({ vehicle }) => vehicle.available).slice(0, SPOTLIGHTS);
  const others = home.latest.filter((card) => !spotlights.includes(card)).slice(0, LATEST);
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
      {home.about.length > 0 && <Statement heading={words.about} paragraphs={home.about} />}
      {spotlights.length > 0 && (
        <Section
          heading={words.spotlight}
          ground="surface"
          more={{ label: words.all, href: SEARCH_PATH }}
        >
          <Stack gap="xl">
            {spotlights.map(
              ({ vehicle, image, href }, index) =>
                image && (
                  <VehicleSpotlight
                    key={vehicle.id}
                    vehicle={vehicle}
                    image={image}
                    href={href}
                    side={index % 2 === 0 ? 'start' : 'end'}
                  />
                ),
            )}
          </Stack>
        </Section>
      )}
      {home.makes.length > 0 && (
        <Section heading={words.makes}>
          <IndexList entries={home.makes} />
        </Section>
      )}
      {home.budget && <Budget view={home.budget} />}
      {others.length > 0 && (
        <Section heading={words.latest} ground="surface">
          <ServedCardRow cards={others} across={3} />
        </Section>
      )}
      {home.offers.length > 0 && (
        <Section heading={words.offers} more={{ label: words.allOffers, href: OFFERS_PATH }}>
          <ServedOffers offers={home.offers} layout="lines" />
        </Section>
      )}
      {home.reviews && <ServedReviews {...home.reviews} heading={words.reviews} />}
      <Section heading={words.places}>
        <ServedPlaces places={home.locations} />
      </Section>
    </>
  );
}

/** The amount as a figure in a catalogue. */
function Budget({ view }: { view: BudgetView }) {
  const { finder } = useBudget(view);
  return (
    <Section>
      <BudgetFinder {...finder} layout="poster" basisHref={BUDGET_PATH} />
    </Section>
  );
}
