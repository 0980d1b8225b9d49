import {
  parseSearch,
  resolvePreset,
  type SearchPreset,
  type SearchState,
  searchHref,
  type Vehicle,
  withPreset,
} from '@forecourt/domain';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { type SiteServices, servicesOf } from '../../contracts/siteServices.ts';
import { foldRangeFields } from '../../listing/foldRangeFields.ts';
import { histogramBars } from '../../listing/histogramBars.ts';
import { listingCrumbs } from '../../listing/listingCrumbs.ts';
import { type ListingPlace, wholeListing } from '../../listing/listingPlace.ts';
import { listingRules } from '../../listing/listingRules.ts';
import { listingView } from '../../listing/listingView.ts';
import {
  type PackedListing,
  packListing,
  type ServedListing,
} from '../../listing/servedListing.ts';
import { SEARCH_PATH } from '../../presenters/paths.ts';
import { describeTrail } from '../../presenters/things/describeTrail.ts';
import { cardRecord } from '../../presenters/vehicleCard.ts';
import { nothingAt } from '../notFound/notFound.server.ts';

export async function loadListing(args: LoaderFunctionArgs): Promise<PackedListing> {
  const services = servicesOf(args.context);
  const { search } = args.url;
  const preset = await presetOf(services, args.params['*'] ?? '', search);
  return serveListing(services, search, wholeListing, preset);
}

/** The listing of a query string at a place. */
export async function serveListing(
  services: SiteServices,
  search: string,
  place: ListingPlace,
  preset: SearchPreset,
): Promise<PackedListing> {
  const { config, stock, now, origin, document } = services;
  const typed = parseSearch(search);
  const folded = foldRangeFields(search, typed);
  const asked = withPreset(folded ?? typed, preset);
  if (folded !== null) throw redirect(searchHref(place.path, asked, preset));
  const at = now();
  const extras = {
    ...histogramBars(config),
    ...(place.raw !== undefined && { raw: place.raw }),
  };
  const cardsOf = (hits: readonly Vehicle[]) => hits.map((hit) => cardRecord(hit, config, at));
  const ask = async (next: SearchState, otherwise: readonly SearchState[]) => {
    const response = await stock.search(next, { ...extras, otherwise });
    return { ...response, hits: cardsOf(response.hits) };
  };
  const { vocabulary } = stock;
  const itemTypes = [...stock.itemTypes];
  const question = { asked, itemTypes, vocabulary, place, preset, origin, now: at, search: ask };
  const view = await listingView(question, listingRules(config, at));
  const { imageService, labels } = config;
  const listing: ServedListing = {
    ...view,
    cardRules: { imageService, labels },
    stockFiles: stock.files,
    ...(stock.searchTrouble() === 'stale' && { isStale: true }),
  };
  if (view.indexed) describeListing(services, listing);
  return packListing(listing, document);
}

/** Where the page stands that engines keep; a search of a shopper's own stands nowhere. */
function describeListing(services: SiteServices, { canonical, ...view }: ServedListing): void {
  const { trail, current } = listingCrumbs(view);
  describeTrail(services, current, new URL(canonical).pathname, trail);
}

/** The listing of a path below `/search` (R2-16); another spelling goes to the canonical one. */
async function presetOf(
  services: SiteServices,
  path: string,
  search: string,
): Promise<SearchPreset> {
  const preset = resolvePreset(path, services.stock.known);
  if (preset === null) throw await nothingAt(services);
  if (preset.path !== path) {
    throw redirect([SEARCH_PATH, preset.path].filter(Boolean).join('/') + search, 301);
  }
  return preset;
}
