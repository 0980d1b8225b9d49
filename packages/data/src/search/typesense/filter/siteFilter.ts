import type { SiteKey } from '../../../store/store.ts';
import { siteCode } from '../document/toDocument.ts';
import type { Filter } from './filter.ts';

/**
 * A filter within one site. The site's clause stands first and last, outside of everything else, so
 * that even a filter which broke out of its place would stay within it (M8).
 */
export function siteFilter(site: SiteKey, ...filters: readonly Filter[]): Filter {
  const own: Filter = { kind: 'is', field: 'site', codes: [siteCode(site)] };
  const limiting = filters.filter((filter) => filter.kind !== 'all' || filter.of.length > 0);
  return { kind: 'all', of: [own, ...limiting, own] };
}
