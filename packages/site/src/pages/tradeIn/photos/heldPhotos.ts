import { parseJson } from '@forecourt/domain';
import type { ChosenPhoto } from '@forecourt/ui';
import { PHOTO_KEPT_MS } from '../../../contracts/photoFields.ts';
import { forget, keep, readKept } from '../../../shell/browserStore.ts';

/** A photo that is on the server, by its name there. */
export interface HeldPhoto {
  token: string;
  bytes: number | null;
  /** When it was sent; milliseconds since 1970 UTC. */
  at: number;
}

/** Keeps in this tab how the server calls the photos that it has. */
export function holdPhotos(
  name: string,
  photos: readonly Pick<ChosenPhoto, 'token' | 'bytes'>[],
  now: number,
): void {
  const known = new Map(readHeldPhotos(name, now).map(({ token, at }) => [token, at]));
  const held = photos.flatMap(({ token, bytes }): HeldPhoto[] =>
    token === null ? [] : [{ token, bytes, at: known.get(token) ?? now }],
  );
  if (held.length === 0) forget('sessionStorage', name);
  else keep('sessionStorage', name, JSON.stringify(held));
}

/** Those that this tab keeps; what cannot be read, and what the server has no more, is none (R3-18). */
export function readHeldPhotos(name: string, now: number): readonly HeldPhoto[] {
  const kept = parseJson(readKept('sessionStorage', name));
  return Array.isArray(kept) ? kept.filter((one) => isHeld(one, now)) : [];
}

function isHeld(photo: unknown, now: number): photo is HeldPhoto {
  const { token, bytes, at }: Record<string, unknown> = Object(photo);
  const isWhole = typeof token === 'string' && (bytes === null || typeof bytes === 'number');
  return isWhole && typeof at === 'number' && at <= now && now - at < PHOTO_KEPT_MS;
}
