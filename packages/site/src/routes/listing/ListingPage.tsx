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
  Container,
  FilterPanel,
  Heading,
  NoResults,
  Pagination,
  RecentSearches,
  ResultGrid,
  SearchLayout,
  SortSelect,
  Stack,
  UnderstoodSearch,
  VehicleCard,
} from '@forecourt/ui';
import { useNavigate, useNavigation } from 'react-router';
import { SEARCH_PATH } from '../../view/paths.ts';
import type { ListingView } from './listingView.ts';
import { useRecentSearches } from './useRecentSearches.ts';
import { withChange } from './withChange.ts';

/** Cards drawn first on every screen; their pictures are fetched at once. */
const FIRST_ROW = 3;

export function ListingPage({ view }: { view: ListingView }) {
  const { asked, state, preset, cards, count, countText, pages, itemType, pills, clearHref } = view;
  const navigate = useNavigate();
  const recent = useRecentSearches(SEARCH_PATH, asked, view.words);
  const isBusy = useNavigation().state === 'loading';
  const hrefOf = (next: SearchState) => searchHref(SEARCH_PATH, next, preset);
  // The results change under the shopper's hand: the page stays where it is (R2-58).
  const apply = (next: SearchState) => void navigate(hrefOf(next), { preventScrollReset: true });
  // The box shows what was typed, the rest of the panel what it was read as.
  const shown = { ...state, query: asked.query };
  const change = (next: SearchState) =>
    apply(
      next.query === shown.query ? withChange(asked, state, next) : withQuery(asked, next.query),
    );
  const show = () => window.scrollTo({ top: 0 });

  return (
    <Container>
      <SearchLayout
        heading={
          <Stack gap="s">
            <Breadcrumbs trail={[{ label: 'Home', href: '/' }]} current={view.title} />
            <Heading level={1}>{view.title}</Heading>
          </Stack>
        }
        applied={pills.length}
        countText={`${countText} ${noun(itemType, count)}`}
        sort={
          <SortSelect
            action={SEARCH_PATH}
            state={asked}
            onSort={(sort) => apply(withSort(asked, sort))}
          />
        }
        filters={(close) => (
          <FilterPanel
            action={SEARCH_PATH}
            state={shown}
            sections={view.sections}
            count={count}
            countText={countText}
            itemType={itemType}
            onChange={change}
            onShow={() => {
              close?.();
              show();
            }}
          />
        )}
      >
        <Stack gap="l">
          {view.understood && <UnderstoodSearch {...view.understood} />}
          {cards.length > 0 && <AppliedFilters pills={pills} clearHref={clearHref} />}
          {cards.length === 0 ? (
            <NoResults
              itemType={itemType}
              pills={pills}
              clearHref={clearHref}
              relaxations={view.waysOut}
              firstPageHref={count > 0 ? hrefOf(withPage(asked, 1)) : null}
            />
          ) : (
            <ResultGrid busy={isBusy}>
              {cards.map((card, index) => (
                <VehicleCard key={card.vehicle.id} {...card} priority={index < FIRST_ROW} />
              ))}
            </ResultGrid>
          )}
          <Pagination
            page={asked.page}
            pages={pages}
            hrefOf={(page) => hrefOf(withPage(asked, page))}
          />
          <RecentSearches {...recent} />
        </Stack>
      </SearchLayout>
    </Container>
  );
}
