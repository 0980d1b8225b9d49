import { askUntilLetIn } from './askUntilLetIn.ts';

/** A page as it was sent. */
export interface CrawledPage {
  path: string;
  status: number;
  html: string;
  /** Where its first link stands. */
  from: string;
}

export interface Crawl {
  pages: ReadonlyMap<string, CrawledPage>;
  /** `#` links to parts that their page does not have: where they stand, and what they name. */
  missingParts: readonly string[];
}

/**
 * Follows every link of a site from its home page. What is one page in endless guises is opened a few
 * times: searches and comparisons by their queries, and vehicles.
 *
 * @param guises how often such a page is opened
 */
export async function crawl(site: string, port: number, guises: number): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>();
  const parts: { from: string; path: string; id: string }[] = [];
  const queue: { path: string; from: string }[] = [{ path: '/', from: '' }];
  const opened = new Map<string, number>();
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { path, from } = next;
    if (pages.has(path)) continue;
    const kind = kindOf(path);
    if (kind !== null) {
      const before = opened.get(kind) ?? 0;
      if (before === (kind === PAPER ? Math.min(guises, PAPERS) : guises)) continue;
      opened.set(kind, before + 1);
    }
    const { reply } = await askUntilLetIn({ site, path, port });
    pages.set(path, { path, from, status: reply.status, html: reply.text });
    for (const { path: to, id } of linksOf(reply.text, path)) {
      if (id !== '') parts.push({ from: path, path: to, id });
      if (!pages.has(to)) queue.push({ path: to, from: path });
    }
  }
  const missingParts = parts.flatMap(({ from, path, id }) => {
    const page = pages.get(path);
    return page === undefined || page.html.includes(`id="${id}"`) ? [] : `${from}: ${path}#${id}`;
  });
  return { pages, missingParts: [...new Set(missingParts)] };
}

/** A vehicle's paper, of which one visitor gets a few in a minute. */
const PAPER = '/api/cars/pdf';
const PAPERS = 3;

/** What a page is one guise of; `null` where it is none. */
function kindOf(path: string): string | null {
  const [name = '', query] = path.split('?');
  if (/^\/api\/cars\/[^/]+\/pdf$/.test(name)) return PAPER;
  if (query !== undefined) return name.replace(/^\/search\/.*/, '/search');
  return /^\/cars\/[^/]+(?:\/|$)/.test(name) ? name.replace(/^\/cars\/[^/]+/, '/cars') : null;
}

/** Links of a page to pages of its site. */
function linksOf(html: string, path: string): { path: string; id: string }[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)].flatMap(([, given = '']) => {
    const href = given.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
    if (!/^[/?#]/.test(href)) return [];
    const { origin, pathname, search, hash } = new URL(href, `http://site.example${path}`);
    if (origin !== 'http://site.example') return [];
    return [{ path: pathname + search, id: decodeURIComponent(hash.slice(1)) }];
  });
}
