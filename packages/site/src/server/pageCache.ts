import { LRUCache } from 'lru-cache';
import { type Answer, etagOf } from './answer.ts';
import { ownBytes, packBody } from './encodeBody.ts';

export interface PageCacheOptions {
  /** Bytes kept for each site; the least recently used page goes first. */
  bytesPerSite: number;
  /**
   * Bytes kept for all sites together. Beyond them the site that holds most loses the page that it
   * used least recently: who holds no more than an equal share loses nothing to the others.
   */
  bytesInAll: number;
  /** Milliseconds a page is served before it is rendered again: tags and opening hours age. */
  freshMs: number;
  /** Milliseconds of a clock that only goes on. */
  now?: () => number;
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
  /** Bytes kept, of all sites together. */
  bytes(): number;
}

type SitePages = LRUCache<string, Answer>;

/** What a page's headers and its entry take, bytes. */
const ENTRY_BYTES = 1_500;

/** Whole pages, compressed, with their names by content: worth some thirty renders each. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { bytesPerSite, bytesInAll, freshMs, now = () => performance.now() } = options;
  const sites = new Map<string, SitePages>();
  let bytes = 0;
  let purgedAt = now();

  function pagesOf(site: string): SitePages {
    const known = sites.get(site);
    if (known !== undefined) return known;
    const pages: SitePages = new LRUCache({
      maxSize: bytesPerSite,
      ttl: freshMs,
      ttlResolution: 0,
      perf: { now },
    });
    sites.set(site, pages);
    return pages;
  }

  /** Runs a change of a site's pages and counts what it took or gave. */
  function counted(pages: SitePages, change: () => unknown): void {
    const before = pages.calculatedSize;
    change();
    bytes += pages.calculatedSize - before;
  }

  /** Pages that nobody asks for again would stay for good. */
  function purge(): void {
    if (now() - purgedAt < freshMs) return;
    purgedAt = now();
    for (const [site, pages] of sites) {
      counted(pages, () => pages.purgeStale());
      if (pages.size === 0) sites.delete(site);
    }
  }

  function keepBound(): void {
    while (bytes > bytesInAll) {
      let largest: SitePages | null = null;
      for (const pages of sites.values()) {
        if (largest === null || pages.calculatedSize > largest.calculatedSize) largest = pages;
      }
      if (largest === null) return;
      const { size } = largest;
      counted(largest, () => largest.pop());
      if (largest.size === size) return;
    }
  }

  return {
    get({ site, url, stockVersion }) {
      const pages = sites.get(site);
      if (pages === undefined) return null;
      let found: Answer | undefined;
      // One past its time goes as it is asked for.
      counted(pages, () => {
        found = pages.get(`${stockVersion} ${url}`);
      });
      return found ?? null;
    },
    async put({ site, url, stockVersion }, answer) {
      if (!isForEverybody(answer)) return answer;
      const kept = await keptForm(answer);
      const key = `${stockVersion} ${url}`;
      const size = (kept.packed?.br.length ?? kept.body?.length ?? 0) + key.length + ENTRY_BYTES;
      purge();
      const pages = pagesOf(site);
      counted(pages, () => pages.set(key, kept, { size }));
      keepBound();
      return kept;
    },
    bytes: () => bytes,
  };
}

async function keptForm({ body = Buffer.alloc(0), ...answer }: Answer): Promise<Answer> {
  const headers = { ...answer.headers, etag: etagOf(body) };
  const packed = await packBody(body, String(headers['content-type'] ?? ''));
  return packed ? { ...answer, headers, packed } : { ...answer, headers, body: ownBytes(body) };
}

function isForEverybody({ status, headers = {} }: Answer): boolean {
  const control = String(headers['cache-control'] ?? '');
  return status === 200 && control.includes('public') && headers['set-cookie'] === undefined;
}
