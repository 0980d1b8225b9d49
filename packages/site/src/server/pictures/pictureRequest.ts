import {
  type DealerSite,
  type PictureRequest,
  STOCK_PHOTOS,
  type StockPhotos,
} from '@forecourt/data';
import type { NamedPicture } from './ownPictures.ts';

/** What is to be made for an address; a photo that came as a file is read from where those are kept. */
export function pictureRequest(
  site: DealerSite,
  named: NamedPicture,
  photos: Pick<StockPhotos, 'read'>,
): PictureRequest {
  const request = { site: site.key, ...named };
  if (!named.url.startsWith(STOCK_PHOTOS)) return request;
  return { ...request, isMaster: true, read: () => photos.read(site.key, named.url) };
}
