import type { DealerSite } from '@forecourt/data';
import {
  formatSearch,
  parseSearch,
  type SearchState,
  searchHref,
  type Vehicle,
  withPage,
} from '@forecourt/domain';
import { foldRangeFields } from '../../listing/foldRangeFields.ts';
import { wholeListing } from '../../listing/listingPlace.ts';
import { listingRules } from '../../listing/listingRules.ts';
import { listingView } from '../../listing/listingView.ts';
import { baseFilterOf } from '../stock/baseFilterOf.ts';
import { createPageSearch } from '../stock/pageSearch.ts';
import type { SiteStock } from '../stock/siteStock.ts';
import { stockVocabulary } from '../stock/stockVocabulary.ts';
import { type MachineVehicle, machineVehicle } from './machineVehicle.ts';

/** Where vehicles are read. */
export const VEHICLES_PATH = '/api/vehicles';

/** The last page that a search can be asked for; the listing reads any beyond as this. */
export const LAST_PAGE = parseSearch('page=9999').page;

/** All vehicles that the site lists: the refinements are those of the query string alone. */
const wholeStock = { path: '', values: {} };

/** A page of the listing for machines: its vehicles and its count are those of the page for people. */
export interface VehiclePage {
  /** What the listing is called, `Used Toyota for sale`. */
  title: string;
  /** The same search for people. */
  url: string;
  count: number;
  page: number;
  pages: number;
  pageSize: number;
  /** Addresses of the pages beside this one; `null` where there is none. */
  next: string | null;
  previous: string | null;
  vehicles: readonly MachineVehicle[];
}

export interface AskedPage {
  page: VehiclePage;
  /** The search service was away, and this is the reserve's or an earlier answer: not to be kept. */
  isTroubled: boolean;
}

/** Answers a query string as the listing does: the same words, the same search, the same rules. */
export async function vehiclePage(
  { config }: DealerSite,
  origin: string,
  stock: SiteStock,
  search: string,
  now: number,
): Promise<AskedPage> {
  const base = baseFilterOf(config);
  const { hitsPerPage } = config;
  const pageSearch = stock.reserve === null ? null : createPageSearch(stock.search, stock.reserve);
  const ask = (state: SearchState, otherwise: readonly SearchState[]) =>
    (pageSearch ?? stock.search).search({ state, base, hitsPerPage, now, otherwise });
  const typed = parseSearch(search);
  const asked = foldRangeFields(search, typed) ?? typed;
  const view = await listingView<Vehicle>(
    {
      ...{ asked, preset: wholeStock, origin, now },
      itemTypes: [...stock.itemTypes],
      vocabulary: async () => stockVocabulary(await stock.overview(base, now), config, now),
      place: wholeListing,
      search: ask,
    },
    listingRules(config, now),
  );
  const hrefOf = (page: number) =>
    origin + [VEHICLES_PATH, formatSearch(withPage(asked, page))].filter(Boolean).join('?');
  const { page } = asked;
  return {
    page: {
      title: view.title,
      url: origin + searchHref(wholeListing.path, asked),
      count: view.count,
      page,
      pages: view.pages,
      pageSize: hitsPerPage,
      next: page < view.pages ? hrefOf(page + 1) : null,
      previous: page > 1 && page <= view.pages ? hrefOf(page - 1) : null,
      vehicles: view.cards.map((vehicle) => machineVehicle(vehicle, config, origin)),
    },
    isTroubled: pageSearch !== null && pageSearch.trouble() !== null,
  };
}
