import type { Asked } from '../rate.ts';

/** What shoppers ask a listing for. */
const SEARCHES = [
  '?page=1',
  '?page=2',
  '?page=3',
  '?refinementList[body][0]=SUV',
  '?refinementList[body][0]=Ute&refinementList[fuel][0]=Diesel',
  '?refinementList[transmission][0]=Automatic',
  '?range[price]=:30000',
  '?range[price]=20000:50000&refinementList[body][0]=SUV',
  '?range[km]=:80000',
  '?range[km]=:80000&range[price]=:40000',
  '?sortBy=Car_production:price:asc',
  '?sortBy=Car_production:price:desc',
  '?sortBy=Car_production:created_at:desc',
  '?query=white',
  '?query=automatic',
];

/** Listings of these dealers, another dealer's each time. */
export function mixedListings(port: number, slugs: readonly string[]): Asked[] {
  return SEARCHES.flatMap((search) =>
    slugs.map((slug) => ({ path: `/search${search}`, host: `${slug}.localhost:${port}` })),
  );
}
