import { searchHref, withPage } from '@forecourt/domain';
import {
  NoResults,
  Pagination,
  ResultGrid,
  type ResultGridProps,
  VehicleCard,
} from '@forecourt/ui';
import { memo, useDeferredValue } from 'react';
import { useFetchers, useNavigation } from 'react-router';
import type { ListingView } from '../../../listing/listingView.ts';
import type { VehicleCardView } from '../../../presenters/vehicleCard.ts';
import { useSiteView } from '../../../shell/SiteDocument.tsx';

/** The vehicles of a page and the way to others, or ways out where there are none. */
export function Results({ view }: { view: ListingView }) {
  const { path, asked, understood, preset, pages, cards, count } = view;
  const site = useSiteView();
  const hrefOf = (page: number) => searchHref(path, withPage(asked, page), preset);
  return (
    <>
      {cards.length === 0 ? (
        site && (
          <NoResults
            words={site.nothing}
            itemType={view.kind}
            pills={[...(understood?.pieces ?? []), ...view.pills]}
            unknown={understood?.rest ?? asked.query}
            clearHref={view.clearHref}
            relaxations={view.waysOut}
            firstPageHref={count > 0 ? hrefOf(1) : null}
            phone={site.phone}
          />
        )
      ) : (
        <Cards view={view} />
      )}
      {/* Past the end the way back stands in place of the results. */}
      {asked.page <= pages && <Pagination page={asked.page} pages={pages} hrefOf={hrefOf} />}
    </>
  );
}

/** Cards that would leave most of a row empty: each takes a whole one. */
const FEW = 2;

/** Of a vehicle across the page. */
const ACROSS = '100vw';

/** Cards that a shopper can see when a search changes; a phone shows one and a part of the next. */
function inSight(): number {
  return globalThis.innerWidth < 640 ? 2 : 6;
}

/** A vehicle that stays in the results is not drawn anew: its card's properties stay the same. */
const Card = memo(VehicleCard);

/**
 * What is in sight is drawn first; the cards below follow in a moment, as those before them go. In
 * sight a place keeps its card and changes what it says, which is less work than another card.
 */
function Cards({ view: { asked, cards, promos, now } }: { view: ListingView }) {
  const size = inSight();
  const below = useDeferredValue(cards).slice(size, cards.length);
  const first = cards.slice(0, size);
  const rest = below.filter((card) => !first.some((one) => isSame(one, card)));
  const site = useSiteView();
  // A picture is what it is for, and others follow it.
  const headline =
    site?.listingLayout === 'gallery' &&
    asked.page === 1 &&
    cards.length > FEW &&
    cards[0]?.image !== null;
  return (
    <BusyGrid
      promos={{ tiles: promos, page: 1, now }}
      headline={headline}
      layout={cards.length + promos.length > FEW ? 'chosen' : 'list'}
    >
      {first.map((card, place) => (
        <Card
          key={`place ${place}`}
          {...card}
          priority={place === 0}
          {...(headline && place === 0 && { sizes: ACROSS })}
        />
      ))}
      {rest.map((card, place) => (
        <Card key={card.vehicle.id} {...card} priority={size + place === 0} />
      ))}
    </BusyGrid>
  );
}

function isSame(one: VehicleCardView, other: VehicleCardView): boolean {
  return one.vehicle.id === other.vehicle.id;
}

function BusyGrid(props: Pick<ResultGridProps, 'promos' | 'layout' | 'headline' | 'children'>) {
  const isLoading = useNavigation().state === 'loading';
  const isFetching = useFetchers().some(({ state }) => state === 'loading');
  return <ResultGrid {...props} busy={isLoading || isFetching} />;
}
