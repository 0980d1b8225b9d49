import { readFile } from 'node:fs/promises';
import type {
  ContentSource,
  DealerSite,
  PictureFormat,
  Pictures,
  StockPhotos,
} from '@forecourt/data';
import { type Answer, textAnswer } from '../http/answer.ts';
import type { Limiter } from '../http/createLimiter.ts';
import { ownBytes } from '../http/encodeBody.ts';
import type { QuickHandler } from '../http/frontHandler.ts';
import { type TrustedProxies, visitorOf } from '../http/visitorOf.ts';
import type { Log } from '../log/log.ts';
import type { OwnPictures } from './ownPictures.ts';
import { pictureRequest } from './pictureRequest.ts';

export interface ServePicturesOptions {
  pictures: Pictures;
  own: OwnPictures;
  content: ContentSource;
  /** Those that came as files. */
  photos: Pick<StockPhotos, 'read'>;
  /** Is told whose pictures are looked at. */
  wake(site: DealerSite): void;
  /** How many a visitor may have made; what is kept has no limit. */
  limiter: Limiter;
  proxies: TrustedProxies;
  log: Log;
}

const TYPES: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

const NO_STORE = { 'cache-control': 'no-store' };

/**
 * Answers for photos of other hosts, and pictures of a dealer's content, in the widths and formats that browsers choose from. While more wait to
 * be made than should, or a visitor asks for more than anybody looks at, the browser is led to the original.
 */
export function servePictures(options: ServePicturesOptions): QuickHandler {
  const { pictures, own, content, photos, wake, limiter, proxies, log } = options;
  /** Hosts of which a picture failed last, so that each is told once. */
  const away = new Set<string>();

  function tell(site: string, url: string, reason: string | null): void {
    const host = url.startsWith('/') ? (url.split('/')[1] ?? '') : new URL(url).host;
    if (reason === null) return void away.delete(host);
    if (away.has(host)) return;
    away.add(host);
    log({ event: 'picture_failed', site, detail: `${host}: ${reason}` });
  }

  return async ({ site, pathname, incoming }) => {
    if (!pathname.startsWith('/pictures/')) return null;
    const named = own.read(pathname, site);
    if (named === null) return null;
    const request = pictureRequest(site, named, photos);
    if (named.url.startsWith('/content/')) {
      const { pictures: files } = await content.of(site);
      const file = Object.hasOwn(files, named.url) ? files[named.url] : undefined;
      if (file === undefined) return null;
      request.read = () => readFile(file);
    }
    wake(site);
    const kept = await pictures.kept(request);
    if (kept !== null) return sent(kept, named.format);
    const visitor = `${site.key} ${visitorOf(incoming, proxies)}`;
    if (limiter.pause(visitor, pathname) > 0) return original(named.url);
    const made = await pictures.make(request);
    if (made.kind === 'picture') {
      tell(site.key, named.url, null);
      return sent(made.bytes, named.format);
    }
    if (made.kind === 'busy') return original(named.url);
    if (made.kind === 'away') tell(site.key, named.url, made.reason);
    return textAnswer(404, 'This picture is not here.', NO_STORE);
  };
}

function sent(bytes: Buffer, format: PictureFormat): Answer {
  return {
    status: 200,
    headers: {
      'content-type': TYPES[format],
      // A dealer may put another photo at the same address.
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
    body: ownBytes(bytes),
    encodings: new Map(),
  };
}

function original(location: string): Answer {
  return { status: 302, headers: { location, ...NO_STORE } };
}
