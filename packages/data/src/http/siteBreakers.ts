import { admit, type Breaker, closedBreaker, record } from './breaker.ts';

/** A breaker for each site, so that during an outage of one other dealers notice nothing (R12-02). */
export interface SiteBreakers {
  /** Whether a call may start now. */
  admits(site: string): boolean;
  /** @returns whether this ends or begins an outage */
  record(site: string, ok: boolean): boolean;
}

/** @param now milliseconds of a clock that only goes on */
export function siteBreakers(now: () => number): SiteBreakers {
  const breakers = new Map<string, Breaker>();
  const failing = new Set<string>();
  const of = (site: string) => breakers.get(site) ?? closedBreaker;
  return {
    admits(site) {
      const admitted = admit(of(site), now());
      if (admitted !== null) breakers.set(site, admitted);
      return admitted !== null;
    },
    record(site, ok) {
      breakers.set(site, record(of(site), { at: now(), ok }));
      if (ok) return failing.delete(site);
      const isNews = !failing.has(site);
      failing.add(site);
      return isNews;
    },
  };
}
