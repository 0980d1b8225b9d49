import type { DealerSite } from '../config/loadSites.ts';

/** Finds something out of each site once; what failed is tried again for whoever asks next. */
export function oncePerSite<Known>(
  first: (site: DealerSite) => Promise<Known>,
): (site: DealerSite) => Promise<Known> {
  const sites = new Map<string, Promise<Known>>();
  return (site) => {
    // A site may have come back from another folder.
    const place = `${site.key} ${site.folder}`;
    let entry = sites.get(place);
    if (entry === undefined) {
      entry = first(site);
      sites.set(place, entry);
      entry.catch(() => sites.delete(place));
    }
    return entry;
  };
}
