import type { SiteServices } from '../../contracts/siteServices.ts';
import { pagePatterns } from '../../pages/pagePatterns.ts';
import { addressesOf, hasRow, type PageFacts, pageRows } from '../../pages/pageTable.ts';
import type { TemplateBuild } from './templateBuild.ts';

/** What a site's pages are, of those that its template has. */
export type SitePaths = Pick<SiteServices, 'hasPage' | 'addresses'>;

/**
 * The pages of a site: those that its template draws, less those that the site has nothing for (R2-20).
 * What the table of pages does not know is the template's own, and every site of it has it.
 */
export function sitePaths(
  template: Pick<TemplateBuild, 'hasPage' | 'routeIds'>,
  facts: PageFacts,
): SitePaths {
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
