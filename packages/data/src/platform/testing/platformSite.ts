import type { DealerSite } from '../../config/loadSites.ts';
import { parseSiteConfig } from '../../config/parseSiteConfig.ts';
import { dealer } from '../../config/testing/dealer.ts';
import type { SiteKey } from '../../store/store.ts';

/** A site with these settings besides those that every site needs. */
export function platformSite(more: object = {}, key = 'one'): DealerSite {
  const config = parseSiteConfig('site.json', { ...dealer, ...more }, {});
  return { key: key as SiteKey, config, folder: '/' };
}
