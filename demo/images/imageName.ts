import { type Picture, readPicture } from './picture.ts';

/** Widths that pictures come in, pixels. */
export const widths = [120, 240, 320, 480, 640, 960, 1280, 1920, 2560] as const;

export const formats = ['avif', 'webp', 'jpg'] as const;

export type ImageFormat = (typeof formats)[number];

export interface ImageRequest {
  name: string;
  picture: Picture;
  width: number;
  format: ImageFormat;
}

/** Path that all pictures stand under. */
export const PATH_PREFIX = '/demo-images/';

/** Width of an address that names none. */
const PLAIN_WIDTH = 960;

/**
 * Reads `/demo-images/<picture>-<width>.<format>`, or the plain `/demo-images/<picture>.jpg` that
 * stock rows hold. Null for anything outside the closed set.
 */
export function readImagePath(path: string): ImageRequest | null {
  if (!path.startsWith(PATH_PREFIX)) return null;
  const [, name = '', size, format = ''] =
    /^([a-z-]{1,80}?)(?:-(\d{3,4}))?\.([a-z]{3,4})$/.exec(path.slice(PATH_PREFIX.length)) ?? [];
  const picture = readPicture(name);
  const width = widths.find((known) => String(known) === (size ?? String(PLAIN_WIDTH)));
  const known = formats.find((one) => one === format);
  if (picture === null || width === undefined || known === undefined) return null;
  if (size === undefined && known !== 'jpg') return null;
  return { name, picture, width, format: known };
}
