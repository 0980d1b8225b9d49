import type { DealerSite } from '@forecourt/data';
import { ofSites, type SitesNow } from '../settings/sitesNow.ts';

/** A site as one request reached it. */
export interface ReachedSite {
  site: DealerSite;
  /** Scheme, host and port that this shopper sees, without a path. Built from configuration (R15-02). */
  origin: string;
}

export interface SiteHostsOptions {
  sites: SitesNow;
  /** Adds `<slug>.localhost`, by http, on the port that is listened on. */
  development: boolean;
  /** The port that is listened on, once it is known. */
  port(): number;
}

export type FindSite = (host: string | undefined) => ReachedSite | null;

/**
 * Exact host names only: no default dealer, no suffix match, no header but Host (R15-02). The port of a
 * Host decides nothing and is repeated nowhere; what shoppers see is configured with the host.
 */
export function siteHosts({ sites, development, port }: SiteHostsOptions): FindSite {
  const names = ofSites(sites, (all) => namesOf(all, development));
  return (host) => {
    const parts = parseHost(host);
    if (parts === null) return null;
    const { reached, locals } = names();
    const local = locals.get(parts.name);
    if (local === undefined) {
      return reached.get(parts.name + parts.port) ?? reached.get(parts.name) ?? null;
    }
    const open = port();
    return { site: local, origin: `http://${parts.name}${open === 80 ? '' : `:${open}`}` };
  };
}

function namesOf(sites: readonly DealerSite[], development: boolean) {
  const reached = new Map<string, ReachedSite>();
  const locals = new Map<string, DealerSite>();
  for (const site of sites) {
    const { https, hosts, slug } = site.config;
    for (const host of hosts) {
      const found = { site, origin: `${https ? 'https' : 'http'}://${host}` };
      reached.set(host, found);
      const name = host.replace(/:\d+$/, '');
      if (!reached.has(name)) reached.set(name, found);
    }
    if (development) locals.set(`${slug}.localhost`, site);
  }
  return { reached, locals };
}

/** Splits a Host header; `null` when it is not one plain name with an optional port. */
export function parseHost(host: string | undefined): { name: string; port: string } | null {
  const match = /^([a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)(?::(\d{1,5}))?$/i.exec(host ?? '');
  if (match === null || Number(match[2] ?? 0) > 65_535) return null;
  return { name: (match[1] ?? '').toLowerCase(), port: match[2] ? `:${match[2]}` : '' };
}
