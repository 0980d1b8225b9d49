import type { Page } from '@playwright/test';
import { ownPages } from '../../e2e/bytes/ownPages.ts';
import { ask } from '../../e2e/bytes/siteClient.ts';
import { type SitePage, sitePages } from '../../e2e/bytes/sitePages.ts';
import { type ArtPageName, artPages } from './artPages.ts';

export interface ArtAddress {
  name: ArtPageName;
  path: string;
  /** Of who may open it. */
  cookie?: string;
}

/** The pages that a dealer's running site has, and where; a page that only its owner sees comes last. */
export async function artAddresses(
  page: Page,
  port: number,
  site: string,
): Promise<readonly ArtAddress[]> {
  const found = await withCheckout(port, site, await sitePages(port, site));
  // What is reserved for a page of its own can no more be reserved: that is not the first of them.
  const turned = found.map((one) => ({ ...one, addresses: one.addresses.toReversed() }));
  // Its messages may be late once; twice, and its pages would be told to be missing.
  const own = await ownPages(port, site, turned).catch(() => ownPages(port, site, turned));
  const chosen = await chosenAddresses(page, `http://${site}.localhost:${port}`, found);
  const all: ArtAddress[] = [];
  for (const { name } of artPages) {
    const { path, cookie } = addressIn([...found, ...own], name);
    const address = chosen[name] ?? path;
    if (address === undefined) continue;
    const { status } = await ask(port, site, address, cookie === undefined ? {} : { cookie });
    if (status !== (name === 'notFound' ? 404 : 200)) continue;
    all.push({ name, path: address, ...(cookie !== undefined && { cookie }) });
  }
  const { cookie } = all.find(({ name }) => name === 'account') ?? {};
  return all.map((address) =>
    // Where saving asks for it, the list is of who has signed in.
    address.name === 'watchlist' && cookie !== undefined ? { ...address, cookie } : address,
  );
}

/** Where a vehicle leads to buying step by step instead, its reservation is the last of the steps. */
async function withCheckout(
  port: number,
  site: string,
  pages: readonly SitePage[],
): Promise<readonly SitePage[]> {
  const journeys = pages.find(({ name }) => name === 'checkoutJourney')?.addresses ?? [];
  if (pages.some(({ name }) => name === 'checkout') || journeys.length === 0) return pages;
  const addresses: string[] = [];
  for (const journey of journeys) {
    const slug = new URL(journey, 'http://site.example').searchParams.get('car_id');
    const path = `/cars/${slug}/checkout`;
    const { status, headers } = await ask(port, site, path);
    if (status !== 404) addresses.push(headers.location ?? path);
  }
  return addresses.length === 0 ? pages : [...pages, { name: 'checkout', addresses }];
}

function addressIn(pages: readonly SitePage[], name: string): { path?: string; cookie?: string } {
  const page = pages.find((one) => one.name === name);
  const path = page?.addresses[0];
  return {
    ...(path !== undefined && { path }),
    // Empty where its address alone lets somebody in.
    ...(page?.cookie && { cookie: page.cookie }),
  };
}

/** Pages of which a site has many are those that a shopper comes to first. */
async function chosenAddresses(
  page: Page,
  origin: string,
  pages: readonly SitePage[],
): Promise<Partial<Record<ArtPageName, string>>> {
  const links = async (path: string, within: string) => {
    await page.goto(origin + path);
    const found = await page
      .locator(within)
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    return [...new Set(found.filter((href) => !/[?#]/.test(href)))];
  };
  const vehicles = (await links('/search', 'main a[href^="/cars/"]')).filter(
    (href) => href.split('/').length === 3,
  );
  const [vehicle] = vehicles;
  const slugs = vehicles.slice(0, 3).map((href) => href.slice('/cars/'.length));
  const places = addressIn(pages, 'contact').path ?? '/contact-us';
  const [location] = await links(places, `main a[href^="${places}/"]`);
  const { path: models } = addressIn(pages, 'models');
  const [model] =
    models === undefined ? [] : await links(models, 'main article :is(h2, h3) a[href^="/"]');
  return {
    ...(vehicle !== undefined && { vehicle, enquiry: `${vehicle}/enquire` }),
    compare: `/compare?cars=${slugs.join(',')}`,
    ...(location !== undefined && { location, placeStock: `${location}/stock` }),
    ...(model !== undefined && { model }),
    about: '/about-us',
    notFound: '/nope',
  };
}
