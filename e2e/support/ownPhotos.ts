import sharp from 'sharp';

/** What a phone writes into a photo, and nobody but its owner may know. */
export const MAKER = 'Kim Lee of 12 Harbour Street';

/**
 * A photo as a phone takes it: lying on its side, with its place and its maker.
 *
 * @param shade tells one from another, 0 to 255
 */
export function phonePhoto(shade: number): Promise<Buffer> {
  return sharp({
    create: { width: 2400, height: 1800, channels: 3, background: { r: shade, g: 90, b: 160 } },
  })
    .withExif({
      IFD0: { Artist: MAKER },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 51/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** What a reader of pictures finds in one: its size as it is seen, and whether it tells more than that. */
export async function readPhoto(file: Buffer) {
  const { autoOrient, exif, xmp, iptc } = await sharp(file).metadata();
  const text = (exif ?? Buffer.alloc(0)).toString('latin1');
  return {
    ...{ width: autoOrient.width, height: autoOrient.height },
    tells: text.includes(MAKER) || xmp !== undefined || iptc !== undefined || text.length > 40,
  };
}
