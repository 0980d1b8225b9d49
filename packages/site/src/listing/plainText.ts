import {
  appliedFilters,
  emptySearch,
  type PlainPiece,
  plainSearchState,
  type RelaxedSearch,
  readPlainSearch,
  respelt,
  type SearchPreset,
  type SearchState,
  searchHref,
  sorts,
  type Vocabulary,
  withQuery,
} from '@forecourt/domain';
import type { UnderstoodSearchProps } from '@forecourt/ui';
import { SEARCH_PATH } from '../presenters/paths.ts';

/** A text of a search as it was read. */
export interface PlainText {
  /** The search it means: the words that were understood have become refinements. */
  state: SearchState;
  understood: UnderstoodSearchProps | null;
}

/** Values of one piece that are still a name; more are told in the shopper's own words. */
const MOST_NAMED = 2;

/**
 * Reads the text of a search by the words of the site's stock. A text in quotation marks, or one
 * without a word that is understood, stays as it is.
 *
 * @param asText where pieces start that are read as text all the same (`otherReadings`)
 */
export function readPlainText(
  asked: SearchState,
  vocabulary: Vocabulary,
  preset?: SearchPreset,
  path = SEARCH_PATH,
  asText?: ReadonlySet<number>,
): PlainText {
  const { query } = asked;
  const reading = isQuoted(query) ? null : readPlainSearch(query, vocabulary, asText);
  if (reading === null || reading.pieces.length === 0) return { state: asked, understood: null };
  const meant = plainSearchState(asked, reading);
  const { text, pieces, rest } = reading;
  const hrefOf = (next: string) => searchHref(path, withQuery(asked, next), preset);
  return {
    state: {
      ...meant,
      page: asked.page,
      sort: asked.sort === emptySearch.sort ? meant.sort : asked.sort,
    },
    understood: {
      pieces: pieces.map((piece) => ({
        label: labelOf(piece, text),
        href: hrefOf(`${text.slice(0, piece.start)} ${text.slice(piece.end)}`),
      })),
      rest,
      literalHref: hrefOf(`"${text}"`),
    },
  };
}

/** Pieces that are tried as text one by one, the last first; then all of them. */
const MOST_ALONE = 4;

/**
 * How a text can be read when it finds nothing: one value of a facet, then all of them as the text
 * they are. The `4X2` of a badge is a drive that few vehicles state.
 */
export function otherReadings(
  asked: SearchState,
  vocabulary: Vocabulary,
  preset?: SearchPreset,
  path = SEARCH_PATH,
): readonly PlainText[] {
  if (isQuoted(asked.query)) return [];
  const starts = readPlainSearch(asked.query, vocabulary)
    .pieces.filter((piece) => mayBeName(piece, vocabulary))
    .map(({ start }) => start)
    .toReversed();
  const alone = starts.length > 1 ? starts.slice(0, MOST_ALONE).map((start) => [start]) : [];
  return [...alone, ...(starts.length > 0 ? [starts] : [])].map((asText) =>
    readPlainText(asked, vocabulary, preset, path, new Set(asText)),
  );
}

/**
 * The reading to take in place of one that finds nothing: with the fewest pieces as text, and of
 * those the one that finds most; `null` when none finds anything.
 *
 * @param counts what each of `otherReadings` finds
 */
export function bestReading(
  readings: readonly PlainText[],
  counts: readonly number[],
): PlainText | null {
  const alone = counts.slice(0, readings.length - 1);
  const most = Math.max(0, ...alone);
  if (most > 0) return readings[alone.indexOf(most)] ?? null;
  const all = readings.at(-1) ?? null;
  return (counts[readings.length - 1] ?? 0) > 0 ? all : null;
}

/**
 * Whether words may be a part of a name all the same. A price, a distance or an age never is; nor are
 * `8 seats` where vehicles state theirs, which as a text are an 8 and the heated seats.
 */
function mayBeName({ meaning }: PlainPiece, { numbers }: Vocabulary): boolean {
  if (meaning.kind !== 'values' || meaning.bound) return false;
  return numbers.seats.length === 0 || !('seats' in meaning.values);
}

/** The search that was probably meant by a text with words that nobody here knows; `null` where none is near. */
export function respeltSearch(asked: SearchState, vocabulary: Vocabulary): RelaxedSearch | null {
  if (isQuoted(asked.query)) return null;
  const text = respelt(readPlainSearch(asked.query, vocabulary), vocabulary);
  if (text === null) return null;
  const { state, understood } = readPlainText(withQuery(asked, text), vocabulary);
  const names = understood?.pieces.map(({ label }) => label) ?? [];
  const meant = [...names, ...(state.query ? [`“${state.query}”`] : [])].join(' ');
  return { key: 'spelling', label: `Did you mean ${meant}?`, state };
}

function isQuoted(query: string): boolean {
  return /^".*"$/.test(query);
}

function labelOf(piece: PlainPiece, text: string): string {
  const { start, end, meaning } = piece;
  if (meaning.kind === 'sort') return sorts[meaning.sort].label;
  const alone = plainSearchState(emptySearch, { pieces: [piece], rest: '' });
  const labels = appliedFilters(alone).map(({ label }) => label);
  return labels.length > MOST_NAMED ? text.slice(start, end) : labels.join(' ');
}
