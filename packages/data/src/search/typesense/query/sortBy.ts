import type { SortKey } from '@forecourt/domain';
import { printFilter } from '../filter/printFilter.ts';
import type { TextFilter } from './textFilter.ts';

/** Ties go to the higher custom rank, then as `compareVehicles` settles them (R2-37). */
const TIES = 'rank:desc,id_order:asc';

/**
 * The orders of the URL, which names them `Car_production:price:desc`; what a URL holds beside
 * these is no order (R2-36, R2-37). A missing date or price counts as 0.
 */
const orders: ReadonlyMap<SortKey, string> = new Map([
  ['latest', 'created_at:desc'],
  ['price_desc', 'price_desc:desc'],
  ['price_asc', 'price_asc:asc'],
]);

/** The order of a search in Typesense's language. How well a text matches comes first (R2-35). */
export function sortBy(sort: SortKey, text: TextFilter | null): string {
  const order = orders.get(sort);
  if (order !== undefined) return `${order},${TIES}`;
  if (text === null || text.better.length === 0) return TIES;
  const scores = text.better.map(
    (filter, at) => `(${printFilter(filter)}):${text.better.length - at}`,
  );
  return `_eval([ ${scores.join(', ')} ]):desc,${TIES}`;
}
