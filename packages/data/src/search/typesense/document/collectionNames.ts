import type { SiteKey } from '../../../store/store.ts';

/**
 * Alias that a site's searches are sent to. A slug has no underscore, so one site's names never
 * begin like another's.
 */
export function aliasOf(site: SiteKey): string {
  return `forecourt_${site}`;
}

/** Collection of one content: two runs over the same stock write into the same one. */
export function collectionOf(site: SiteKey, version: number, digest: string): string {
  return `${aliasOf(site)}_v${version}_${digest.slice(0, 12)}`;
}

/** Version of the stock that a collection was made from; below all others for one of another make. */
export function stockVersionOf(site: SiteKey, name: string): number {
  return isCollectionOf(site, name) ? Number(/_v(\d+)_\w+$/.exec(name)?.[1]) : -1;
}

/** Whether a collection was made for this site by `indexStock`. */
export function isCollectionOf(site: SiteKey, name: string): boolean {
  const alias = aliasOf(site);
  return name.startsWith(alias) && /^_v\d+_[0-9a-f]{12}$/.test(name.slice(alias.length));
}
