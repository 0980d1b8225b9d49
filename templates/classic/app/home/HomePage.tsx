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
import { BudgetFinder, Hero, Panel, Prose, QuickTiles, Section, Stack, Text } from '@forecourt/ui';

/** Beside the first, which is shown large: a few to talk about, the others are a press away. */
const MORE = 3;

/** A family dealer's front page, in the order of a visit: who we are, what is new, what others say, where we are. */
export function HomePage({ site, home }: { site: SiteView; home: HomeView }) {
  const search = useSearch(site);
  const { words, latest } = home;
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
      {home.about.length > 0 && (
        <Section heading={words.about}>
          <Prose layout="lead">
            {home.about.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Prose>
        </Section>
      )}
      {latest.length > 0 && (
        <Section
          heading={words.latest}
          ground="soft"
          more={{ label: words.all, href: SEARCH_PATH }}
        >
          <Stack>
            <ServedCardRow cards={latest.slice(0, 1)} layout="lead" />
            {latest.length > MORE && (
              <ServedCardRow cards={latest.slice(1, 1 + MORE)} across={MORE} />
            )}
          </Stack>
        </Section>
      )}
      {home.reviews && <ServedReviews {...home.reviews} heading={words.reviews} />}
      <Section heading={words.places} ground="soft">
        <ServedPlaces places={home.locations} />
      </Section>
      {home.bodies.length > 0 && (
        <Section heading={words.bodies}>
          <QuickTiles kind="body" tiles={home.bodies.slice(0, 8)} />
        </Section>
      )}
      {home.offers.length > 0 && (
        <Section heading={words.offers} more={{ label: words.allOffers, href: OFFERS_PATH }}>
          <ServedOffers offers={home.offers} layout="lead" />
        </Section>
      )}
      {home.budget && <Budget view={home.budget} />}
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
