import type { SiteServices } from '../../contracts/siteServices.ts';
import { pagePatterns } from '../../pages/pagePatterns.ts';
import { addressesOf, hasRow, type PageFacts, pageRows } from '../../pages/pageTable.ts';
import type { TemplateBuild } from './templateBuild.ts';

/** What a site's pages are, of those that its template has. */
export type SitePaths = Pick<SiteServices, 'hasPage' | 'addresses'>;

/** Milliseconds: a menu may name an offer that has ended for so long, its page itself says what is true. */
const SAME_MS = 1_000;
/** Addresses that are remembered: a site's menus have a few dozen, a visitor may ask for any. */
const MOST_KNOWN = 500;

type Template = Pick<TemplateBuild, 'hasPage' | 'routeIds'>;

/**
 * `sitePaths`, the same for all pages that are made within a second: each asks for every address of the
 * site's menus.
 */
export function createSitePaths(): typeof sitePaths {
  const kept = new WeakMap<
    PageFacts['config'],
    PageFacts & { template: Template; paths: SitePaths }
  >();
  return (template, facts) => {
    const { config, content, now } = facts;
    const last = kept.get(config);
    const isSame =
      last?.template === template && last.content === content && now - last.now < SAME_MS;
    if (isSame && now >= last.now) return last.paths;
    const paths = remembering(sitePaths(template, facts));
    kept.set(config, { ...facts, template, paths });
    return paths;
  };
}

function remembering({ hasPage, addresses }: SitePaths): SitePaths {
  const known = new Map<string, boolean>();
  return {
    addresses,
    hasPage(path) {
      const before = known.get(path);
      if (before !== undefined) return before;
      const found = hasPage(path);
      if (known.size < MOST_KNOWN) known.set(path, found);
      return found;
    },
  };
}

/**
 * The pages of a site: those that its template draws, less those that the site has nothing for (R2-20).
 * What the table of pages does not know is the template's own, and every site of it has it.
 */
export function sitePaths(template: Template, facts: PageFacts): SitePaths {
  const drawn = pagePatterns.filter(({ name }) => template.routeIds.has(name));
  /** Most loaders ask for none, and a page in the cache for neither. */
  let listed: ReturnType<SitePaths['addresses']> | null = null;
  const addresses = () => {
    // A row once, however many further addresses lead to its page.
    listed ??= pageRows
      .filter(([name]) => template.routeIds.has(name))
      .flatMap(([name, row]) =>
        addressesOf(row, facts)
          // A model that is called like a fixed page is not found there (R2-03).
          .filter((path) => drawn.find(({ pattern }) => pattern.test(path))?.name === name)
          .map((path) => ({ name, path, listed: row.unlisted !== true })),
      );
    return listed;
  };
  return {
    addresses,
    hasPage(path) {
      const found = drawn.find(({ pattern }) => pattern.test(path));
      if (found === undefined) return template.hasPage(path);
      if (!found.many) return hasRow(found.row, facts);
      // A template's own page stands before an address that anything could have.
      return addresses().some((address) => address.path === path) || template.hasPage(path);
    },
  };
}
