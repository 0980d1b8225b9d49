import {
  noun,
  type SearchState,
  searchHref,
  unsearchedText,
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
  ListingSearch,
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
import { listingCrumbs } from '../../listing/listingCrumbs.ts';
import type { ListingView } from '../../listing/listingView.ts';
import { searchHint } from '../../listing/searchHint.ts';
import { withChange } from '../../listing/withChange.ts';
import type { VehicleCardView } from '../../presenters/vehicleCard.ts';
import { NavigateContext } from '../../shell/RouterLink.tsx';
import { useSiteView } from '../../shell/SiteDocument.tsx';
import { ChooseView } from './ChooseView.tsx';
import { ListingContext } from './ListingContext.ts';
import { suggestionSource } from './suggest/suggestionSource.ts';
import { useFolds } from './useFolds.ts';
import { bringDrawerStyles } from './useListing.ts';
import { usePageTurn } from './usePageTurn.ts';
import { useRecentSearches } from './useRecentSearches.ts';
import { useReturn } from './useReturn.ts';

/** Cards that would leave most of a row empty: each takes a whole one. */
const FEW = 2;

/** Cards that a shopper can see when a search changes; a phone shows one and a part of the next. */
const inSight = (): number => (globalThis.innerWidth < 640 ? 2 : 6);

/** A vehicle that stays in the results is not drawn anew: its card's properties stay the same. */
const Card = memo(VehicleCard);

export function ListingPage({ view }: { view: ListingView }) {
  const site = useSiteView();
  usePageTurn(view.asked);
  const filtersWait = useReturn(view.cards);
  return (
    <Page
      view={view}
      filtersWait={filtersWait}
      slug={site?.slug ?? null}
      example={site?.searchExample ?? null}
    />
  );
}

interface PageProps {
  view: ListingView;
  /** Whether the panel of filters is to be drawn later; it stands in the drawer at once. */
  filtersWait: boolean;
  slug: string | null;
  /** A search in plain words that finds something. */
  example: string | null;
}

/** Drawn again when the view changes, not with every state of the router. */
const Page = memo(function Page({ view, filtersWait, slug, example }: PageProps) {
  const { path, asked, state, preset, count, countText, pages, kind, pills, clearHref } = view;
  const navigate = use(NavigateContext);
  const listing = use(ListingContext);
  const [folds, keepFold] = useFolds(view.remembersFolds ? slug : null);
  const hrefOf = (next: SearchState) => searchHref(path, next, preset);
  const apply = (next: SearchState) => listing?.search(next);
  // As after any other search from its box, the page stays where it is (R2-58).
  const open = (href: string) => void navigate?.(href, { preventScrollReset: true });
  // The box shows what was typed, the rest of the panel what it was read as.
  const shown = { ...state, query: asked.query };
  const change = (next: SearchState) =>
    apply(
      next.query === shown.query ? withChange(asked, state, next) : withQuery(asked, next.query),
    );
  const box = {
    onQuery: (query: string) => change(withQuery(shown, query)),
    placeholder: searchHint(example),
    suggestions: suggestionSource({ ...view, example }, open),
  };
  const later = useDeferredValue(view);
  const unsearched = unsearchedText(state.query);
  const show = () => window.scrollTo({ top: 0 });

  return (
    <Container>
      <SearchLayout
        heading={
          <Stack gap="s">
            <Breadcrumbs {...listingCrumbs(view)} />
            <Heading level={1}>{view.title}</Heading>
            {view.subtitle !== null && <Text tone="muted">{view.subtitle}</Text>}
          </Stack>
        }
        applied={pills.length}
        countText={`${countText} ${noun(kind, count)}`}
        pageText={pages > 1 ? `page ${asked.page} of ${pages}` : null}
        sort={
          // Nothing can be laid out or put in order.
          view.cards.length > 0 && (
            <Cluster gap="s">
              <ChooseView />
              <SortSelect
                action={path}
                state={asked}
                onSort={(sort) => apply(withSort(asked, sort))}
              />
            </Cluster>
          )
        }
        search={<ListingSearch action={path} state={asked} {...box} />}
        prepareDrawer={bringDrawerStyles}
        filters={(close) =>
          close === null && filtersWait ? null : (
            <FilterPanel
              action={path}
              state={shown}
              sections={view.sections}
              count={count}
              countText={countText}
              itemType={kind}
              openSections={folds}
              {...(keepFold && { onFold: keepFold })}
              failures={view.failures}
              onChange={change}
              search="wide"
              placeholder={box.placeholder}
              suggestions={box.suggestions}
              onShow={() => {
                close?.();
                show();
              }}
            />
          )
        }
      >
        <Stack gap="l">
          {(view.quickFilters.length > 0 ||
            view.understood ||
            unsearched !== '' ||
            pills.length > 0) && (
            <Stack gap="s">
              <QuickFilters filters={view.quickFilters} />
              {view.understood && <UnderstoodSearch {...view.understood} />}
              {unsearched !== '' && (
                <Text size="s" tone="muted">
                  We search for up to ten words, so we left out “{unsearched}”.
                </Text>
              )}
              {view.cards.length > 0 && clearHref !== null && (
                <AppliedFilters pills={pills} clearHref={clearHref} />
              )}
            </Stack>
          )}
          {view.cards.length === 0 ? (
            <NoResults
              itemType={kind}
              pills={pills}
              query={asked.query}
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
    <BusyGrid
      promos={{ tiles: promos, page: 1, now }}
      layout={cards.length + promos.length > FEW ? 'chosen' : 'list'}
    >
      {first.map((card, place) => (
        <Card key={`place ${place}`} {...card} priority={place === 0} />
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

function BusyGrid(props: Pick<ResultGridProps, 'promos' | 'layout' | 'children'>) {
  const isLoading = useNavigation().state === 'loading';
  const isFetching = useFetchers().some(({ state }) => state === 'loading');
  return <ResultGrid {...props} busy={isLoading || isFetching} />;
}

/** At the end of the page: it waits until what is in sight has been drawn. */
const Recent = memo(function Recent({ view: { path, asked, words } }: { view: ListingView }) {
  return <RecentSearches {...useRecentSearches(path, asked, words)} />;
});
