import {
  appliedFilters,
  canonicalSearch,
  clearAll,
  displayCount,
  type FacetWords,
  type ItemType,
  type ListingWords,
  listingDescription,
  listingTitle,
  pagePrefix,
  parseSearch,
  placePromos,
  type RelaxedSearch,
  relaxations,
  relaxedSearches,
  type SearchPreset,
  type SearchResponse,
  type SearchState,
  type StockKind,
  searchHref,
  stockKind,
  type Vocabulary,
  withPage,
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
import type { VehicleCardView } from '../presenters/vehicleCard.ts';
import type { ListingPlace } from './listingPlace.ts';
import type { ListingRules } from './listingRules.ts';
import { panelSections } from './panelSections.ts';
import {
  bestReading,
  otherReadings,
  type PlainText,
  readPlainText,
  respeltSearch,
} from './plainText.ts';
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
  /** What a search engine prints under the title; `null` where nothing is listed. */
  description: string | null;
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
  /** What its vehicles are called. */
  kind: StockKind;
  sections: readonly PanelSection[];
  pills: readonly AppliedPill[];
  /** The site's own words for facet values. */
  words: FacetWords;
  /** The whole stock; `null` where that is what was asked for. */
  clearHref: string | null;
  /** Ways out of a search that found nothing, best first. */
  waysOut: readonly WayOut[];
  canonical: string;
  /** Refined listings are kept out of search engines (R2-23). */
  indexed: boolean;
  /** Searches from this page that got no answer: what a control shows of them goes back. */
  failures?: number;
}

export interface ListingQuestion<Card> {
  asked: SearchState;
  /** Types of vehicles that the site lists. */
  itemTypes: readonly ItemType[];
  /** Words of the site's stock, asked for when there is a text to read by them. */
  vocabulary(): Vocabulary | Promise<Vocabulary>;
  place: ListingPlace;
  preset: SearchPreset;
  /** Scheme, host and port of the site. */
  origin: string;
  /** Milliseconds since 1970 UTC. */
  now: number;
  /**
   * Answers a search of the site's stock.
   *
   * @param otherwise searches to count in case it finds nothing
   */
  search(
    state: SearchState,
    otherwise: readonly SearchState[],
  ): SearchResponse<Card> | Promise<SearchResponse<Card>>;
}

/** The listing of a search: the same in the server and in the browser. */
export async function listingView<Card>(
  { asked, itemTypes, vocabulary, place, preset, origin, now, search }: ListingQuestion<Card>,
  rules: ListingRules,
): Promise<ListingView<Card>> {
  const { path, raw = {} } = place;
  const words = { used: rules.labels.used };
  const hrefOf = (next: SearchState) => searchHref(path, next, preset);
  const { state, understood, relaxed, response } = await answered({
    ...{ asked, vocabulary, place, preset, search },
  });
  const clearHref = searchHref(path, clearAll(asked));
  const ways = relaxations(relaxed, response.otherwise ?? []);
  const kind = stockKind(response.facets, state, itemTypes);
  const { overrideCity } = rules;
  const listing: ListingWords = { state, response, kind, words, overrideCity };
  const countText = displayCount(response, state, rules.stockCount);
  const { page } = state;
  const everyPage = rules.promoEveryPage;
  const promos = rules.promos.filter(({ href }) => !leadsHere(href, asked, place));
  return {
    path,
    asked,
    state,
    understood,
    preset,
    title: place.title ?? listingTitle(listing),
    description: descriptionOf(listing, place, countText, rules),
    subtitle: place.subtitle ?? null,
    promos: placePromos(response.hits, promos, { page, now, everyPage }).flatMap((slot) =>
      slot.kind === 'promo' ? [slot.promo] : [],
    ),
    quickFilters: quickFilterLinks(asked, rules.quickFilters, hrefOf),
    remembersFolds: rules.rememberFilterSections,
    now,
    cards: response.hits,
    count: response.count,
    countText,
    pages: response.pages,
    kind,
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
    clearHref: clearHref === hrefOf(asked) ? null : clearHref,
    waysOut: ways
      .map(({ label, count, state: next }) => ({
        label,
        count,
        // Nobody has counted the types of what it finds.
        kind: stockKind({}, next, itemTypes),
        href: hrefOf(next),
      }))
      // The whole stock has a button of its own.
      .filter(({ href }) => href !== clearHref)
      .slice(0, MOST_WAYS),
    ...addressOf(asked, place, origin),
  };
}

/** Whether an address is that of this page, or of this search: a tile that leads nowhere else. */
function leadsHere(href: string, asked: SearchState, { path, raw }: ListingPlace): boolean {
  const [to, query = ''] = href.split('?');
  if (to !== path) return false;
  const found = (state: SearchState) => searchHref(path, withPage(state, 1));
  return raw !== undefined || found(parseSearch(query)) === found(asked);
}

/** The search as it was read, and its answer. */
interface Answered<Card> extends PlainText {
  /** Ways out of it, which the answer has counted if it found nothing. */
  relaxed: readonly RelaxedSearch[];
  response: SearchResponse<Card>;
}

/** Where words that were read as refinements leave nothing, they are read as text. */
async function answered<Card>({
  asked,
  vocabulary,
  place: { path },
  preset,
  search,
}: Pick<ListingQuestion<Card>, 'asked' | 'vocabulary' | 'place' | 'preset' | 'search'>): Promise<
  Answered<Card>
> {
  const words = asked.query === '' ? null : await vocabulary();
  const read =
    words === null ? { state: asked, understood: null } : readPlainText(asked, words, preset, path);
  const others = words === null ? [] : otherReadings(asked, words, preset, path);
  const respelling = words === null ? null : respeltSearch(asked, words);
  const relaxed = [...(respelling ? [respelling] : []), ...relaxedSearches(read.state)];
  const response = await search(
    read.state,
    [...others, ...relaxed].map(({ state }) => state),
  );
  const counts = response.otherwise ?? [];
  const better = response.count > 0 ? null : bestReading(others, counts);
  if (better !== null) {
    return { ...better, relaxed: [], response: await search(better.state, []) };
  }
  return { ...read, relaxed, response: { ...response, otherwise: counts.slice(others.length) } };
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

/** A part of the listing may say itself what it is. */
function descriptionOf(
  listing: ListingWords,
  { subtitle }: ListingPlace,
  countText: string,
  { name }: ListingRules,
): string | null {
  const { response, state } = listing;
  return subtitle === undefined
    ? listingDescription(listing, countText, name)
    : pagePrefix(state.page, response.pages) + subtitle;
}
