import type { ReactNode } from 'react';
import {
  Configure,
  CurrentRefinements,
  Hits,
  InstantSearch,
  type InstantSearchServerState,
  InstantSearchSSRProvider,
  Pagination,
  RangeInput,
  RefinementList,
  SearchBox,
  SortBy,
  Stats,
} from 'react-instantsearch';
import type { Card, PageData } from '../listingData.ts';
import { Footer, Header, Promo, Vehicle } from '../parts.tsx';
import { INDEX, stubbedClient } from './stubbedClient.ts';

export interface ListingProps {
  page: PageData;
  client: ReturnType<typeof stubbedClient>;
  serverState?: InstantSearchServerState;
}

/** The same page in InstantSearch: its own widgets for what they are for, the rest as in the naive one. */
export function Listing({ page: { site, listing }, client, serverState }: ListingProps): ReactNode {
  return (
    <InstantSearchSSRProvider {...serverState}>
      <Header site={site} />
      <main id="main">
        <InstantSearch searchClient={client} indexName={INDEX}>
          <Configure hitsPerPage={listing.cards.length} />
          <h1>{listing.title}</h1>
          <SearchBox />
          {listing.sections.map((section) => (
            <details key={section.key} open className="facet">
              <summary>{section.label}</summary>
              {section.kind === 'range' ? (
                <RangeInput attribute={section.key} />
              ) : (
                <RefinementList
                  attribute={section.key}
                  limit={Math.max(1, section.values.length)}
                />
              )}
            </details>
          ))}
          <Stats />
          <SortBy
            items={['Most relevant', 'Latest', 'Highest price', 'Lowest price'].map(
              (label, at) => ({ label, value: at === 0 ? INDEX : `${INDEX}_${at}` }),
            )}
          />
          <CurrentRefinements />
          <ul className="quick">
            {listing.quickFilters.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
          <Hits
            hitComponent={({ hit }) => (
              <Vehicle
                card={hit as unknown as Card}
                rules={listing.cardRules}
                sizes={site.pictureSizes.card}
              />
            )}
          />
          {listing.promos.map((promo) => (
            <Promo key={promo.id} {...promo} />
          ))}
          <Pagination />
        </InstantSearch>
      </main>
      <Footer site={site} />
    </InstantSearchSSRProvider>
  );
}
