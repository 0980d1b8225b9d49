import {
  formatSearch,
  rangeFacet,
  rangeKeys,
  type SortKey,
  sortKeys,
  valueFacet,
  valueKeys,
} from '@forecourt/domain';
import { z } from 'zod';
import { object, pageCounts, said, text, vehicle } from '../schemas.ts';
import { LAST_PAGE, vehiclePage } from '../vehiclePage.ts';
import type { AskedSite, ToolAnswer } from './askedSite.ts';

/** What an address of the listing has room for: it leaves out what is beyond, which would find more. */
const most = { query: 200, value: 80, ofFacet: 20, values: 60 };

const value = z.string().min(1).max(most.value);
const values = z.array(value).min(1).max(most.ofFacet);
const bound = z.number().min(0).max(999_999_999).optional();
const range = z
  .strictObject({ min: bound, max: bound })
  .refine(({ min = 0, max = Infinity }) => min <= max, {
    error: 'min is above max, so nothing could be found. Change them round.',
  });

/** The words, facets, ranges and orders of the listing. */
export const searchInput = z.strictObject({
  query: z
    .string()
    .max(most.query)
    .optional()
    .describe('Plain words, as in the search box: red diesel ute under 30000.'),
  refinements: z
    .strictObject(
      Object.fromEntries(
        valueKeys.map((key) => {
          const { label, kind } = valueFacet(key);
          return [key, (kind === 'menu' ? values.max(1) : values).optional().describe(label)];
        }),
      ),
    )
    .refine((all) => Object.values(all).flat().length <= most.values, {
      error: `These are more than ${most.values} values, so some would be left out. Name fewer.`,
    })
    .optional()
    .describe('Exact values, as vehicles have them: { "make": ["Toyota", "Kia"] }.'),
  ranges: z
    .strictObject(
      Object.fromEntries(
        rangeKeys.map((key) => [key, range.optional().describe(rangeFacet(key).label)]),
      ),
    )
    .optional()
    .describe('Bounds, of which either may be left out: { "price": { "max": 30000 } }.'),
  sort: z
    .enum(sortKeys as [SortKey, ...SortKey[]])
    .optional()
    .describe('Order; by default the most relevant first.'),
  page: z.int().min(1).max(LAST_PAGE).optional().describe('Page of the answer, from 1.'),
});

export const searchOutput = object({
  title: said(text, 'What the listing is called.'),
  url: said(text, 'The same search for people.'),
  ...pageCounts,
  vehicles: said({ type: 'array', items: vehicle }, 'Each with its first photo alone.'),
});

/** A page of the stock: the vehicles, prices and count are those of the listing. */
export async function searchVehicles(
  { site, origin, now, stock }: AskedSite,
  {
    query = '',
    refinements = {},
    ranges = {},
    sort = 'relevance',
    page: wanted = 1,
  }: z.infer<typeof searchInput>,
): Promise<ToolAnswer> {
  const bounds = rangeKeys.flatMap((key) => {
    const { min = null, max = null } = ranges[key] ?? {};
    return min === null && max === null ? [] : [[key, { min, max }]];
  });
  const chosen = valueKeys.flatMap((key) => {
    const all = refinements[key];
    return all === undefined ? [] : [{ key, all, isMenu: valueFacet(key).kind === 'menu' }];
  });
  const search = formatSearch({
    ...{ query, sort, page: wanted, ranges: Object.fromEntries(bounds) },
    values: Object.fromEntries(
      chosen.flatMap(({ key, all, isMenu }) => (isMenu ? [] : [[key, all]])),
    ),
    menus: Object.fromEntries(
      chosen.flatMap(({ key, all, isMenu }) => (isMenu ? [[key, all[0]]] : [])),
    ),
  });
  const { page } = await vehiclePage(site, origin, await stock(), search, now);
  const { next: _next, previous: _previous, vehicles, ...counted } = page;
  if (page.page > Math.max(page.pages, 1)) {
    const error = {
      what: `There is no page ${page.page}: this search has ${page.pages}.`,
      why: 'Vehicles that were on it may have been sold meanwhile.',
      fix: 'Ask for page 1, and go on as far as "pages" says.',
    };
    return { ok: false, error };
  }
  // All photos of a page of vehicles are many times what else there is to read.
  const slim = vehicles.map((one) => ({ ...one, photos: one.photos.slice(0, 1) }));
  return { ok: true, value: { ...counted, vehicles: slim } };
}
