import sharp, { type Sharp } from 'sharp';
import { PictureFault } from './fetchPicture.ts';
import type { Rgb } from './photoGrounds.ts';
import type { PictureFormat } from './pictureFormats.ts';

// Encoding takes a core for a while: it does not get both of a small machine, or no page is rendered meanwhile.
sharp.concurrency(1);

/** Pixels of the longest side of what is kept of an original: the widest width that anybody asks for. */
const MASTER = 1_920;

/** Pixels of one picture: a small file may unpack to any number. */
const MOST_PIXELS = 60_000_000;

/** By how a file begins, whatever it is called: drawings and documents are read by no decoder here. */
const BEGINS: readonly RegExp[] = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n\x1a\n/,
  /^RIFF.{4}WEBP/s,
  /^.{4}ftypavi[fs]/s,
];

function opened(bytes: Buffer): Sharp {
  const head = bytes.subarray(0, 16).toString('latin1');
  if (!BEGINS.some((begin) => begin.test(head))) throw new PictureFault('gone', 'no picture');
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
}

async function written(picture: Sharp): Promise<Buffer> {
  try {
    return await picture.toBuffer();
  } catch (error) {
    const isLarge = error instanceof Error && error.message.includes('pixel limit');
    throw new PictureFault('gone', isLarge ? 'too many pixels' : 'cannot be read');
  }
}

/**
 * What is kept of an original: upright, no larger than is ever shown, without what a camera wrote into it.
 *
 * @throws {PictureFault}
 */
export function makeMaster(original: Buffer): Promise<Buffer> {
  return written(
    opened(original)
      .autoOrient()
      .resize({ width: MASTER, height: MASTER, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 90 }),
  );
}

/** The mean colour of a master. */
export async function meanColour(master: Buffer): Promise<Rgb> {
  const pixel = opened(master).resize(1, 1, { fit: 'fill' }).toColourspace('srgb').raw();
  const [red = 0, green = 0, blue = 0] = await written(pixel);
  return [red, green, blue];
}

/**
 * A master in a width, pixels, or in its own where that is less.
 *
 * @throws {PictureFault}
 */
export function convertPicture(
  master: Buffer,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  const sized = opened(master).resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'avif':
      return written(sized.avif({ quality: 52, effort: 1, chromaSubsampling: '4:2:0' }));
    case 'webp':
      return written(sized.webp({ quality: 76, effort: 3 }));
    case 'jpg':
      return written(sized.jpeg({ quality: 80, progressive: true }));
  }
}
