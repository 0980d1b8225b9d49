import type { DrawnForm } from '../../e2e/support/postEnquiry.ts';
import { freshListings } from '../freshListings.ts';
import { mixedListings } from '../peers/mixedListings.ts';
import { leadStream } from '../server/leadStream.ts';
import type { Stream } from '../server/openLoop.ts';

export interface JourneyOptions {
  site: string;
  port: number;
  /** Requests a second, of all kinds together. */
  rate: number;
  /** A form as the server has drawn it. */
  form: DrawnForm;
  /** Slugs of vehicles. */
  vehicles: readonly string[];
  /** Tells these visitors from those of other journeys, 1 to 255. */
  group: number;
}

/** What shoppers of a site ask: of twenty requests twelve listings, five vehicles, two other pages, a lead. */
export function journeyOf({ site, port, rate, form, vehicles, group }: JourneyOptions): Stream[] {
  const host = `${site}.localhost:${port}`;
  const kept = mixedListings(port, [site]).map(({ path }) => path);
  const at = (list: readonly string[], index: number) => list[index % list.length] ?? '/';
  const listing = (index: number) =>
    index % 2 === 0 ? at(kept, index / 2) : (freshListings(host, 1)[0]?.path ?? '/search');
  return [
    { name: 'listing', rate: rate * 0.6, next: (index) => ({ path: listing(index) }) },
    {
      name: 'vehicle',
      rate: rate * 0.25,
      next: (index) => ({ path: `/cars/${at(vehicles, index)}` }),
    },
    {
      name: 'other',
      rate: rate * 0.1,
      next: (index) => ({ path: at(['/', '/search/toyota'], index) }),
    },
    leadStream({ rate: rate * 0.05, host, form, group }),
  ];
}
