import type { SiteKey } from '../../../store/store.ts';
import { TypesenseFault } from '../client/typesenseFault.ts';
import { siteCode } from '../document/toDocument.ts';
import { type Filter, operationsOf } from './filter.ts';
import { printFilter } from './printFilter.ts';

/**
 * Clauses and operators that Typesense takes in one filter, all in all (`filter-by-max-ops`). Ten
 * words take 39 of them.
 */
const MOST_OPERATIONS = 100;

/**
 * A filter within one site. The site's clause stands first and last, outside of everything else, so
 * that even a filter which broke out of its place would stay within it (R12-04).
 */
export function siteFilter(site: SiteKey, ...filters: readonly Filter[]): Filter {
  const own: Filter = { kind: 'is', field: 'site', codes: [siteCode(site)] };
  const limiting = filters.filter((filter) => filter.kind !== 'all' || filter.of.length > 0);
  return { kind: 'all', of: [own, ...limiting, own] };
}

/**
 * That filter in Typesense's language.
 *
 * @throws TypesenseFault `too_long`, before anything is asked, for one that Typesense would refuse
 */
export function printSiteFilter(site: SiteKey, ...filters: readonly Filter[]): string {
  const filter = siteFilter(site, ...filters);
  if (operationsOf(filter) > MOST_OPERATIONS) throw new TypesenseFault('too_long');
  return printFilter(filter);
}
