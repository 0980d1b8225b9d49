import { LRUCache } from 'lru-cache';
import { type Answer, etagOf } from './answer.ts';

export interface PageCacheOptions {
  /** Bytes kept for each site; the least recently used page goes first. */
  bytesPerSite: number;
  /** Milliseconds a page is served before it is rendered again: tags and opening hours age. */
  freshMs: number;
}

/** What makes two requests the same page: whole pages hold nothing of a visitor. */
export interface PageKey {
  /** Each site has a cache of its own, so no key can reach another dealer's page (E3). */
  site: string;
  /** Origin, path and query. */
  url: string;
  stockVersion: number;
}

export interface PageCache {
  get(key: PageKey): Answer | null;
  /** Keeps the answer when everybody may see it. */
  put(key: PageKey, answer: Answer): void;
}

/** Whole pages, with their compressed forms and their names by content: worth some thirty renders each. */
export function createPageCache({ bytesPerSite, freshMs }: PageCacheOptions): PageCache {
  const sites = new Map<string, LRUCache<string, Answer>>();
  return {
    get: ({ site, url, stockVersion }) => sites.get(site)?.get(`${stockVersion} ${url}`) ?? null,
    put({ site, url, stockVersion }, answer) {
      if (!isForEverybody(answer)) return;
      let pages = sites.get(site);
      if (pages === undefined) {
        pages = new LRUCache({ maxSize: bytesPerSite, ttl: freshMs });
        sites.set(site, pages);
      }
      const key = `${stockVersion} ${url}`;
      // The compressed forms come later and are smaller; together they are about half as much again.
      const size = Math.ceil((answer.body?.length ?? 0) * 1.5) + key.length + 1;
      const { body = Buffer.alloc(0), headers } = answer;
      const kept = { headers: { ...headers, etag: etagOf(body) }, encodings: new Map() };
      pages.set(key, { ...answer, ...kept }, { size });
    },
  };
}

function isForEverybody({ status, headers = {} }: Answer): boolean {
  const control = String(headers['cache-control'] ?? '');
  return status === 200 && control.includes('public') && headers['set-cookie'] === undefined;
}
