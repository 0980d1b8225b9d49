import {
  appliedFilters,
  canonicalSearch,
  clearAll,
  displayCount,
  type FacetWords,
  type ItemType,
  placePromos,
  relaxations,
  type SearchPreset,
  type SearchResponse,
  type SearchState,
  searchHref,
  titleNoun,
  type Vocabulary,
  withQuery,
} from '@forecourt/domain';
import type {
  AppliedPill,
  PanelSection,
  QuickFilter,
  ResultPromo,
  UnderstoodSearchProps,
  WayOut,
} from '@forecourt/ui';
import type { ListingRules } from '../../view/listingRules.ts';
import type { VehicleCardView } from '../../view/vehicleCard.ts';
import type { ListingPlace } from './listingPlace.ts';
import { panelSections } from './panelSections.ts';
import { readPlainText } from './plainText.ts';
import { quickFilterLinks } from './quickFilterLinks.ts';

/** Ways out shown at once; more would be a search of their own. */
const MOST_WAYS = 4;

/** What the listing prints. Count, cards and facets come from one response (R2-60). */
export interface ListingView<Card = VehicleCardView> {
  /** Path that its searches stand under. */
  path: string;
  /** The search as the address says it. */
  asked: SearchState;
  /** The search as it was read: words that were understood have become refinements. */
  state: SearchState;
  understood: UnderstoodSearchProps | null;
  preset: SearchPreset;
  title: string;
  subtitle: string | null;
  /** Tiles of this page; they are no vehicles and count as none. */
  promos: readonly ResultPromo[];
  quickFilters: readonly QuickFilter[];
  /** Whether the browser keeps sections as the shopper left them (R2-46). */
  remembersFolds: boolean;
  /** When it was made, milliseconds since 1970 UTC. */
  now: number;
  cards: readonly Card[];
  count: number;
  countText: string;
  pages: number;
  itemType: ItemType;
  sections: readonly PanelSection[];
  pills: readonly AppliedPill[];
  /** The site's own words for facet values. */
  words: FacetWords;
  clearHref: string;
  /** Ways out of a search that found nothing, best first. */
  waysOut: readonly WayOut[];
  canonical: string;
  /** Refined listings are kept out of search engines (R2-23). */
  indexed: boolean;
  /** Nobody could be asked: the cards are a plain list, and without them nothing is known. */
  isDown?: true;
  /** Vehicles of the dealer in place of those that could not be searched for (R2-57). */
  standIn?: readonly Card[];
}

export interface ListingQuestion<Card> {
  asked: SearchState;
  /** Words of the site's stock, asked for when there is a text to read by them. */
  vocabulary(): Vocabulary;
  place: ListingPlace;
  preset: SearchPreset;
  /** Scheme, host and port of the site. */
  origin: string;
  /** Milliseconds since 1970 UTC. */
  now: number;
  /** Answers a search of the site's stock. */
  search(state: SearchState): SearchResponse<Card> | Promise<SearchResponse<Card>>;
}

/** The listing of a search: the same in the server and in the browser. */
export async function listingView<Card>(
  { asked, vocabulary, place, preset, origin, now, search }: ListingQuestion<Card>,
  rules: ListingRules,
): Promise<ListingView<Card>> {
  const { path, raw = {} } = place;
  const words = { used: rules.labels.used };
  const hrefOf = (next: SearchState) => searchHref(path, next, preset);
  const { state, understood } =
    asked.query === ''
      ? { state: asked, understood: null }
      : readPlainText(asked, vocabulary(), preset, path);
  const response = await search(state);
  const ways =
    response.count > 0 ? [] : await relaxations(state, async (next) => (await search(next)).count);
  const itemType = itemTypeOf(response);
  const { page } = state;
  const everyPage = rules.promoEveryPage;
  return {
    path,
    asked,
    state,
    understood,
    preset,
    title: place.title ?? titleOf(state, itemType, words, rules.city),
    subtitle: place.subtitle ?? null,
    promos: placePromos(response.hits, rules.promos, { page, now, everyPage }).flatMap((slot) =>
      slot.kind === 'promo' ? [slot.promo] : [],
    ),
    quickFilters: quickFilterLinks(asked, rules.quickFilters, hrefOf),
    remembersFolds: rules.rememberFilterSections,
    now,
    cards: response.hits,
    count: response.count,
    countText: displayCount(response, state, rules.stockCount),
    pages: response.pages,
    itemType,
    words,
    sections: panelSections(response, state, {
      ...rules,
      filters: rules.filters.filter(({ facet }) => !(facet in raw)),
    }),
    // A text that was understood has pills of its own.
    pills: appliedFilters(understood ? withQuery(asked, '') : asked, words).map(
      ({ label, without }) => ({
        label,
        href: hrefOf(withQuery(without, understood ? asked.query : without.query)),
      }),
    ),
    clearHref: searchHref(path, clearAll(asked)),
    waysOut: ways.slice(0, MOST_WAYS).map(({ label, count, state: next }) => ({
      label,
      count,
      href: hrefOf(next),
    })),
    ...addressOf(asked, place, origin),
  };
}

/** The address search engines keep (R2-23); a part of the listing has its own alone. */
function addressOf(
  asked: SearchState,
  { path, raw }: ListingPlace,
  origin: string,
): Pick<ListingView, 'canonical' | 'indexed'> {
  const clean = canonicalSearch(path, asked);
  const own = raw === undefined ? clean.path : path;
  return {
    canonical: origin + own + (asked.page > 1 ? `?page=${asked.page}` : ''),
    indexed: clean.indexable && clean.path === own,
  };
}

/** One kind of vehicle among the results names them all; a mixture is called cars (R2-45). */
function itemTypeOf({ facets }: Pick<SearchResponse<unknown>, 'facets'>): ItemType {
  const [first, second] = facets.item_type ?? [];
  return first !== undefined && second === undefined ? (first.value as ItemType) : 'car';
}

/** `Used Toyota HiLux Cars for Sale in Dubbo` */
function titleOf(
  state: SearchState,
  itemType: ItemType,
  words: FacetWords,
  city: string | null,
): string {
  const pick = (...keys: string[]) =>
    appliedFilters({ ...state, query: '' }, words).filter(
      ({ refinement }) => refinement.kind === 'value' && keys.includes(refinement.key),
    );
  const single = (key: string) => {
    const found = pick(key);
    return found.length === 1 ? found[0]?.label : undefined;
  };
  const what = [single('car_type'), single('make'), single('model'), single('body')];
  const noun = titleNoun(itemType, 2);
  return [...what, noun, 'for Sale', ...(city === null ? [] : ['in', city])]
    .filter(Boolean)
    .join(' ');
}
