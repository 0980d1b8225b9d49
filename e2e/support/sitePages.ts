import { pagePaths } from '@forecourt/site/routes';
import { ask } from './ask.ts';

type Answer = Awaited<ReturnType<typeof ask>>;

/** Rows with an address that needs no invention. */
const fixed = Object.values(pagePaths)
  .map((path) => path.replace(/(?!^)\/\*$/, ''))
  .filter((path) => !/[:*]/.test(path));

/**
 * An address of a page on a site: its own, or where it has a parameter the first that the site's pages
 * link to. `null` where the site lacks the page.
 *
 * @param pattern a path of the table of pages
 */
export async function addressOn(site: string, pattern: string): Promise<string | null> {
  const path = pattern.replace(/(?!^)\/\*$/, '');
  if (!/[:*]/.test(path)) {
    const { status, headers } = await answerTo(site, path);
    // A server that has too much to do says nothing of its pages.
    if (status === 429 || status >= 500) throw new Error(`${site}${path} answered ${status}.`);
    // One page has several addresses, of which a site uses one.
    return status === 404 ? null : status === 301 ? (headers.location ?? null) : path;
  }
  const shape = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
  const links = await linksOf(site);
  return links.find((link) => shape.test(link) && !fixed.includes(link)) ?? null;
}

/** A worker asks once, however many tests it runs. */
const asked = new Map<string, Promise<Answer>>();

function answerTo(site: string, path: string): Promise<Answer> {
  const key = `${site}${path}`;
  const known = asked.get(key) ?? ask({ site, path });
  asked.set(key, known);
  return known;
}

/** Where the pages of fixed addresses lead, in the order in which they say so. */
async function linksOf(site: string): Promise<string[]> {
  const answers = await Promise.all(['/', ...fixed].map((path) => answerTo(site, path)));
  const links = answers.flatMap(({ text }) =>
    [...text.matchAll(/<a [^>]*?href="(\/[^"?#]*)/g)].map(([, href = '']) => href),
  );
  return [...new Set(links)];
}
