import type { PhotoProblem, PhotoType } from '@forecourt/domain';
import { cleanJpeg } from './cleanJpeg.ts';
import { cleanPng } from './cleanPng.ts';
import { cleanWebp } from './cleanWebp.ts';

/** A photo that says nothing but itself. */
export type CleanedPhoto =
  | { type: PhotoType; bytes: Buffer }
  | { problem: Extract<PhotoProblem, 'type' | 'heic' | 'broken'> };

const cleaners: Readonly<Record<PhotoType, (file: Buffer) => Buffer | null>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
};

/**
 * Takes out of a photo whatever tells where, when and by whom it was taken (R5-42). What it is, its
 * own first bytes say: names and types that a browser sends count for nothing.
 */
export function cleanPhoto(file: Buffer): CleanedPhoto {
  const type = typeOf(file);
  if (type === null || type === 'heic') return { problem: type ?? 'type' };
  const bytes = cleaners[type](file);
  return bytes === null ? { problem: 'broken' } : { type, bytes };
}

function typeOf(file: Buffer): PhotoType | 'heic' | null {
  const text = (from: number, to: number) => file.subarray(from, to).toString('latin1');
  if (text(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  const isHeic = text(4, 8) === 'ftyp' && /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(text(8, 12));
  return isHeic ? 'heic' : null;
}
