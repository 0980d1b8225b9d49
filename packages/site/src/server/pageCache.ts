import { LRUCache } from 'lru-cache';
import { type Answer, etagOf } from './answer.ts';
import { packBody } from './encodeBody.ts';

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
  /** Keeps the answer when everybody may see it. Resolves to what is to be sent. */
  put(key: PageKey, answer: Answer): Promise<Answer>;
}

/** What a page's headers and its entry take, bytes. */
const ENTRY_BYTES = 1_000;

/** Whole pages, compressed, with their names by content: worth some thirty renders each. */
export function createPageCache({ bytesPerSite, freshMs }: PageCacheOptions): PageCache {
  const sites = new Map<string, LRUCache<string, Answer>>();
  return {
    get: ({ site, url, stockVersion }) => sites.get(site)?.get(`${stockVersion} ${url}`) ?? null,
    async put({ site, url, stockVersion }, answer) {
      if (!isForEverybody(answer)) return answer;
      const kept = await keptForm(answer);
      let pages = sites.get(site);
      if (pages === undefined) {
        pages = new LRUCache({ maxSize: bytesPerSite, ttl: freshMs });
        sites.set(site, pages);
      }
      const key = `${stockVersion} ${url}`;
      const bytes = kept.packed?.br.length ?? kept.body?.length ?? 0;
      pages.set(key, kept, { size: bytes + key.length + ENTRY_BYTES });
      return kept;
    },
  };
}

async function keptForm({ body = Buffer.alloc(0), ...answer }: Answer): Promise<Answer> {
  const headers = { ...answer.headers, etag: etagOf(body) };
  const packed = await packBody(body, String(headers['content-type'] ?? ''));
  return packed ? { ...answer, headers, packed } : { ...answer, headers, body };
}

function isForEverybody({ status, headers = {} }: Answer): boolean {
  const control = String(headers['cache-control'] ?? '');
  return status === 200 && control.includes('public') && headers['set-cookie'] === undefined;
}
