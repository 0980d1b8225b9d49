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
import { BudgetFinder, Hero, Prose, QuickTiles, Section, Text } from '@forecourt/ui';

/** Two rows on a desk. */
const LATEST = 8;

/** A city group's front page: stock first, then ways into it, words last. */
export function HomePage({ site, home }: { site: SiteView; home: HomeView }) {
  const search = useSearch(site);
  const { words } = home;
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
      {home.latest.length > 0 && (
        <Section heading={words.latest} more={{ label: words.all, href: SEARCH_PATH }}>
          <ServedCardRow cards={home.latest.slice(0, LATEST)} />
        </Section>
      )}
      {home.makes.length > 0 && (
        <Section heading={words.makes} more={{ label: words.all, href: SEARCH_PATH }}>
          <QuickTiles kind="make" tiles={home.makes.slice(0, 8)} />
        </Section>
      )}
      {home.budget && <Budget view={home.budget} />}
      {home.offers.length > 0 && (
        <Section
          heading={words.offers}
          ground="surface"
          more={{ label: words.allOffers, href: OFFERS_PATH }}
        >
          <ServedOffers offers={home.offers} />
        </Section>
      )}
      {home.carTypes.length > 1 && (
        <Section heading={words.conditions}>
          <QuickTiles kind="value" tiles={home.carTypes} />
        </Section>
      )}
      {home.bodies.length > 0 && (
        <Section heading={words.bodies} ground="soft">
          <QuickTiles kind="body" tiles={home.bodies.slice(0, 8)} />
        </Section>
      )}
      {home.reviews && <ServedReviews {...home.reviews} heading={words.reviews} />}
      <Section heading={words.places}>
        <ServedPlaces places={home.locations} />
      </Section>
      {home.about.length > 0 && (
        <Section heading={words.about} ground="soft">
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

/** A strip: two amounts, what they come to, and on. Body types have tiles of their own. */
function Budget({ view }: { view: BudgetView }) {
  const { finder } = useBudget(view);
  return (
    <Section ground="soft">
      <BudgetFinder {...finder} bodies={[]} layout="band" basisHref={BUDGET_PATH} />
    </Section>
  );
}
