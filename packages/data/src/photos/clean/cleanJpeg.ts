import { EXIF_MARK, orientationAlone, orientationOf } from './exif.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const TEM = 0x01;
const APP1 = 0xe1;
const ICC = Buffer.from('ICC_PROFILE\0', 'latin1');
const JFIF = Buffer.from('JFIF\0', 'latin1');
const ADOBE = Buffer.from('Adobe', 'latin1');

/** The application segments that a decoder needs: what colours mean. */
const kept = new Map([
  [0xe0, JFIF],
  [0xe2, ICC],
  [0xee, ADOBE],
]);

/**
 * A JPEG without EXIF, XMP, IPTC, comments, maker's notes, previews and whatever follows its end; how
 * it is turned stays. The picture's own data are untouched.
 *
 * @returns `null` for a file that is no whole JPEG
 */
export function cleanJpeg(file: Buffer): Buffer | null {
  if (file.length < 4 || file[0] !== 0xff || file[1] !== SOI) return null;
  const parts: Buffer[] = [];
  let orientation = 1;
  let hasFrame = false;
  let hasScan = false;
  let at = 2;
  while (at < file.length) {
    if (file[at] !== 0xff) return null;
    let marker = file[at + 1];
    // Any number of 0xff may fill the space before a marker.
    while (marker === 0xff) {
      at += 1;
      marker = file[at + 1];
    }
    if (marker === undefined || marker === 0) return null;
    if (marker === EOI) {
      return hasFrame && hasScan ? joined(parts, orientation) : null;
    }
    if (marker === TEM) {
      at += 2;
      continue;
    }
    if (marker === SOI || isRestart(marker) || at + 4 > file.length) return null;
    const length = file.readUInt16BE(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > file.length) return null;
    const body = file.subarray(at + 4, end);
    if (marker === APP1 && startsWith(body, EXIF_MARK)) {
      orientation = orientationOf(body.subarray(EXIF_MARK.length));
    }
    if (isFrame(marker)) hasFrame = true;
    if (isNeeded(marker, body)) parts.push(file.subarray(at, end));
    at = end;
    if (marker === SOS) {
      hasScan = true;
      at = scanEnd(file, end);
      parts.push(file.subarray(end, at));
    }
  }
  return null;
}

function joined(parts: readonly Buffer[], orientation: number): Buffer {
  const tiff = orientationAlone(orientation);
  const head: Buffer[] = [Buffer.from([0xff, SOI])];
  if (tiff !== null) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(2 + EXIF_MARK.length + tiff.length);
    head.push(Buffer.from([0xff, APP1]), length, EXIF_MARK, tiff);
  }
  return Buffer.concat([...head, ...parts, Buffer.from([0xff, EOI])]);
}

/** Tables, frames and scans; of the application segments those of colour, and no comment. */
function isNeeded(marker: number, body: Buffer): boolean {
  if (marker < 0xe0 || marker === SOS) return true;
  const mark = kept.get(marker);
  return mark !== undefined && startsWith(body, mark);
}

/** SOF0 to SOF15 without the tables among them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

/** Where the data of a scan end: at the next marker that is none of its own. */
function scanEnd(file: Buffer, from: number): number {
  let at = from;
  for (;;) {
    at = file.indexOf(0xff, at);
    if (at === -1) return file.length;
    const next = file[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
    at += next === 0xff ? 1 : 2;
  }
}

function startsWith(body: Buffer, mark: Buffer): boolean {
  return body.subarray(0, mark.length).equals(mark);
}
