import {
  appliedFilters,
  chosenValues,
  emptySearch,
  type FacetWords,
  facets,
  facetValueLabel,
  formatSearch,
  plainSearchState,
  readPlainSearch,
  type SearchResponse,
  type SearchState,
  searchHref,
  type ValueKey,
  type Vocabulary,
  valueFacet,
  valueKeys,
  withQuery,
  withValues,
} from '@forecourt/domain';
import type { Suggestion } from '@forecourt/ui';
import { bestReading, otherReadings, readPlainText } from '../plainText.ts';
import { nameRank } from './nameRank.ts';

export interface SuggestionQuestion {
  /** The search on screen, with what is typed as its text. */
  asked: SearchState;
  /** The page's path, for the links. */
  path: string;
  vocabulary: Vocabulary;
  words: FacetWords;
  /** Asked twice at most. Counts further searches along, always or in case it finds nothing. */
  search(state: SearchState, counts?: Counted): Answer | Promise<Answer>;
}

type Counted = Partial<Record<'also' | 'otherwise', readonly SearchState[]>>;
type Answer = Pick<SearchResponse<unknown>, 'count' | 'facets' | keyof Counted>;

/** A suggestion before it is printed: a search, and how many vehicles it finds. */
interface Found extends Pick<Suggestion, 'label' | 'kind' | 'query'> {
  state: SearchState;
  count: number;
  rank: number;
}

/** Suggestions shown at once: a phone shows them above its keyboard. */
const MOST = 8;

/** Facets whose values are suggested by name. */
const named = valueKeys.filter((key) => valueFacet(key).suggest);

/** A single letter begins too many names of all others. */
const shortNames: readonly ValueKey[] = ['make', 'make_model', 'body'];

/** What the choice of another make leaves no room for. */
const ofTheMake = valueKeys.filter((key) => valueFacet(key).ofMake);

/** Words at the end of a text that are tried as the beginning of one name. */
const LONGEST_NAME = 3;

/**
 * What a typed text may mean in this stock, within the search on screen: makes, models and other
 * values whose names it begins, and the text as it was read. Each with the vehicles its link finds,
 * to the last one. The same in the server and in the browser.
 */
export async function suggestionsOf(question: SuggestionQuestion): Promise<Suggestion[]> {
  const { query } = question.asked;
  if (query === '') return [];
  const uncounted = textIn(question);
  const { names, count, isRead = true } = await namesIn(question, uncounted.state);
  const text: Found = { ...uncounted, count, ...(!isRead && { label: `“${query}”`, rank: 1 }) };
  const isText = ({ state }: Found) => formatSearch(state) === formatSearch(text.state);
  const all =
    text.rank === 0 ? [text, ...names.filter((name) => !isText(name))] : names.slice(0, MOST - 1);
  if (text.rank > 0 && !all.some(isText)) all.push(text);
  const found = all.filter(({ count }) => count > 0).slice(0, MOST);
  return found.map(({ label, kind, count, query: left, state }) => ({
    label,
    kind,
    count,
    query: left,
    // A text stays a text, so that its pieces are still shown and can be taken back.
    href: searchHref(question.path, left === '' ? state : withQuery(question.asked, left)),
  }));
}

/** The text itself: in words what was read of it, or in quotation marks. */
function textIn({ asked, vocabulary, words }: SuggestionQuestion): Omit<Found, 'count'> {
  const { state } = readPlainText(asked, vocabulary);
  const { pieces, rest } = readingOf(asked.query, vocabulary);
  const meant = plainSearchState(emptySearch, { pieces, rest });
  const labels = appliedFilters(withQuery(meant, ''), words).map(({ label }) => label);
  const isRead = labels.length > 0 && labels.length <= MOST_NAMED;
  return {
    label: isRead ? [...labels, ...(rest && [`“${rest}”`])].join(' · ') : `“${asked.query}”`,
    kind: null,
    state,
    query: asked.query,
    // Before all names when nothing of it is left to guess.
    rank: isRead && pieces.length > 1 && rest === '' ? 0 : 1,
  };
}

/** Values of one reading that still make a line. */
const MOST_NAMED = 5;

function readingOf(query: string, vocabulary: Vocabulary) {
  const isQuoted = /^".*"$/.test(query);
  return isQuoted ? { pieces: [], rest: query } : readPlainSearch(query, vocabulary);
}

/**
 * The values whose name the text begins; or, where it begins none, those that its last words begin
 * while the words before them are understood: `white toy` is Toyota among the white ones.
 */
async function namesIn(
  question: SuggestionQuestion,
  text: SearchState,
): Promise<{ names: readonly Found[]; count: number; isRead?: boolean }> {
  const { asked, vocabulary, words } = question;
  const typed = asked.query.split(' ');
  const firsts = Array.from(
    { length: LONGEST_NAME },
    (_, index) => typed.length - LONGEST_NAME + index,
  );
  for (const first of [0, ...firsts.filter((index) => index > 0)]) {
    const before = typed.slice(0, first).join(' ');
    const { pieces, rest } = readingOf(before, vocabulary);
    const begun = typed.slice(first).join(' ');
    if (rest !== '' || !beginsAny(begun, question)) continue;
    const within = plainSearchState(withQuery(asked, ''), { pieces, rest });
    const labels = appliedFilters(plainSearchState(emptySearch, { pieces, rest }), words);
    const { found, count } = await namesStarting(begun, within, question, text);
    const context = labels.map(({ label }) => label);
    const names = found.map((name) => ({ ...name, kind: [name.kind, ...context].join(' · ') }));
    return { names, count };
  }
  return { names: [], ...(await countOfText(question, text)) };
}

/**
 * Vehicles that the listing finds by a text, and whether as it was read: where that finds nothing,
 * the listing takes pieces of it as text.
 */
async function countOfText(
  { asked, vocabulary, search }: SuggestionQuestion,
  text: SearchState,
): Promise<{ count: number; isRead: boolean }> {
  const others = otherReadings(asked, vocabulary);
  const counted = await search(text, { otherwise: others.map(({ state }) => state) });
  const { count, otherwise = [] } = counted;
  const better = count > 0 ? null : bestReading(others, otherwise);
  if (better === null) return { count, isRead: true };
  return { count: otherwise[others.indexOf(better)] ?? 0, isRead: false };
}

/** Whether any name in stock begins so: what the stock does not know need not be searched for. */
function beginsAny(text: string, { vocabulary, words }: SuggestionQuestion): boolean {
  return named.some(
    (key) =>
      isTried(key, text) &&
      vocabulary
        .valuesOf(key)
        .some((value) => nameRank(facetValueLabel(key, value, words), text) !== null),
  );
}

function isTried(key: ValueKey, text: string): boolean {
  return text.length > 1 || shortNames.includes(key);
}

/** Values of the stock that a text begins, best first; each in place of its facet's refinement. */
async function namesStarting(
  text: string,
  within: SearchState,
  { words, search }: SuggestionQuestion,
  also: SearchState,
): Promise<{ found: readonly Found[]; count: number }> {
  const ofAnyMake = ofTheMake.reduce((state, key) => withValues(state, key, []), within);
  const isSame = formatSearch(ofAnyMake) === formatSearch(within);
  const asked = [search(within, { also: [also] }), ...(isSame ? [] : [search(ofAnyMake)])] as const;
  // oxlint-disable-next-line typescript/await-thenable -- A browser's own search answers at once.
  const [here, anyMake = here] = await Promise.all(asked);
  const makes = (anyMake.facets.make ?? []).map(({ value }) => value);

  const found = named.flatMap((key) => {
    if (!isTried(key, text)) return [];
    const isOfMake = key === 'make' || key === 'make_model';
    const { facets: counts } = isOfMake ? anyMake : here;
    return (counts[key] ?? [])
      .flatMap(({ value, count }): Found[] => {
        const label = facetValueLabel(key, value, words);
        const rank = nameRank(label, text);
        if (rank === null) return [];
        const state = isOfMake ? ofMake(ofAnyMake, key, value, makes) : withOne(within, key, value);
        const kind = key === 'make_model' ? facets.model.label : facets[key].label;
        return state === null ? [] : [{ label, kind, state, count, query: '', rank }];
      })
      .toSorted((a, b) => a.rank - b.rank || b.count - a.count)
      .slice(0, valueFacet(key).suggest);
  });
  // What is on screen already is no news.
  const news = found.filter(({ state }) => formatSearch(state) !== formatSearch(within));
  return {
    found: news.toSorted((a, b) => Number(a.rank > 0) - Number(b.rank > 0)),
    count: here.also?.[0] ?? 0,
  };
}

/** A make, or a model with its make: two refinements, as the filters make them. */
function ofMake(
  state: SearchState,
  key: ValueKey,
  value: string,
  makes: readonly string[],
): SearchState | null {
  if (key === 'make') return withOne(state, 'make', value);
  const [make, other] = makes.filter((name) => value.startsWith(`${name} `));
  // Where a name can be cut in two ways, its count would be that of both.
  if (make === undefined || other !== undefined) return null;
  return withOne(withValues(state, 'make', [make]), 'model', value.slice(make.length + 1));
}

/** One value of a facet; `null` where it is none that an address can hold, as one over long. */
function withOne(state: SearchState, key: ValueKey, value: string): SearchState | null {
  const next = withValues(state, key, [value]);
  return chosenValues(next, key).length === 0 ? null : next;
}
