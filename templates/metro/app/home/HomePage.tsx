import { formatNumber } from '@forecourt/domain';
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
      {home.budget && <Budget view={home.budget} />}
      {home.latest.length > 0 && (
        <Section heading="Just landed" more={{ label: 'View all stock', href: SEARCH_PATH }}>
          <ServedCardRow cards={home.latest.slice(0, LATEST)} />
        </Section>
      )}
      {home.offers.length > 0 && (
        <Section
          heading="On offer now"
          ground="surface"
          more={{ label: 'All offers', href: OFFERS_PATH }}
        >
          <ServedOffers offers={home.offers} />
        </Section>
      )}
      {home.carTypes.length > 1 && (
        <Section heading="New, demo or used">
          <QuickTiles kind="value" tiles={home.carTypes} />
        </Section>
      )}
      {home.bodies.length > 0 && (
        <Section heading="Shop by body" ground="soft">
          <QuickTiles kind="body" tiles={home.bodies.slice(0, 8)} />
        </Section>
      )}
      {home.reviews && <ServedReviews {...home.reviews} heading="What our customers say" />}
      <Section heading="Our locations">
        <ServedPlaces places={home.locations} />
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

/** A strip: two amounts, what they come to, and on. Body types have tiles of their own. */
function Budget({ view }: { view: BudgetView }) {
  const { finder } = useBudget(view);
  return (
    <Section ground="soft">
      <BudgetFinder {...finder} bodies={[]} layout="band" basisHref={BUDGET_PATH} />
    </Section>
  );
}
