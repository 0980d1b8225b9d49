import {
  DIRECTORY_PAGE_SIZE,
  type DirectorySearch,
  directoryState,
  type FacetCount,
  formatDirectorySearch,
  formatNumber,
  parseDirectorySearch,
} from '@forecourt/domain';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { flatHref, flatRedirect } from '../../presenters/flatAddress.ts';
import { DIRECTORY_PATH, stockTrail } from '../../presenters/paths.ts';
import { describeTrail } from '../../presenters/things/describeTrail.ts';
import { type VehicleCardView, vehicleCard } from '../../presenters/vehicleCard.ts';
import { requirePage } from '../requirePage.server.ts';

/** A choice of a field, with how many it would find. */
export interface Choice {
  value: string;
  label: string;
}

/** What the page of the whole stock in lines prints. */
export interface DirectoryView {
  search: DirectorySearch;
  vehicles: readonly Pick<VehicleCardView, 'vehicle' | 'href'>[];
  count: number;
  pages: number;
  makes: readonly Choice[];
  /** Of the make that was chosen. */
  models: readonly Choice[];
  bodies: readonly Choice[];
  /** Words that find something in it, those of most vehicles first. */
  words: readonly string[];
  canonical: string;
}

/** The stock by make, model and body, in an address of its own grammar (R2-44). */
export async function loadDirectory({ url, context }: LoaderFunctionArgs): Promise<DirectoryView> {
  const services = servicesOf(context);
  const { config, stock, origin, now } = services;
  requirePage(services, DIRECTORY_PATH);
  describeTrail(services, 'Stock list', DIRECTORY_PATH, stockTrail);
  const asked = parseDirectorySearch(url.search);
  // A model is one of its make.
  const search = asked.make === null ? { ...asked, model: null } : asked;
  const to = flatRedirect(url, formatDirectorySearch(search));
  if (to !== null) throw redirect(to);
  const found = await stock.search(directoryState(search), { hitsPerPage: DIRECTORY_PAGE_SIZE });
  const { hits, count, pages, facets } = found;
  const at = now();
  return {
    search,
    vehicles: hits.map((hit) => {
      const { vehicle, href } = vehicleCard(hit, config, at);
      return { vehicle, href };
    }),
    count,
    pages,
    makes: choices(facets.make, search.make, config.stock.makes),
    models: search.make === null ? [] : choices(facets.model, search.model),
    bodies: choices(facets.body, search.body),
    words: byCount(facets.model).map(({ value }) => value),
    canonical: origin + flatHref(DIRECTORY_PATH, formatDirectorySearch(search)),
  };
}

/** Those of most vehicles first. */
function byCount(counts: readonly FacetCount[] = []): FacetCount[] {
  return counts.toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'));
}

/**
 * By name; what was chosen stays, though it finds nothing now.
 *
 * @param first values that stand before all others, in this order (R1-03)
 */
function choices(
  counts: readonly FacetCount[] = [],
  chosen: string | null,
  first: readonly string[] = [],
): Choice[] {
  const known = counts.some(({ value }) => value === chosen) || chosen === null;
  const rank = (value: string) => (first.includes(value) ? first.indexOf(value) : first.length);
  return [...counts, ...(known ? [] : [{ value: chosen, count: 0 }])]
    .toSorted((a, b) => rank(a.value) - rank(b.value) || a.value.localeCompare(b.value, 'en'))
    .map(({ value, count }) => ({ value, label: `${value} (${formatNumber(count)})` }));
}
