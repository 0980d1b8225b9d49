import {
  appliedFilters,
  canonicalSearch,
  clearAll,
  displayCount,
  type FacetWords,
  type ItemType,
  relaxations,
  type SearchPreset,
  type SearchResponse,
  type SearchState,
  searchHref,
  titleNoun,
  type Vocabulary,
  withQuery,
} from '@forecourt/domain';
import type { AppliedPill, PanelSection, UnderstoodSearchProps, WayOut } from '@forecourt/ui';
import type { ListingRules } from '../../view/listingRules.ts';
import { SEARCH_PATH } from '../../view/paths.ts';
import type { VehicleCardView } from '../../view/vehicleCard.ts';
import { panelSections } from './panelSections.ts';
import { readPlainText } from './plainText.ts';

/** Ways out shown at once; more would be a search of their own. */
const MOST_WAYS = 4;

/** What the listing prints. Count, cards and facets come from one response (R2-60). */
export interface ListingView {
  /** The search as the address says it. */
  asked: SearchState;
  /** The search as it was read: words that were understood have become refinements. */
  state: SearchState;
  understood: UnderstoodSearchProps | null;
  preset: SearchPreset;
  title: string;
  cards: readonly VehicleCardView[];
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
}

export interface ListingQuestion {
  asked: SearchState;
  /** Words of the site's stock, to read a text by. */
  vocabulary: Vocabulary;
  preset: SearchPreset;
  /** Scheme, host and port of the site. */
  origin: string;
  /** Answers a search of the site's stock. */
  search(state: SearchState): Answer | Promise<Answer>;
}

type Answer = SearchResponse<VehicleCardView>;

/** The listing of a search: the same in the server and in the browser. */
export async function listingView(
  { asked, vocabulary, preset, origin, search }: ListingQuestion,
  rules: ListingRules,
): Promise<ListingView> {
  const words = { used: rules.labels.used };
  const { state, understood } = readPlainText(asked, vocabulary, preset);
  const response = await search(state);
  const ways =
    response.count > 0 ? [] : await relaxations(state, async (next) => (await search(next)).count);
  const itemType = itemTypeOf(response);
  const { path, indexable } = canonicalSearch(SEARCH_PATH, asked);
  return {
    asked,
    state,
    understood,
    preset,
    title: titleOf(state, itemType, words, rules.city),
    cards: response.hits,
    count: response.count,
    countText: displayCount(response, state, rules.stockCount),
    pages: response.pages,
    itemType,
    words,
    sections: panelSections(response, state, rules),
    // A text that was understood has pills of its own.
    pills: appliedFilters(understood ? withQuery(asked, '') : asked, words).map(
      ({ label, without }) => ({
        label,
        href: searchHref(
          SEARCH_PATH,
          withQuery(without, understood ? asked.query : without.query),
          preset,
        ),
      }),
    ),
    clearHref: searchHref(SEARCH_PATH, clearAll(asked)),
    waysOut: ways.slice(0, MOST_WAYS).map(({ label, count, state: next }) => ({
      label,
      count,
      href: searchHref(SEARCH_PATH, next, preset),
    })),
    canonical: origin + path + (state.page > 1 ? `?page=${state.page}` : ''),
    indexed: indexable,
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
