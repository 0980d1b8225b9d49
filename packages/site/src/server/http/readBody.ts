import type { IncomingMessage } from 'node:http';

/** Largest form the site takes: 64 KiB (R14-02). */
export const MAX_BODY_BYTES = 64 * 1024;
/** Largest JSON that it takes: 16 KiB. */
export const MAX_JSON_BYTES = 16 * 1024;
/** A form that has not arrived by then is given up: 30 s (R11-06). */
export const BODY_TIMEOUT_MS = 30_000;

export type BodyResult =
  | { ok: true; body: Buffer }
  | { ok: false; status: 408 | 413; reason: string }
  /** The visitor went away; there is nobody to answer. */
  | { ok: false; status: 0; reason: string };

/** Reads a request's body whole, within size and time; never more than the limit is kept. */
export function readBody(
  request: IncomingMessage,
  { maxBytes = MAX_BODY_BYTES, timeoutMs = BODY_TIMEOUT_MS } = {},
): Promise<BodyResult> {
  const tooLarge: BodyResult = { ok: false, status: 413, reason: 'The form is too large.' };
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return Promise.resolve(tooLarge);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(
      () => finish({ ok: false, status: 408, reason: 'The form did not arrive in time.' }),
      timeoutMs,
    );
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) finish(tooLarge);
      else chunks.push(chunk);
    };
    const onEnd = () => finish({ ok: true, body: Buffer.concat(chunks) });
    const onGone = () => finish({ ok: false, status: 0, reason: 'The visitor went away.' });
    function finish(result: BodyResult) {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone);
      if (!result.ok) request.pause();
      resolve(result);
    }
    request.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone);
  });
}
