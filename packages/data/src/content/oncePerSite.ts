import type { DealerSite } from '../config/loadSites.ts';

/** Finds something out of each site once; what failed is tried again for whoever asks next. */
export function oncePerSite<Known>(
  first: (site: DealerSite) => Promise<Known>,
): (site: DealerSite) => Promise<Known> {
  const sites = new Map<string, Promise<Known>>();
  return (site) => {
    let entry = sites.get(site.key);
    if (entry === undefined) {
      entry = first(site);
      sites.set(site.key, entry);
      entry.catch(() => sites.delete(site.key));
    }
    return entry;
  };
}
