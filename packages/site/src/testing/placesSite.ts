import { parseSiteConfig } from '@forecourt/data';
import { emptyContent } from '@forecourt/domain';
import type { data, LoaderFunctionArgs } from 'react-router';
import { provideServices, type SiteServices } from '../contracts/siteServices.ts';
import { pageRows } from '../pages/pageTable.ts';
import { sitePaths } from '../server/pages/sitePaths.ts';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const openingHours = Object.fromEntries(
  weekdays.map((day) => [day, { open: '08:00', close: '17:00' }]),
);

/** Three places of a dealer, of which one is never shown. */
const locations = [
  {
    id: 'n',
    slug: 'north',
    name: 'North Yard',
    dealershipSlug: 'northern',
    primary: true,
    openingHours,
    holidayHours: [{ date: '2026-11-24', hours: 'Closed' }],
    phones: [{ label: 'Sales', phone: '07 3555 1234' }],
    frames: [{ title: 'Book a service', url: 'https://booking.example/north' }],
  },
  { id: 'w', slug: 'workshop', name: 'Workshop', dealershipSlug: 'northern', type: 'service' },
  { id: 'p', slug: 'parts', name: 'Parts Shop', type: 'parts' },
  { id: 'h', slug: 'hidden', name: 'Hidden Yard', dealershipSlug: 'hid', visible: false },
];

/** What a loader or an action of a page of places is called with: a Monday at nine in Brisbane. */
export function askPlaces(
  path: string,
  config: object = {},
  services: Partial<SiteServices> = {},
): LoaderFunctionArgs {
  const site = { slug: 's', template: 't', name: 'Dealer', locations, ...config };
  const resolved = parseSiteConfig('site.json', site, {});
  const time = Date.parse('2026-11-23T09:00:00+10:00');
  const { hasPage } = sitePaths(
    { hasPage: () => false, routeIds: new Set(pageRows.map(([name]) => name)) },
    { config: resolved, content: emptyContent, now: time },
  );
  const [, , slug] = path.replace(/\?.*/, '').split('/');
  return {
    request: new Request(`https://dealer.example${path}`),
    url: new URL(`https://dealer.example${path}`),
    params: slug === undefined ? {} : { slug },
    context: provideServices({
      config: resolved,
      hasPage,
      content: emptyContent,
      origin: 'https://dealer.example',
      now: () => time,
      pictureSizes: { lead: 'band' },
      newFormKey: () => 'k'.repeat(22),
      sendersOf: () => 0,
      stock: { search: async () => ({ hits: [], count: 0 }) },
      ...services,
    } as unknown as SiteServices),
  } as unknown as LoaderFunctionArgs;
}

/** Where a loader sends its caller, and how. */
export async function sentTo(loading: () => unknown): Promise<string> {
  try {
    await loading();
  } catch (error) {
    if (error instanceof Response) return `${error.status} ${error.headers.get('location')}`;
    return String((error as ReturnType<typeof data>).init?.status);
  }
  return 'shown';
}
