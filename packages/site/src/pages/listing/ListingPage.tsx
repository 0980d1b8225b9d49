import { noun, withQuery } from '@forecourt/domain';
import { Container, ListingSearch, RecentSearches, SearchLayout, Stack } from '@forecourt/ui';
import { memo, useDeferredValue } from 'react';
import type { SiteView } from '../../contracts/siteView.ts';
import type { ListingView } from '../../listing/listingView.ts';
import { useSiteView } from '../../shell/SiteDocument.tsx';
import { CardTools } from './CardTools.tsx';
import { ListingFilters } from './parts/ListingFilters.tsx';
import { ListingHeading } from './parts/ListingHeading.tsx';
import { ListingOrder } from './parts/ListingOrder.tsx';
import { Results } from './parts/Results.tsx';
import { SearchAlert } from './parts/SearchAlert.tsx';
import { SearchPills } from './parts/SearchPills.tsx';
import { useSearchControls } from './parts/useSearchControls.ts';
import { bringDrawerStyles } from './useListing.ts';
import { usePageTurn } from './usePageTurn.ts';
import { useRecentSearches } from './useRecentSearches.ts';
import { useReturn } from './useReturn.ts';

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
      layout={site?.listingLayout ?? 'band'}
    />
  );
}

interface PageProps {
  view: ListingView;
  /** Whether the filters beside the results are drawn later; those in the drawer are drawn at once. */
  filtersWait: boolean;
  slug: string | null;
  /** An example of a search in plain words; it finds something. */
  example: string | null;
  layout: SiteView['listingLayout'];
}

/** Memoised: it is drawn again when the view changes, not with every state of the router. */
const Page = memo(function Page({ view, filtersWait, slug, example, layout }: PageProps) {
  const { path, asked, count, countText, pages, kind } = view;
  const controls = useSearchControls(view, example);
  const { shown, change, placeholder, suggestions } = controls;
  const later = useDeferredValue(view);
  return (
    <Container>
      <CardTools>
        <SearchLayout
          layout={layout}
          heading={<ListingHeading view={view} />}
          applied={view.pills.length}
          countText={`${countText} ${noun(kind, count)}`}
          pageText={pages > 1 ? `page ${asked.page} of ${pages}` : null}
          // Without results there is nothing to lay out or to put in order.
          sort={view.cards.length > 0 && <ListingOrder view={view} />}
          search={
            <ListingSearch
              action={path}
              state={asked}
              onQuery={(query) => change(withQuery(shown, query))}
              placeholder={placeholder}
              suggestions={suggestions}
            />
          }
          prepareDrawer={bringDrawerStyles}
          filters={(close) =>
            close === null && filtersWait ? null : (
              <ListingFilters view={view} controls={controls} slug={slug} close={close} />
            )
          }
        >
          <Stack gap="l">
            <SearchPills view={view} />
            <Results view={view} />
            <SearchAlert view={later} />
            <Recent view={later} />
          </Stack>
        </SearchLayout>
      </CardTools>
    </Container>
  );
});

/** The end of the page: it waits until everything in sight has been drawn. */
const Recent = memo(function Recent({ view: { path, asked, words } }: { view: ListingView }) {
  return <RecentSearches {...useRecentSearches(path, asked, words)} />;
});
