import { pageParameter, parameter, queryPairs } from './queryString.ts';
import { normalRange, normalValues, pageOf } from './searchLimits.ts';
import { emptySearch, type NumericRange, type SearchState } from './searchState.ts';

/** What the address of a dealership's stock holds: flat parameters of its own (R2-44). */
export interface DealershipSearch {
  /** Any of these; none does not limit. */
  categories: readonly string[];
  /** Dollars. */
  price: NumericRange | null;
  /** 1-based. */
  page: number;
}

const PRICE = /^(\d{1,9})?:(\d{1,9})?$/;

/** The search of a dealership's stock that a query string asks for; total and bounded as `parseSearch` is. */
export function parseDealershipSearch(queryString: string): DealershipSearch {
  const pairs = queryPairs(queryString);
  const last = new Map(pairs);
  return {
    categories: normalValues(
      pairs.filter(([key]) => key === 'categories').map(([, value]) => value),
    ),
    price: rangeOf(last.get('price') ?? ''),
    page: pageOf(last.get('page') ?? ''),
  };
}

/** The one query string of such a search, without `?`; page 1 and absent parts are left out. */
export function formatDealershipSearch({ categories, price, page }: DealershipSearch): string {
  return [
    ...categories.flatMap((category) => parameter('categories', category)),
    ...(price === null ? [] : [`price=${priceText(price)}`]),
    ...pageParameter(page),
  ].join('&');
}

/** A range of prices as addresses hold it: `min:max`, an open side empty (R2-77). */
export function priceText({ min, max }: NumericRange): string {
  return `${min ?? ''}:${max ?? ''}`;
}

/** What the engine is asked. The dealership itself is not the shopper's to remove, so it is not in it. */
export function dealershipState({ categories, price, page }: DealershipSearch): SearchState {
  return {
    ...emptySearch,
    page,
    ...(categories.length > 0 && { values: { categories } }),
    ...(price !== null && { ranges: { price } }),
  };
}

function rangeOf(text: string): NumericRange | null {
  const match = PRICE.exec(text);
  if (match === null) return null;
  const [min, max] = [match[1], match[2]].map((side) => (side === undefined ? null : Number(side)));
  return normalRange({ min: min ?? null, max: max ?? null });
}
