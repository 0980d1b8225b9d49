import { type Lead, photoName } from '@forecourt/domain';
import type { PhotoFolder } from '../../photos/photoFolder.ts';
import type { SiteKey } from '../../store/store.ts';
import type { MailPhoto } from './leadMail.ts';

/** Reads a lead's photos; `null` where the file is gone. */
export type ReadPhoto = PhotoFolder['read'];

/** Where none are kept. */
export function noPhoto(): Promise<null> {
  return Promise.resolve(null);
}

/** Bytes of photos that go with a message: many mailboxes refuse one of more than ten million. */
const MOST_BYTES = 7_000_000;

/** The photos of a lead that have room in a message, the first ones first. */
export async function mailPhotos(lead: Lead, read: ReadPhoto): Promise<MailPhoto[]> {
  const photos: MailPhoto[] = [];
  let bytes = 0;
  for (const [index, photo] of (lead.photos ?? []).entries()) {
    if (bytes + photo.bytes > MOST_BYTES) continue;
    const content = await read(lead.site as SiteKey, photo);
    if (content === null) continue;
    photos.push({ name: photoName(photo, index), type: photo.type, content });
    bytes += photo.bytes;
  }
  return photos;
}
