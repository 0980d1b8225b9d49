/** What a photo's own facts begin with, in JPEG files. */
export const EXIF_MARK = Buffer.from('Exif\0\0', 'latin1');

const ORIENTATION = 0x0112;
const SHORT = 3;

/**
 * How a picture must be turned to stand upright, 1 to 8, of all that EXIF says; 1 where it says nothing
 * that can be read.
 *
 * @param tiff EXIF without what its format puts before it
 */
export function orientationOf(tiff: Buffer): number {
  const order = tiff.subarray(0, 4).toString('latin1');
  const isLittle = order === 'II*\0';
  if (!isLittle && order !== 'MM\0*') return 1;
  const short = (at: number) =>
    at + 2 > tiff.length ? -1 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  if (tiff.length < 8) return 1;
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const count = short(first);
  for (let index = 0; index < count; index += 1) {
    const entry = first + 2 + index * 12;
    if (short(entry) === -1) return 1;
    if (short(entry) !== ORIENTATION || short(entry + 2) !== SHORT) continue;
    const value = short(entry + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** EXIF that says how the picture is turned, and nothing else; `null` where it stands upright. */
export function orientationAlone(orientation: number): Buffer | null {
  if (orientation === 1) return null;
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION, 10);
  tiff.writeUInt16BE(SHORT, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
