import {
  noun,
  type SearchState,
  searchHref,
  withPage,
  withQuery,
  withSort,
} from '@forecourt/domain';
import {
  AppliedFilters,
  Breadcrumbs,
  Cluster,
  Container,
  FilterPanel,
  Heading,
  NoResults,
  Pagination,
  QuickFilters,
  RecentSearches,
  ResultGrid,
  type ResultGridProps,
  SearchLayout,
  SortSelect,
  Stack,
  Text,
  UnderstoodSearch,
  VehicleCard,
} from '@forecourt/ui';
import { memo, use, useDeferredValue } from 'react';
import { useFetchers, useNavigation } from 'react-router';
import { NavigateContext } from '../../template/RouterLink.tsx';
import { useSiteView } from '../../template/SiteDocument.tsx';
import type { VehicleCardView } from '../../view/vehicleCard.ts';
import { ChooseView } from './ChooseView.tsx';
import type { ListingView } from './listingView.ts';
import { SearchDown } from './SearchDown.tsx';
import { useSuggestionSource } from './suggest/useSuggestionSource.ts';
import { useFolds } from './useFolds.ts';
import { bringDrawerStyles } from './useListing.ts';
import { useRecentSearches } from './useRecentSearches.ts';
import { withChange } from './withChange.ts';

/** Cards drawn first on every screen; their pictures are fetched at once. */
const FIRST_ROW = 3;

/** Cards that a shopper can see when a search changes; a phone shows one and a part of the next. */
const inSight = (): number => (globalThis.innerWidth < 640 ? 2 : 6);

/** A vehicle that stays in the results is not drawn anew: its card's properties stay the same. */
const Card = memo(VehicleCard);

export function ListingPage({ view }: { view: ListingView }) {
  return <Page view={view} slug={useSiteView()?.slug ?? null} />;
}

/** Drawn again when the view changes, not with every state of the router. */
const Page = memo(function Page({ view, slug }: { view: ListingView; slug: string | null }) {
  const { path, asked, state, preset, count, countText, pages, itemType, pills, clearHref } = view;
  const navigate = use(NavigateContext);
  const [folds, keepFold] = useFolds(view.remembersFolds ? slug : null);
  const hrefOf = (next: SearchState) => searchHref(path, next, preset);
  // The results change under the shopper's hand: the page stays where it is (R2-58).
  const open = (href: string) => void navigate?.(href, { preventScrollReset: true });
  const apply = (next: SearchState) => open(hrefOf(next));
  // The box shows what was typed, the rest of the panel what it was read as.
  const shown = { ...state, query: asked.query };
  const change = (next: SearchState) =>
    apply(
      next.query === shown.query ? withChange(asked, state, next) : withQuery(asked, next.query),
    );
  const suggestions = useSuggestionSource(view, open);
  const later = useDeferredValue(view);
  const isUnknown = view.isDown === true && count === 0;
  const show = () => window.scrollTo({ top: 0 });

  return (
    <Container>
      <SearchLayout
        heading={
          <Stack gap="s">
            <Breadcrumbs trail={[{ label: 'Home', href: '/' }]} current={view.title} />
            <Heading level={1}>{view.title}</Heading>
            {view.subtitle !== null && <Text tone="muted">{view.subtitle}</Text>}
          </Stack>
        }
        applied={pills.length}
        countText={isUnknown ? '' : `${countText} ${noun(itemType, count)}`}
        pageText={pages > 1 ? `page ${asked.page} of ${pages}` : null}
        sort={
          <Cluster gap="s">
            <ChooseView />
            <SortSelect
              action={path}
              state={asked}
              onSort={(sort) => apply(withSort(asked, sort))}
            />
          </Cluster>
        }
        prepareDrawer={bringDrawerStyles}
        filters={(close) => (
          <FilterPanel
            action={path}
            state={shown}
            sections={view.sections}
            count={count}
            countText={isUnknown ? 'All' : countText}
            itemType={itemType}
            openSections={folds}
            {...(keepFold && { onFold: keepFold })}
            onChange={change}
            suggestions={suggestions}
            onShow={() => {
              close?.();
              show();
            }}
          />
        )}
      >
        <Stack gap="l">
          {(view.quickFilters.length > 0 || view.understood || pills.length > 0) && (
            <Stack gap="s">
              <QuickFilters filters={view.quickFilters} />
              {view.understood && <UnderstoodSearch {...view.understood} />}
              {view.cards.length > 0 && <AppliedFilters pills={pills} clearHref={clearHref} />}
            </Stack>
          )}
          {isUnknown ? (
            <>
              <SearchDown href={hrefOf(asked)} />
              {view.standIn && view.standIn.length > 0 && (
                <>
                  <Heading level={2} size="h3">
                    Some of our vehicles
                  </Heading>
                  <Results view={{ ...view, cards: view.standIn, promos: [] }} />
                </>
              )}
            </>
          ) : view.cards.length === 0 ? (
            <NoResults
              itemType={itemType}
              pills={pills}
              clearHref={clearHref}
              relaxations={view.waysOut}
              firstPageHref={count > 0 ? hrefOf(withPage(asked, 1)) : null}
            />
          ) : (
            <Results view={view} />
          )}
          {/* Past the end the way back stands in place of the results. */}
          {asked.page <= pages && (
            <Pagination
              page={asked.page}
              pages={pages}
              hrefOf={(page) => hrefOf(withPage(asked, page))}
            />
          )}
          <Recent view={later} />
        </Stack>
      </SearchLayout>
    </Container>
  );
});

/**
 * What is in sight is drawn first; the cards below follow in a moment, as those before them go. In
 * sight a place keeps its card and changes what it says, which is less work than another card.
 */
function Results({ view: { cards, promos, now } }: { view: ListingView }) {
  const size = inSight();
  const below = useDeferredValue(cards).slice(size, cards.length);
  const first = cards.slice(0, size);
  const rest = below.filter((card) => !first.some((one) => isSame(one, card)));
  return (
    <BusyGrid promos={{ tiles: promos, page: 1, now }}>
      {first.map((card, place) => (
        <Card key={`place ${place}`} {...card} priority={place < FIRST_ROW} />
      ))}
      {rest.map((card, place) => (
        <Card key={card.vehicle.id} {...card} priority={size + place < FIRST_ROW} />
      ))}
    </BusyGrid>
  );
}

function isSame(one: VehicleCardView, other: VehicleCardView): boolean {
  return one.vehicle.id === other.vehicle.id;
}

function BusyGrid(props: Pick<ResultGridProps, 'promos' | 'children'>) {
  const isLoading = useNavigation().state === 'loading';
  const isFetching = useFetchers().some(({ state }) => state === 'loading');
  return <ResultGrid {...props} layout="chosen" busy={isLoading || isFetching} />;
}

/** At the end of the page: it waits until what is in sight has been drawn. */
const Recent = memo(function Recent({ view: { path, asked, words } }: { view: ListingView }) {
  return <RecentSearches {...useRecentSearches(path, asked, words)} />;
});
