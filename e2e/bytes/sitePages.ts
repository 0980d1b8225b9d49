import { allPagePaths } from '@forecourt/site/routes';
import { ask } from './siteClient.ts';

/** Addresses measured of a page that has many: its files are the same, and only its HTML differs. */
const GUISES = 6;

/** A search that nobody has made: it is packed in haste. */
const UNASKED = '/search?range[price]=:99999998';

/** A page of the table, and addresses that a site has for it. */
export interface SitePage {
  name: string;
  addresses: readonly string[];
  /** Of who may open it. */
  cookie?: string;
}

/**
 * The pages of a site on a running server: the home page, and each row of the page table that the
 * site has, at its real addresses. A new row is measured without a word here.
 */
export async function sitePages(port: number, site: string): Promise<SitePage[]> {
  const rows = Object.entries(allPagePaths)
    .map(([name, paths]) => ({ name, paths: paths.map((path) => path.replace(/(?!^)\/\*$/, '')) }))
    .filter(({ name }) => name !== 'notFound')
    // A fixed address goes before one that anything could have.
    .toSorted((a, b) => Number(isOpen(a)) - Number(isOpen(b)));
  const known = await knownAddresses(port, site);
  const pages: SitePage[] = [{ name: 'home', addresses: ['/'] }];
  const taken = new Set(['/']);
  for (const { name, paths } of rows) {
    const shapes = paths.map((path) => path.replace(/:\w+/g, '[^/]+')).join('|');
    const shape = new RegExp(`^(?:${shapes})(?:\\?|$)`);
    const fitting = known.filter((address) => shape.test(address) && !taken.has(address));
    const [first = ''] = paths;
    if (fitting.length === 0 && !first.includes(':')) fitting.push(first);
    for (const address of fitting) taken.add(address);
    const addresses = await shown(port, site, fitting.slice(0, GUISES));
    if (name === 'listing') addresses.push(UNASKED);
    if (addresses.length > 0) pages.push({ name, addresses });
  }
  return pages;
}

function isOpen({ paths }: { paths: readonly string[] }): boolean {
  return paths.some((path) => path.includes(':'));
}

/** What the sitemap lists, and what vehicles lead to: their forms are kept out of the sitemap. */
async function knownAddresses(port: number, site: string): Promise<string[]> {
  const { body } = await ask(port, site, '/sitemap.xml');
  const listed = [...body.toString().matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(
    ([, path = '/']) => path,
  );
  const vehicles = listed.filter((path) => path.startsWith('/cars/')).slice(0, GUISES);
  const pages = await Promise.all(vehicles.map((path) => ask(port, site, path)));
  const links = pages.flatMap(({ body: page }) =>
    [...page.toString().matchAll(/<a [^>]*?href="(\/[^"#]*)/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    ),
  );
  return [...new Set([...listed, ...links])];
}

/** Those that are a page, and where the others lead: a page may have one address of several. */
async function shown(port: number, site: string, addresses: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    addresses.map(async (address) => {
      const { status, headers } = await ask(port, site, address);
      if (status === 301 && headers.location !== undefined) return headers.location;
      return status === 200 ? address : [];
    }),
  );
  return [...new Set(found.flat())];
}
