import type { IncomingMessage } from 'node:http';
import { Busboy } from '@fastify/busboy';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '@forecourt/domain';
import { MAX_BODY_BYTES } from '../http/readBody.ts';

/** Name of the field that holds photos. */
export const FILES_FIELD = 'photos';
/** Largest form with photos: all of them, and what a form without any may be, with its boundaries. */
export const MAX_MULTIPART_BYTES = MAX_PHOTOS * MAX_PHOTO_BYTES + 2 * MAX_BODY_BYTES;
/** Photos that have not arrived by then are given up: two minutes. */
export const MULTIPART_TIMEOUT_MS = 120_000;

export type MultipartResult =
  | { ok: true; fields: URLSearchParams; isMany: boolean }
  | { ok: false; status: 400 | 408 | 413; reason: string }
  /** The visitor went away; there is nobody to answer. */
  | { ok: false; status: 0; reason: string };

export interface MultipartOptions {
  /** Takes one file, whole; `null` for one that is too large. The next is read when it is done. */
  take(file: Buffer | null): Promise<void>;
  maxBytes?: number;
  timeoutMs?: number;
}

/**
 * Reads a form with photos as it comes. Of the files never more than one is in memory: the visitor
 * waits while it is put on disk.
 */
export function readMultipart(
  incoming: IncomingMessage,
  { take, maxBytes = MAX_MULTIPART_BYTES, timeoutMs = MULTIPART_TIMEOUT_MS }: MultipartOptions,
): Promise<MultipartResult> {
  const tooLarge = { ok: false, status: 413, reason: 'The photos are too large.' } as const;
  const unreadable = { ok: false, status: 400, reason: 'The form cannot be read.' } as const;
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) return Promise.resolve(tooLarge);
  const parser = openParser(incoming);
  if (parser === null) return Promise.resolve(unreadable);
  return new Promise((resolve) => {
    const fields = new URLSearchParams();
    let size = 0;
    let fieldSize = 0;
    let isMany = false;
    let isDone = false;
    /** Files that are being put on disk, one after another. */
    let work = Promise.resolve();
    let working = 0;

    function finish(result: MultipartResult): void {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      incoming.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone);
      if (!result.ok) incoming.pause();
      resolve(result);
    }
    function put(file: Buffer | null): void {
      working += 1;
      incoming.pause();
      work = work
        .then(() => take(file))
        .catch(() => finish(unreadable))
        .finally(() => {
          working -= 1;
          if (working === 0 && !isDone) incoming.resume();
        });
    }
    const timer = setTimeout(
      () => finish({ ok: false, status: 408, reason: 'The photos did not arrive in time.' }),
      timeoutMs,
    );
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) finish(tooLarge);
      else parser.write(chunk);
    };
    const onEnd = () => {
      // All of it is here: whoever leaves now has sent it.
      incoming.off('error', onGone).off('close', onGone);
      parser.end();
    };
    const onGone = () => finish({ ok: false, status: 0, reason: 'The visitor went away.' });

    parser.on('field', (name, value) => {
      fieldSize += name.length + value.length;
      if (fieldSize > MAX_BODY_BYTES) finish(tooLarge);
      else fields.append(name, value);
    });
    parser.on('file', (name, stream) => {
      let chunks: Buffer[] = [];
      let isTooLarge = false;
      stream.on('limit', () => {
        isTooLarge = true;
        chunks = [];
      });
      stream.on('error', () => finish(unreadable));
      stream.on('data', (chunk: Buffer) => {
        if (!isTooLarge && name === FILES_FIELD) chunks.push(chunk);
      });
      stream.on('end', () => {
        if (isDone || name !== FILES_FIELD) return;
        // A field in which nothing was chosen comes as a file of nothing.
        if (isTooLarge) put(null);
        else if (chunks.length > 0) put(Buffer.concat(chunks));
        chunks = [];
      });
    });
    parser.on('filesLimit', () => {
      isMany = true;
    });
    parser.on('partsLimit', () => finish(unreadable));
    parser.on('fieldsLimit', () => finish(unreadable));
    parser.on('error', () => finish(unreadable));
    parser.on('finish', () => void work.then(() => finish({ ok: true, fields, isMany })));
    incoming.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone);
  });
}

function openParser({ headers }: IncomingMessage) {
  try {
    return new Busboy({
      headers: { 'content-type': headers['content-type'] ?? '' },
      limits: {
        ...{ files: MAX_PHOTOS, fileSize: MAX_PHOTO_BYTES },
        ...{ fields: 100, fieldNameSize: 100, fieldSize: MAX_BODY_BYTES },
        ...{ parts: 120, headerPairs: 20, headerSize: 4_096 },
      },
    });
  } catch {
    return null;
  }
}
