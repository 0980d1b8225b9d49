import {
  appliedFilters,
  canonicalSearch,
  clearAll,
  displayCount,
  type ItemType,
  parseSearch,
  resolvePreset,
  type SearchPreset,
  type SearchResponse,
  type SearchState,
  searchHref,
  titleNoun,
  withPreset,
} from '@forecourt/domain';
import type { AppliedPill, PanelSection } from '@forecourt/ui';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { type SiteServices, servicesOf } from '../../context/siteServices.ts';
import { SEARCH_PATH } from '../../view/paths.ts';
import { type VehicleCardView, vehicleCard } from '../../view/vehicleCard.ts';
import { notFound } from '../notFound/notFound.server.ts';
import { foldRangeFields } from './foldRangeFields.ts';
import { panelSections } from './panelSections.ts';

/** What the listing prints. Count, cards and facets come from one response (R2-60). */
export interface ListingView {
  state: SearchState;
  preset: SearchPreset;
  title: string;
  cards: readonly VehicleCardView[];
  count: number;
  countText: string;
  pages: number;
  itemType: ItemType;
  sections: readonly PanelSection[];
  pills: readonly AppliedPill[];
  clearHref: string;
  canonical: string;
  /** Refined listings are kept out of search engines (R2-23). */
  indexed: boolean;
}

export async function loadListing(args: LoaderFunctionArgs): Promise<ListingView> {
  const services = servicesOf(args.context);
  const { config, stock, now, origin } = services;
  const { search } = new URL(args.request.url);
  const preset = presetOf(services, args.params['*'] ?? '', search);
  const typed = parseSearch(search);
  const folded = foldRangeFields(search, typed);
  const state = withPreset(folded ?? typed, preset);
  if (folded !== null) throw redirect(searchHref(SEARCH_PATH, state, preset));
  const response = await stock.search(state);
  const itemType = itemTypeOf(response);
  const { path, indexable } = canonicalSearch(SEARCH_PATH, state);
  const at = now();
  return {
    state,
    preset,
    title: titleOf(state, itemType, services),
    cards: response.hits.map((vehicle) => vehicleCard(vehicle, config, at)),
    count: response.count,
    countText: displayCount(response, state, config.stock.count),
    pages: response.pages,
    itemType,
    sections: panelSections(response, state, config),
    pills: appliedFilters(state, { used: config.labels.used }).map(({ label, without }) => ({
      label,
      href: searchHref(SEARCH_PATH, without, preset),
    })),
    clearHref: searchHref(SEARCH_PATH, clearAll(state)),
    canonical: origin + path + (state.page > 1 ? `?page=${state.page}` : ''),
    indexed: indexable,
  };
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

/** One kind of vehicle among the results names them all; a mixture is called cars (R2-45). */
function itemTypeOf({ facets }: Pick<SearchResponse<unknown>, 'facets'>): ItemType {
  const [first, second] = facets.item_type ?? [];
  return first !== undefined && second === undefined ? (first.value as ItemType) : 'car';
}

/** `Used Toyota HiLux Cars for Sale in Dubbo` */
function titleOf(state: SearchState, itemType: ItemType, { config }: SiteServices): string {
  const words = { used: config.labels.used };
  const pick = (...keys: string[]) =>
    appliedFilters({ ...state, query: '' }, words).filter(
      ({ refinement }) => refinement.kind === 'value' && keys.includes(refinement.key),
    );
  const single = (key: string) => {
    const found = pick(key);
    return found.length === 1 ? found[0]?.label : undefined;
  };
  const what = [single('car_type'), single('make'), single('model'), single('body')];
  const primary = config.locations.find((location) => location.primary) ?? config.locations[0];
  const city = config.overrideCity ?? primary?.city ?? null;
  const noun = titleNoun(itemType, 2);
  return [...what, noun, 'for Sale', ...(city === null ? [] : ['in', city])]
    .filter(Boolean)
    .join(' ');
}
