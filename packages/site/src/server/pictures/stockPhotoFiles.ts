import { STOCK_PHOTOS, type StockPhotos } from '@forecourt/data';
import { ownBytes } from '../http/encodeBody.ts';
import type { QuickHandler } from '../http/frontHandler.ts';

/** Answers for photos that came as files, as they are kept: where no image service makes others of them. */
export function stockPhotoFiles(photos: Pick<StockPhotos, 'read'>): QuickHandler {
  return async ({ site, pathname }) => {
    if (!pathname.startsWith(STOCK_PHOTOS)) return null;
    const bytes = await photos.read(site.key, pathname);
    if (bytes === null) return null;
    return {
      status: 200,
      headers: {
        'content-type': 'image/jpeg',
        // Its name changes with what it shows.
        'cache-control': 'public, max-age=31536000, immutable',
      },
      body: ownBytes(bytes),
      encodings: new Map(),
    };
  };
}
