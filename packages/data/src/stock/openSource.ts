import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { FileFault } from './fileFault.ts';
import type { FeedSource } from './read/readRecords.ts';

/** A path, or the bytes of a file as a stream. */
export type StockSource = string | AsyncIterable<Uint8Array | string>;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a folder',
  EACCES: 'may not be read by this user',
  EPERM: 'may not be read by this user',
};

async function* readFile(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path) as AsyncIterable<Uint8Array>;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = REASONS[code] ?? `cannot be read (${code || String(error)})`;
    throw new FileFault(`The file ${path} ${reason}.`, 'Check the path and its permissions.');
  }
}

/** The bytes of a source with the name that tells its format. */
export function openSource(source: StockSource): Omit<FeedSource, 'format'> {
  return typeof source === 'string'
    ? { bytes: readFile(source), fileName: basename(source) }
    : { bytes: source, fileName: null };
}
