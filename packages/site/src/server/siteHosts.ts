import type { DealerSite } from '@forecourt/data';

/** A site as one request reached it. */
export interface ReachedSite {
  site: DealerSite;
  /** Scheme, host and port that shoppers see, without a path. Built from configuration (M4). */
  origin: string;
}

export interface SiteHostsOptions {
  sites: readonly DealerSite[];
  /** Adds `<slug>.localhost`, by http, on whatever port it is asked. */
  development: boolean;
}

export type FindSite = (host: string | undefined) => ReachedSite | null;

/** Exact host names only: no default dealer, no suffix match, no header but Host (E2). */
export function siteHosts({ sites, development }: SiteHostsOptions): FindSite {
  const reached = new Map<string, { site: DealerSite; scheme: string }>();
  for (const site of sites) {
    const scheme = site.config.https ? 'https' : 'http';
    for (const host of site.config.hosts) reached.set(host, { site, scheme });
    if (development) reached.set(`${site.config.slug}.localhost`, { site, scheme: 'http' });
  }
  return (host) => {
    const parts = parseHost(host);
    const found = parts === null ? undefined : reached.get(parts.name);
    if (parts === null || found === undefined) return null;
    return { site: found.site, origin: `${found.scheme}://${parts.name}${parts.port}` };
  };
}

/** Splits a Host header; `null` when it is not one plain name with an optional port. */
export function parseHost(host: string | undefined): { name: string; port: string } | null {
  const match = /^([a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)(:\d{1,5})?$/i.exec(host ?? '');
  if (match === null) return null;
  return { name: (match[1] ?? '').toLowerCase(), port: match[2] ?? '' };
}
