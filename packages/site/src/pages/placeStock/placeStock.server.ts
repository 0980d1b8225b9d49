import {
  type DealershipSearch,
  DIRECTORY_PAGE_SIZE,
  dealershipState,
  type FacetCount,
  formatDealershipSearch,
  formatPrice,
  type NumericRange,
  parseDealershipSearch,
  priceText,
} from '@forecourt/domain';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { flatHref, flatRedirect } from '../../presenters/flatAddress.ts';
import { placeHref, placeStockHref, placesHref } from '../../presenters/paths.ts';
import { describeTrail } from '../../presenters/things/describeTrail.ts';
import { type VehicleCardView, vehicleCard } from '../../presenters/vehicleCard.ts';
import { contactTitle } from '../contact/contactTitle.ts';
import { placeOf } from '../location/placeOf.server.ts';
import { notFound } from '../notFound/notFound.server.ts';

/** A choice of a field. */
interface Choice {
  value: string;
  label: string;
}

/** What the page of one dealership's stock prints. */
export interface PlaceStockView {
  name: string;
  trail: readonly { label: string; href: string }[];
  path: string;
  search: DealershipSearch;
  /** As the field of prices names what was asked; empty is any. */
  price: string;
  cards: readonly VehicleCardView[];
  count: number;
  pages: number;
  categories: readonly Choice[];
  prices: readonly Choice[];
  canonical: string;
}

/** Most that a shopper would pay, dollars. */
const CAPS = [10_000, 20_000, 30_000, 50_000, 80_000, 120_000];

/** What one dealership has, by category and price (R2-44). */
export async function loadPlaceStock({
  params,
  url,
  context,
}: LoaderFunctionArgs): Promise<PlaceStockView> {
  const services = servicesOf(context);
  const { config, stock, origin, now } = services;
  const place = placeOf(services, params['slug']);
  const { name, dealershipSlug } = place;
  const path = placeStockHref(config, place.slug);
  if (dealershipSlug === null || !services.hasPage(path)) throw notFound();
  if (url.pathname !== path) throw redirect(path + url.search, 301);
  const search = parseDealershipSearch(url.search);
  const query = formatDealershipSearch(search);
  const to = flatRedirect(url, query);
  if (to !== null) throw redirect(to);
  const { hits, count, pages, facets, facetStats } = await stock.search(dealershipState(search), {
    raw: { dealership_slug: [dealershipSlug] },
    hitsPerPage: DIRECTORY_PAGE_SIZE,
  });
  const at = now();
  const trail = [
    { label: 'Home', href: '/' },
    { label: contactTitle(config), href: placesHref(config) },
    { label: name, href: placeHref(config, place.slug) },
  ];
  describeTrail(services, 'In stock', path, trail);
  return {
    name,
    trail,
    path,
    search,
    price: search.price === null ? '' : priceText(search.price),
    cards: hits.map((vehicle) => vehicleCard(vehicle, config, at)),
    count,
    pages,
    categories: categories(search, facets.categories),
    prices: prices(search, facetStats.price?.max ?? 0),
    canonical: origin + flatHref(path, query),
  };
}

/** What was chosen stays, though it finds nothing now. */
function categories({ categories: chosen }: DealershipSearch, counts: readonly FacetCount[] = []) {
  const values = new Set([...counts.map(({ value }) => value), ...chosen]);
  return [...values].toSorted().map((value) => ({ value, label: value }));
}

/** Caps below the dearest, and whatever other range the address names. */
function prices({ price }: DealershipSearch, dearest: number): Choice[] {
  const caps = CAPS.filter((cap) => cap < dearest).map((max) => ({ min: null, max }));
  const isOther =
    price !== null && !caps.some(({ max }) => price.min === null && price.max === max);
  return [...(isOther ? [price] : []), ...caps].map((range) => ({
    value: priceText(range),
    label: wordsOf(range),
  }));
}

function wordsOf({ min, max }: NumericRange): string {
  if (max === null) return `From ${formatPrice(min)}`;
  return min === null ? `Up to ${formatPrice(max)}` : `${formatPrice(min)} to ${formatPrice(max)}`;
}
