import { isUtf8 } from 'node:buffer';
import { FileFault } from '../faults/fileFault.ts';

const SAVE_AS_UTF8 = 'Save the file as UTF-8 (in Excel: "CSV UTF-8") and import it again.';

const SIGNATURES: readonly { bytes: readonly number[]; what: string; remedy: string }[] = [
  { bytes: [0xff, 0xfe], what: 'is UTF-16 text', remedy: SAVE_AS_UTF8 },
  { bytes: [0xfe, 0xff], what: 'is UTF-16 text', remedy: SAVE_AS_UTF8 },
  {
    bytes: [0x50, 0x4b, 0x03, 0x04],
    what: 'is an Excel workbook or a zip archive',
    remedy: 'Save the sheet as "CSV UTF-8", or unpack the archive, and import that file.',
  },
  {
    bytes: [0xd0, 0xcf, 0x11, 0xe0],
    what: 'is an old Excel workbook',
    remedy: 'Save the sheet as "CSV UTF-8" and import that file.',
  },
  { bytes: [0x1f, 0x8b], what: 'is gzip compressed', remedy: 'Unpack it and import the result.' },
  {
    bytes: [0x25, 0x50, 0x44, 0x46],
    what: 'is a PDF document',
    remedy: 'Export the stock as CSV or JSON and import that file.',
  },
];
const LONGEST_SIGNATURE = 4;
const BOM = Buffer.from([0xef, 0xbb, 0xbf]);
const NEWLINE = 0x0a;

/** Bytes at the end that begin a character which the next block completes. */
function unfinishedTail(block: Buffer): number {
  for (let back = 1; back <= 3 && back <= block.length; back += 1) {
    const byte = block[block.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return length > back ? back : 0;
    }
  }
  return 0;
}

function firstBadByte(block: Buffer): number {
  // Every shorter prefix of valid text is valid too, save a cut character, so halving finds it.
  const whole = (end: number) => end - unfinishedTail(block.subarray(0, end));
  let good = 0;
  let bad = block.length;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isUtf8(block.subarray(0, whole(middle)))) good = middle;
    else bad = middle;
  }
  return whole(good);
}

function countLines(block: Buffer): number {
  let lines = 0;
  for (let at = block.indexOf(NEWLINE); at !== -1; at = block.indexOf(NEWLINE, at + 1)) lines += 1;
  return lines;
}

function refuseSignature(start: Buffer): void {
  const known = SIGNATURES.find(({ bytes }) => bytes.every((byte, at) => start[at] === byte));
  if (known) throw new FileFault(`The file ${known.what}, not UTF-8 text.`, known.remedy);
}

/**
 * The same bytes, once they are known to be UTF-8 text: each block ends at the end of a character,
 * a byte order mark is left out.
 *
 * @throws FileFault for any other encoding or a binary file, naming the line and the byte.
 */
export async function* checkedUtf8(
  source: AsyncIterable<Uint8Array | string>,
): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  let started = false;
  let offset = 0;
  let line = 1;

  const refuse = (block: Buffer, at: number, what: string): never => {
    const where = `line ${line + countLines(block.subarray(0, at))}, byte ${offset + at + 1}`;
    throw new FileFault(`The file ${what} at ${where}.`, SAVE_AS_UTF8);
  };
  const check = (block: Buffer): Buffer => {
    const nul = block.indexOf(0);
    if (nul !== -1) refuse(block, nul, 'is binary or UTF-16: it has a zero byte');
    if (!isUtf8(block)) refuse(block, firstBadByte(block), 'is not UTF-8 text');
    line += countLines(block);
    offset += block.length;
    return block;
  };
  const start = (block: Buffer): Buffer => {
    started = true;
    refuseSignature(block);
    if (block.subarray(0, BOM.length).equals(BOM)) {
      offset = BOM.length;
      return block.subarray(BOM.length);
    }
    return block;
  };

  for await (const chunk of source) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    let block: Buffer = Buffer.concat([held, bytes]);
    held = block;
    if (!started) {
      if (block.length < LONGEST_SIGNATURE) continue;
      block = start(block);
    }
    const end = block.length - unfinishedTail(block);
    held = block.subarray(end);
    if (end > 0) yield check(block.subarray(0, end));
  }
  if (!started) held = start(held);
  if (unfinishedTail(held) > 0) refuse(held, 0, 'is cut inside a character, or is not UTF-8 text,');
  if (held.length > 0) yield check(held);
}
