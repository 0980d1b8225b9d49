import {
  appliedFilters,
  emptySearch,
  type PlainPiece,
  plainSearchState,
  readPlainSearch,
  type SearchPreset,
  type SearchState,
  searchHref,
  sorts,
  type Vocabulary,
  withQuery,
} from '@forecourt/domain';
import type { UnderstoodSearchProps } from '@forecourt/ui';
import { SEARCH_PATH } from '../../view/paths.ts';

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
 */
export function readPlainText(
  asked: SearchState,
  vocabulary: Vocabulary,
  preset?: SearchPreset,
  path = SEARCH_PATH,
): PlainText {
  const { query } = asked;
  const reading = /^".*"$/.test(query) ? null : readPlainSearch(query, vocabulary);
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

function labelOf(piece: PlainPiece, text: string): string {
  const { start, end, meaning } = piece;
  if (meaning.kind === 'sort') return sorts[meaning.sort].label;
  const alone = plainSearchState(emptySearch, { pieces: [piece], rest: '' });
  const labels = appliedFilters(alone).map(({ label }) => label);
  return labels.length > MOST_NAMED ? text.slice(start, end) : labels.join(' ');
}
