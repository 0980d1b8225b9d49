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
import { BudgetFinder, Hero, Panel, Prose, QuickTiles, Section, Text } from '@forecourt/ui';

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
          <ServedCardRow cards={home.latest.slice(0, LATEST)} />
        </Section>
      )}
      {home.offers.length > 0 && (
        <Section heading="Deals on the yard" more={{ label: 'All deals', href: OFFERS_PATH }}>
          <ServedOffers offers={home.offers} layout="lead" />
        </Section>
      )}
      {home.budget && <Budget view={home.budget} />}
      {home.about.length > 0 && (
        <Section heading={`About ${site.name}`}>
          <Prose layout="lead">
            {home.about.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Prose>
        </Section>
      )}
      {home.reviews && <ServedReviews {...home.reviews} heading="What our neighbours say" />}
      <Section heading="Come and see us" ground="soft">
        <ServedPlaces places={home.locations} />
      </Section>
    </>
  );
}

/** What a family can spend, on a sheet of its own. */
function Budget({ view }: { view: BudgetView }) {
  const { finder } = useBudget(view);
  return (
    <Section>
      <Panel>
        <BudgetFinder {...finder} basisHref={BUDGET_PATH} />
      </Panel>
    </Section>
  );
}
