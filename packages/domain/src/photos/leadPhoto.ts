/** Photos that one form may bring. */
export const MAX_PHOTOS = 8;

/** Bytes of the largest photo that is taken; a browser with scripts makes them far smaller first. */
export const MAX_PHOTO_BYTES = 6 * 1024 * 1024;

/** Pictures that every reader of a lead can open, by their media types. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PhotoType = (typeof photoTypes)[number];

/** A photo that came with a lead; the picture itself is a file (R5-42). */
export interface LeadPhoto {
  /** Nobody can guess it: the name of the file. */
  id: string;
  type: PhotoType;
  bytes: number;
  /** SHA-256 of what is kept, base64url: the same photo sent again is known by it (R11-03). */
  digest: string;
}

const endings: Readonly<Record<PhotoType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Name of the file that is kept: of the person, the car and the phone's own numbering it says nothing. */
export function photoFile({ id, type }: Pick<LeadPhoto, 'id' | 'type'>): string {
  return `${id}.${endings[type]}`;
}

/**
 * Name by which a dealer sees it: `photo-1.jpg`.
 *
 * @param index among the photos of its lead, from 0
 */
export function photoName({ type }: Pick<LeadPhoto, 'type'>, index: number): string {
  return `photo-${index + 1}.${endings[type]}`;
}
