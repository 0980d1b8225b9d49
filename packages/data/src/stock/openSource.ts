import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { FileFault } from './faults/fileFault.ts';
import type { FeedSource } from './read/readRecords.ts';
import { readPipe } from './readPipe.ts';

/** A path, or the bytes of a file as a stream. */
export type StockSource = string | AsyncIterable<Uint8Array | string>;

/** Milliseconds that a named pipe may be silent. */
export const PIPE_WAIT_MS = 30_000;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a folder',
  EACCES: 'may not be read by this user',
  EPERM: 'may not be read by this user',
};

async function* readFile(path: string, pipeWaitMs: number): AsyncGenerator<Uint8Array> {
  try {
    const isPipe = (await stat(path)).isFIFO();
    yield* isPipe
      ? readPipe(path, pipeWaitMs)
      : (createReadStream(path) as AsyncIterable<Uint8Array>);
  } catch (error) {
    if (error instanceof FileFault) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = REASONS[code] ?? `cannot be read (${code || String(error)})`;
    throw new FileFault(`The file ${path} ${reason}.`, 'Check the path and its permissions.');
  }
}

/** The bytes of a source with the name that tells its format. */
export function openSource(
  source: StockSource,
  pipeWaitMs = PIPE_WAIT_MS,
): Omit<FeedSource, 'format'> {
  return typeof source === 'string'
    ? { bytes: readFile(source, pipeWaitMs), fileName: basename(source) }
    : { bytes: source, fileName: null };
}
