import { type Answer, etagOf } from '../http/answer.ts';
import { ownBytes, type PackedBody, packBody, repack } from '../http/encodeBody.ts';
import { createSiteCaches, type SiteCachesOptions } from './siteCaches.ts';

/** A page is served for `freshMs` before it is rendered again: tags and opening hours age. */
export type PageCacheOptions = Omit<SiteCachesOptions, 'whileUsed'>;

/** What makes two requests the same page: whole pages hold nothing of a visitor. */
export interface PageKey {
  /** Each site has a cache of its own, so no key can reach another dealer's page (R15-03). */
  site: string;
  /** Origin, path and query. */
  url: string;
  /** Its version, with what is reserved of it. */
  stockKey: string;
  contentVersion: string;
}

export interface PageCache {
  get(key: PageKey): Answer | null;
  /**
   * Keeps the answer when everybody may see it. Resolves to what is to be sent.
   *
   * @param inHaste it may never be asked for again: it is packed well when it is. Default: at once
   */
  put(key: PageKey, answer: Answer, inHaste?: boolean): Promise<Answer>;
  /** Bytes kept, of all sites together. */
  bytes(): number;
}

/** What a page's headers and its entry take, bytes. */
const ENTRY_BYTES = 1_500;

/** Whole pages, compressed, with their names by content: worth some thirty renders each. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const pages = createSiteCaches<Answer>(options);
  const keyOf = ({ url, stockKey, contentVersion }: PageKey) =>
    `${stockKey} ${contentVersion} ${url}`;
  return {
    get(key) {
      const kept = pages.get(key.site, keyOf(key));
      if (kept?.packed?.encoding === 'zstd') void packWell(kept.packed);
      return kept;
    },
    async put(key, answer, inHaste = false) {
      if (!isForEverybody(answer)) return answer;
      const kept = await keptForm(answer, inHaste);
      const size = (kept.packed?.bytes.length ?? kept.body?.length ?? 0) + ENTRY_BYTES;
      pages.set(key.site, keyOf(key), kept, size);
      return kept;
    },
    bytes: pages.bytes,
  };
}

async function keptForm(
  { body = Buffer.alloc(0), ...answer }: Answer,
  inHaste: boolean,
): Promise<Answer> {
  const packed = await packBody(body, String(answer.headers?.['content-type'] ?? ''), inHaste);
  // The same page packs into the same bytes, an eighth of them.
  const headers = { ...answer.headers, etag: etagOf(packed?.bytes ?? body) };
  return packed ? { ...answer, headers, packed } : { ...answer, headers, body: ownBytes(body) };
}

const underWay = new WeakSet<PackedBody>();

/** Nobody waits for it: whoever asks meanwhile is sent what there is. */
async function packWell(packed: PackedBody): Promise<void> {
  if (underWay.has(packed)) return;
  underWay.add(packed);
  try {
    Object.assign(packed, await repack(packed));
  } catch {
    // It is larger than it could be, and whole.
  }
}

function isForEverybody({ status, headers = {} }: Answer): boolean {
  const control = String(headers['cache-control'] ?? '');
  return status === 200 && control.includes('public') && headers['set-cookie'] === undefined;
}
