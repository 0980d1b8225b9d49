import type { DealerSite } from '../config/loadSites.ts';
import { askService, type ServiceAnswer, serviceAt } from '../http/askService.ts';
import { remoteContent } from './remoteDocuments.ts';

/** Bytes of an answer, beyond which it is a mistake. */
const MOST_BYTES = 8_000_000;

export interface ContentService {
  /** Where a site's content is asked for, without what must not be told. */
  addressOf(site: DealerSite): string;
  /**
   * @param etag of the answer that is known
   * @throws ServiceFault
   */
  ask(site: DealerSite, etag: string | null): Promise<ServiceAnswer>;
}

/**
 * A service that has the content of sites.
 *
 * @param url with `user:password@` where the service wants them
 * @param budgetMs time for a request and all of its answer
 */
export function contentService(url: string, budgetMs: number): ContentService {
  const { base, access } = serviceAt(url);
  const addressOf = (site: DealerSite) => `${base}/${remoteContent.path(site)}`;
  return {
    addressOf,
    ask: (site, etag) =>
      askService(addressOf(site), { access, etag, budgetMs, mostBytes: MOST_BYTES }),
  };
}
