import { type LoaderFunctionArgs } from 'react-router';
import { type SiteServices, servicesOf } from '../../contracts/siteServices.ts';
import { listingPaths } from '../../listing/listingPaths.ts';
import { vehicleHref } from '../../presenters/paths.ts';
import { notFound } from '../notFound/notFound.server.ts';

/** Addresses that one file may hold; the protocol allows 50,000. */
const MOST = 40_000;

interface Entry {
  path: string;
  /** `YYYY-MM-DD` of its last change, where that is known. */
  changed: string | null;
}

/**
 * What search engines may hold of a site: its canonical pages, each once, and no form, search of a
 * shopper or sold vehicle. Beyond 40,000 addresses it is a list of such files.
 */
export function loadSitemap({ params, context }: LoaderFunctionArgs): Response {
  const services = servicesOf(context);
  const entries = entriesOf(services);
  const { origin } = services;
  const files = Math.ceil(entries.length / MOST);
  const { part } = params;
  if (part === undefined) {
    return xml(files > 1 ? indexOf(origin, files) : fileOf(origin, entries));
  }
  const place = /^([1-9]\d{0,3})\.xml$/.exec(part);
  const number = Number(place?.[1] ?? 0);
  if (number < 1 || number > files) throw notFound();
  return xml(fileOf(origin, entries.slice((number - 1) * MOST, number * MOST)));
}

function entriesOf({ addresses, content, hasPage, stock }: SiteServices): readonly Entry[] {
  const dates = new Map(content.pages.map(({ path, date }) => [path, date]));
  const pages = [
    '/',
    ...addresses()
      .filter(({ listed }) => listed)
      .map(({ path }) => path),
  ].filter(hasPage);
  const listings = listingPaths(stock.known, stock.carTypes);
  const paths = new Set([...pages, ...listings]);
  return [
    ...[...paths].map((path) => ({ path, changed: dates.get(path) ?? null })),
    ...[...stock.onOffer()].map(({ slug, createdAt }) => ({
      path: vehicleHref(slug),
      changed: createdAt === null ? null : new Date(createdAt).toISOString().slice(0, 10),
    })),
  ];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function fileOf(origin: string, entries: readonly Entry[]): string {
  const urls = entries.map(({ path, changed }) => {
    const date = changed === null ? '' : `<lastmod>${changed}</lastmod>`;
    return `<url><loc>${escaped(origin + path)}</loc>${date}</url>`;
  });
  return [HEAD, `<urlset ${SPACE}>`, ...urls, '</urlset>', ''].join('\n');
}

function indexOf(origin: string, files: number): string {
  const parts = Array.from(
    { length: files },
    (_, place) => `<sitemap><loc>${escaped(`${origin}/sitemaps/${place + 1}.xml`)}</loc></sitemap>`,
  );
  return [HEAD, `<sitemapindex ${SPACE}>`, ...parts, '</sitemapindex>', ''].join('\n');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

function xml(body: string): Response {
  return new Response(body, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, no-cache',
    },
  });
}
