import { MAX_PHOTO_BYTES, photoProblemText } from '@forecourt/domain';
import { PHOTOS_PATH } from '../../../contracts/photoFields.ts';
import { type ReducedPhoto, reducePhoto } from './reducePhoto.ts';

/** What became of a photo. */
export type PhotoReply = { token: string } | { message: string };

export interface Sending {
  onReduced(photo: ReducedPhoto): void;
  /** @param progress 0 to 1 */
  onProgress(progress: number): void;
  signal: AbortSignal;
}

const TIMEOUT_MS = 110_000;
const LOST = 'It did not get through. Remove it and choose it again, or send the form without it.';

/** Makes a photo smaller and sends it, ahead of its form. It fails never. */
export async function sendPhoto(file: File, sending: Sending): Promise<PhotoReply> {
  const reduced = await reducePhoto(file);
  sending.onReduced(reduced);
  const { blob } = reduced;
  if (blob.size > MAX_PHOTO_BYTES) return { message: photoProblemText('size') };
  return post(blob, sending);
}

/** `fetch` tells nothing of how far it has come. */
function post(blob: Blob, { onProgress, signal }: Sending): Promise<PhotoReply> {
  const body = new FormData();
  body.set('photos', blob, 'photo');
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const lost = () => resolve({ message: LOST });
    request.open('POST', PHOTOS_PATH);
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => resolve(readReply(request.responseText));
    request.onerror = lost;
    request.ontimeout = lost;
    request.onabort = lost;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) lost();
    else request.send(body);
  });
}

function readReply(text: string): PhotoReply {
  try {
    const { photo, error } = JSON.parse(text) as { photo?: unknown; error?: unknown };
    if (typeof photo === 'string') return { token: photo };
    return { message: typeof error === 'string' ? error : LOST };
  } catch {
    return { message: LOST };
  }
}
