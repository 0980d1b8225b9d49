import { crc32 } from 'node:zlib';
import { orientationAlone, orientationOf } from './exif.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The picture, and what its colours and sizes mean. */
const needed = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM'],
  ...['sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD', 'pHYs'],
]);

/**
 * A PNG without EXIF, texts, times and whatever a program has added, nor what follows its end; how it
 * is turned stays.
 *
 * @returns `null` for a file that is no whole PNG
 */
export function cleanPng(file: Buffer): Buffer | null {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  const parts: Buffer[] = [SIGNATURE];
  let orientation = 1;
  let hasData = false;
  let at = SIGNATURE.length;
  while (at + 12 <= file.length) {
    const length = file.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > file.length) return null;
    const name = file.subarray(at + 4, at + 8).toString('latin1');
    const isFirst = at === SIGNATURE.length;
    if (isFirst !== (name === 'IHDR') || (isFirst && length !== 13)) return null;
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return null;
    if (name === 'eXIf') orientation = orientationOf(file.subarray(at + 8, end - 4));
    else if (name === 'IEND') return hasData ? joined(parts, orientation) : null;
    else if (needed.has(name)) parts.push(file.subarray(at, end));
    // What must be understood and is not, cannot be shown.
    else if (/^[A-Z]/.test(name)) return null;
    if (name === 'IDAT') hasData = true;
    at = end;
  }
  return null;
}

function joined(parts: readonly Buffer[], orientation: number): Buffer {
  const exif = orientationAlone(orientation);
  return Buffer.concat([
    ...parts.slice(0, 2),
    ...(exif === null ? [] : [chunk('eXIf', exif)]),
    ...parts.slice(2),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const whole = Buffer.concat([
    Buffer.alloc(4),
    Buffer.from(name, 'latin1'),
    data,
    Buffer.alloc(4),
  ]);
  whole.writeUInt32BE(data.length, 0);
  whole.writeUInt32BE(crc32(whole.subarray(4, whole.length - 4)), whole.length - 4);
  return whole;
}
