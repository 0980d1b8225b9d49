import type { QuickHandler } from '@forecourt/site/server';
import { createImageService } from './images/index.ts';

/** The demo's own image service, as a handler in front of the pages. */
export function demoImages(cacheFolder: string): QuickHandler {
  const service = createImageService({ cacheFolder });
  return async ({ pathname }) => {
    const image = await service({ path: pathname });
    if (image === null) return null;
    return {
      status: 200,
      headers: {
        'content-type': image.contentType,
        'cache-control': 'public, max-age=31536000, immutable',
        etag: image.etag,
      },
      body: image.body,
    };
  };
}
