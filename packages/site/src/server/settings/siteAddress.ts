import type { SiteConfig } from '@forecourt/data';

/** Where a person opens a site: in development on this machine, else by its first host. */
export function siteAddress(
  { slug, hosts, https }: Pick<SiteConfig, 'slug' | 'hosts' | 'https'>,
  development: boolean,
  port: number,
): string | null {
  if (development) return `http://${slug}.localhost${port === 80 ? '' : `:${port}`}`;
  const [host] = hosts;
  return host === undefined ? null : `${https ? 'https' : 'http'}://${host}`;
}
