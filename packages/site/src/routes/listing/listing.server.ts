import {
  emptySearch,
  type FacetCounts,
  type FacetStats,
  formatSearch,
  parseSearch,
  refinementsOf,
  type SearchState,
  withPage,
  withRange,
} from '@forecourt/domain';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { type SiteServices, servicesOf } from '../../context/siteServices.ts';
import { searchHref } from '../../view/paths.ts';
import { type VehicleCardView, vehicleCard } from '../../view/vehicleCard.ts';

/** The facets this page offers, and so the only counts that travel to the browser. */
const OFFERED = ['car_type', 'make', 'body'] as const;

/** What the listing prints. */
export interface ListingView {
  state: SearchState;
  cards: readonly VehicleCardView[];
  count: number;
  pages: number;
  facets: FacetCounts;
  priceStats: FacetStats | null;
  /** The listing's words in this dealer's configuration. */
  words: { used: string; enquire: string; makeListLength: number; city: string | null };
  title: string;
  canonical: string;
  /** Refined listings are kept out of search engines (R2-23). */
  indexed: boolean;
}

export async function loadListing({ request, context }: LoaderFunctionArgs): Promise<ListingView> {
  const services = servicesOf(context);
  const { config, stock, now, origin } = services;
  const { search } = new URL(request.url);
  const state = parseSearch(search);
  const folded = foldPriceFields(search, state);
  if (folded !== null) throw redirect(searchHref(config.searchPath, folded));
  const response = await stock.search(state);
  const at = now();
  return {
    state,
    cards: response.hits.map((vehicle) => vehicleCard(vehicle, config, at)),
    count: response.count,
    pages: response.pages,
    facets: pick(response.facets),
    priceStats: response.facetStats.price ?? null,
    words: {
      used: config.labels.used,
      enquire: config.labels.enquire,
      makeListLength: config.makeListLength,
      city: cityOf(services),
    },
    title: 'Vehicles for Sale',
    canonical: origin + searchHref(config.searchPath, withPage(emptySearch, state.page)),
    indexed: refinementsOf(state).length === 0 && state.query === '',
  };
}

/**
 * Without JavaScript the form sends its two price fields apart, and a URL has one range
 * (R2-77): the state they mean, or `null` when the address has none of them.
 */
export function foldPriceFields(search: string, state: SearchState): SearchState | null {
  const fields = new URLSearchParams(search);
  if (!fields.has('price_min') && !fields.has('price_max')) return null;
  const min = amount(fields.get('price_min'));
  const max = amount(fields.get('price_max'));
  const ordered = min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
  return parseSearch(formatSearch(withRange(state, 'price', ordered)));
}

/** Free text such as `$25,000` as whole dollars; nothing readable is an open side. */
function amount(text: string | null): number | null {
  const digits = (text ?? '').replace(/[^\d.]/g, '');
  const value = Math.round(Number(digits));
  return digits === '' || !Number.isFinite(value) ? null : value;
}

function pick(facets: FacetCounts): FacetCounts {
  return Object.fromEntries(OFFERED.map((key) => [key, facets[key] ?? []]));
}

function cityOf({ config }: SiteServices): string | null {
  const primary = config.locations.find((location) => location.primary) ?? config.locations[0];
  return config.overrideCity ?? primary?.city ?? null;
}
