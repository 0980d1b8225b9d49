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
  type VehicleCardView,
} from '@forecourt/site/template';
import {
  BudgetFinder,
  ButtonLink,
  Hero,
  IndexList,
  Section,
  Stack,
  Statement,
  VehicleSpotlight,
} from '@forecourt/ui';

/** Shown large, one by one: the dearest of what came last. */
const SPOTLIGHTS = 3;
/** Two rows on a desk. */
const LATEST = 6;

/** A gallery's front page: a visit, one car before all, who we are, two more, the rest as an index. */
export function HomePage({ site, home }: { site: SiteView; home: HomeView }) {
  const search = useSearch(site);
  const { words } = home;
  const [place] = home.locations;
  const large = spotlightsOf(home);
  const [leading, ...further] = large;
  const others = home.latest.filter((card) => !large.includes(card)).slice(0, LATEST);
  return (
    <>
      <Hero
        heading={home.headline}
        lead={home.tagline}
        image={home.hero}
        first={
          place && (
            <ButtonLink href={place.href} size="l">
              {words.visit}
            </ButtonLink>
          )
        }
        searchAction={SEARCH_PATH}
        searchLabel="Search"
        {...search}
      />
      {leading && (
        <Section
          heading={words.spotlight}
          ground="surface"
          more={{ label: words.all, href: SEARCH_PATH }}
        >
          <Spotlight card={leading} side="full" />
        </Section>
      )}
      {home.about.length > 0 && <Statement heading={words.about} paragraphs={home.about} />}
      {further.length > 0 && (
        <Section ground="surface">
          <Stack gap="xl">
            {further.map((card, index) => (
              <Spotlight
                key={card.vehicle.id}
                card={card}
                side={index % 2 === 0 ? 'start' : 'end'}
              />
            ))}
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

function spotlightsOf({ latest, dearest }: HomeView) {
  const shown = latest.filter(({ vehicle, image }) => image !== null && vehicle.available);
  return dearest
    .flatMap((id) => shown.filter(({ vehicle }) => vehicle.id === id))
    .slice(0, SPOTLIGHTS);
}

function Spotlight({ card, side }: { card: VehicleCardView; side: 'start' | 'end' | 'full' }) {
  const { vehicle, image, href } = card;
  return image && <VehicleSpotlight vehicle={vehicle} image={image} href={href} side={side} />;
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
