import type { Asked } from './rate.ts';

const ORDERS = ['', '', '', 'price:asc', 'price:desc', 'created_at:desc'];
const PAGES = [1, 1, 1, 2, 1, 3, 1, 2, 4];
/** What shoppers choose, wide enough that most leave a whole page of cars. */
const CHOSEN: readonly Readonly<Record<string, string>>[] = [
  {},
  { body: 'SUV' },
  { transmission: 'Automatic' },
  {},
  { car_type: 'used' },
  { fuel: 'Petrol' },
  { make: 'Toyota' },
  { body: 'SUV', transmission: 'Automatic' },
  { car_type: 'used', transmission: 'Automatic' },
  { make: 'Kia' },
];

let asked = 0;

/**
 * Listings that nobody has asked for, as shoppers ask: another choice of refinements, order and page
 * each, under a price or a distance that makes the search its own.
 */
export function freshListings(host: string, count: number): Asked[] {
  return Array.from({ length: count }, () => ({ path: freshPath((asked += 1)), host }));
}

function freshPath(at: number): string {
  const search = new URLSearchParams();
  for (const [facet, value] of Object.entries(pick(CHOSEN, at) ?? {})) {
    search.set(`refinementList[${facet}][0]`, value);
  }
  const bound = at % 2 === 0 ? ['price', 48_000 + at * 7] : ['km', 110_000 + at * 11];
  search.set(`range[${bound[0]}]`, `:${bound[1]}`);
  const order = pick(ORDERS, Math.floor(at / 3));
  if (order) search.set('sortBy', `Car_production:${order}`);
  const page = pick(PAGES, Math.floor(at / 7)) ?? 1;
  if (page > 1) search.set('page', String(page));
  return `/search?${search}`;
}

function pick<Item>(items: readonly Item[], at: number): Item | undefined {
  return items[at % items.length];
}
