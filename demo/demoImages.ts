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
        // A drawing that changes keeps its address, so a browser asks again after a day.
        'cache-control': 'public, max-age=86400',
        etag: image.etag,
      },
      body: image.body,
    };
  };
}
