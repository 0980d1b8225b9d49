import {
  parseSearch,
  resolvePreset,
  type SearchPreset,
  type SearchState,
  searchHref,
  withPreset,
} from '@forecourt/domain';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { type SiteServices, servicesOf } from '../../context/siteServices.ts';
import { listingRules } from '../../view/listingRules.ts';
import { SEARCH_PATH } from '../../view/paths.ts';
import { vehicleCard } from '../../view/vehicleCard.ts';
import { notFound } from '../notFound/notFound.server.ts';
import { foldRangeFields } from './foldRangeFields.ts';
import { type ListingView, listingView } from './listingView.ts';

/** The listing as the server gives it. */
export interface ServedListing extends ListingView {
  /** Files to search with in the browser; `null` where the server answers every search. */
  stockFiles: SiteServices['stock']['files'];
}

export async function loadListing(args: LoaderFunctionArgs): Promise<ServedListing> {
  const services = servicesOf(args.context);
  const { config, stock, now, origin } = services;
  const { search } = new URL(args.request.url);
  const preset = presetOf(services, args.params['*'] ?? '', search);
  const typed = parseSearch(search);
  const folded = foldRangeFields(search, typed);
  const asked = withPreset(folded ?? typed, preset);
  if (folded !== null) throw redirect(searchHref(SEARCH_PATH, asked, preset));
  const at = now();
  const ask = async (next: SearchState) => {
    const response = await stock.search(next);
    return { ...response, hits: response.hits.map((hit) => vehicleCard(hit, config, at)) };
  };
  const vocabulary = await stock.vocabulary();
  const question = { asked, vocabulary, preset, origin, search: ask };
  const view = await listingView(question, listingRules(config));
  return { ...view, stockFiles: stock.files };
}

/** The listing of a path below `/search` (R2-16); another spelling goes to the canonical one. */
function presetOf({ stock }: SiteServices, path: string, search: string): SearchPreset {
  const preset = resolvePreset(path, stock.known);
  if (preset === null) throw notFound();
  if (preset.path !== path) {
    throw redirect([SEARCH_PATH, preset.path].filter(Boolean).join('/') + search, 301);
  }
  return preset;
}
