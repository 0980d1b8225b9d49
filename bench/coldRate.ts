import { freshListings } from './freshListings.ts';
import { rateOf } from './rate.ts';

const PAGES = 400;

/** Listings a second that one process renders anew. */
export async function coldRate(port: number, site: string): Promise<number> {
  const host = `${site}.localhost:${port}`;
  await rateOf(port, freshListings(host, PAGES / 2));
  return rateOf(port, freshListings(host, PAGES));
}
