import type { SearchRequest } from '../stockSearch.ts';
import { documentsOf, hasBit, keepOnly, removeAll } from './bits.ts';
import { type Selection, selectedDocuments, selectionOf } from './selection.ts';
import type { SortOrder, StockIndex } from './stockIndex.ts';
import type { TextMatch } from './textMatch.ts';

/** The part of an order that a page shows; `limit` is at least 1, and there are that many. */
interface Window {
  skip: number;
  limit: number;
}

/** The documents of one page, in order; none past the last page. */
export function pageOf(
  index: StockIndex,
  matching: Selection,
  text: TextMatch | null,
  { state, hitsPerPage }: SearchRequest,
): Uint32Array {
  const skip = (state.page - 1) * hitsPerPage;
  const window = { skip, limit: Math.min(hitsPerPage, matching.count - skip) };
  if (window.limit <= 0) return new Uint32Array();
  const order = state.sort === 'relevance' ? null : index.orders.get(state.sort);
  if (order) return pageInOrder(matching, order, window);
  return text ? pageByLevel(matching, text, window) : pageByNumber(matching, window);
}

/** Numbers are the default order already. */
function pageByNumber({ bits }: Selection, { skip, limit }: Window): Uint32Array {
  return documentsOf(bits, limit, skip);
}

/** How well the text matches comes before the default order (R2-35). */
function pageByLevel(matching: Selection, text: TextMatch, { skip, limit }: Window): Uint32Array {
  const page: number[] = [];
  let toSkip = skip;
  text.forEach((levelOrBetter, level) => {
    const bits = matching.bits.slice();
    keepOnly(bits, levelOrBetter);
    if (level > 0) removeAll(bits, text[level - 1]!);
    const own = selectionOf(bits);
    page.push(...pageByNumber(own, { skip: toSkip, limit: limit - page.length }));
    toSkip = Math.max(0, toSkip - own.count);
  });
  return Uint32Array.from(page);
}

function pageInOrder(matching: Selection, order: SortOrder, window: Window): Uint32Array {
  const { skip, limit } = window;
  const { documents, places } = order;
  // Walking the order meets one match in `size / count` documents; sorting touches only matches.
  const walked = ((skip + limit) * documents.length) / matching.count;
  const sorted = matching.count * Math.log2(matching.count);
  if (walked > sorted) {
    const own = selectedDocuments(matching).map((document) => places[document]!);
    return own
      .sort()
      .subarray(skip, skip + limit)
      .map((place) => documents[place]!);
  }
  const page: number[] = [];
  let toSkip = skip;
  for (let place = 0; place < documents.length && page.length < limit; place++) {
    if (!hasBit(matching.bits, documents[place]!)) continue;
    if (toSkip > 0) toSkip--;
    else page.push(documents[place]!);
  }
  return Uint32Array.from(page);
}
