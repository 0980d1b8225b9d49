import type { DealerSite } from '@forecourt/data';

/** The sites that are served just now: the same list until one comes, changes or goes. */
export type SitesNow = () => readonly DealerSite[];

/** What is made of the sites, made anew when they are others. */
export function ofSites<Made>(
  sites: SitesNow,
  make: (sites: readonly DealerSite[]) => Made,
): () => Made {
  let last: { sites: readonly DealerSite[]; made: Made } | null = null;
  return () => {
    const now = sites();
    if (last?.sites !== now) last = { sites: now, made: make(now) };
    return last.made;
  };
}
