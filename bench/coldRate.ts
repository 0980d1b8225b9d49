import { rateOf } from './rate.ts';

const PAGES = 400;

let asked = 0;

/** Addresses of the listing that nobody has asked for: a parameter that no search knows makes each. */
export function freshListings(host: string, count: number): { path: string; host: string }[] {
  return Array.from({ length: count }, () => ({
    path: `/search?utm_source=fresh-${(asked += 1)}`,
    host,
  }));
}

/** Listings a second that one process renders anew. */
export async function coldRate(port: number, site: string): Promise<number> {
  const host = `${site}.localhost:${port}`;
  await rateOf(port, freshListings(host, PAGES / 2));
  return rateOf(port, freshListings(host, PAGES));
}
