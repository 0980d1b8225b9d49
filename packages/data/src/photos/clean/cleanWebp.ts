import { EXIF_MARK, orientationAlone, orientationOf } from './exif.ts';

/** The picture, and what its colours mean; an animation's frames are pictures too. */
const needed = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

/**
 * A WebP without EXIF, XMP and whatever a program has added, nor what follows its end; how it is
 * turned stays.
 *
 * @returns `null` for a file that is no whole WebP
 */
export function cleanWebp(file: Buffer): Buffer | null {
  if (file.length < 20 || nameAt(file, 0) !== 'RIFF' || nameAt(file, 8) !== 'WEBP') return null;
  const end = 8 + file.readUInt32LE(4);
  if (end > file.length) return null;
  const parts: Buffer[] = [];
  let extended: Buffer | null = null;
  let orientation = 1;
  let hasPicture = false;
  let at = 12;
  while (at < end) {
    if (at + 8 > end) return null;
    const name = nameAt(file, at);
    const size = file.readUInt32LE(at + 4);
    const next = at + 8 + size + (size % 2);
    if (at + 8 + size > end) return null;
    const body = file.subarray(at + 8, at + 8 + size);
    if (name === 'EXIF') orientation = orientationOf(withoutMark(body));
    if (name === 'VP8X') {
      if (at !== 12 || size < 10) return null;
      extended = Buffer.from(body);
    } else if (needed.has(name)) {
      parts.push(chunk(name, body));
    }
    if (name === 'VP8 ' || name === 'VP8L' || name === 'ANMF') hasPicture = true;
    at = next;
  }
  return hasPicture ? joined(parts, extended, orientation) : null;
}

function joined(parts: readonly Buffer[], extended: Buffer | null, orientation: number): Buffer {
  const exif = extended === null ? null : orientationAlone(orientation);
  const chunks: Buffer[] = [Buffer.from('WEBP', 'latin1')];
  if (extended !== null) {
    const flags = extended.readUInt8(0) & ~(HAS_EXIF | HAS_XMP);
    extended.writeUInt8(exif === null ? flags : flags | HAS_EXIF, 0);
    chunks.push(chunk('VP8X', extended));
  }
  chunks.push(...parts);
  if (exif !== null) chunks.push(chunk('EXIF', exif));
  return chunk('RIFF', Buffer.concat(chunks));
}

function chunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

function nameAt(file: Buffer, at: number): string {
  return file.subarray(at, at + 4).toString('latin1');
}

/** Some programs write it as in a JPEG. */
function withoutMark(body: Buffer): Buffer {
  const isMarked = body.subarray(0, EXIF_MARK.length).equals(EXIF_MARK);
  return isMarked ? body.subarray(EXIF_MARK.length) : body;
}
