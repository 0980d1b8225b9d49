import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { encodeBody, encodePacked, type PackedBody } from './encodeBody.ts';
import { PLAIN_POLICY, type PlainPage, plainPage } from './plainPage.ts';
import { securityHeaders } from './securityHeaders.ts';

export interface Answer {
  status: number;
  headers?: OutgoingHttpHeaders;
  body?: Buffer;
  /** Compressed forms of the body, kept beside it by a cache. */
  encodings?: Map<string, Buffer>;
  /** In place of the body, with an `etag` among the headers. */
  packed?: PackedBody;
}

const EMPTY = Buffer.alloc(0);

/** Writes an answer whole: the header set, compression, and 304 where the client has it already. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers = {}, body = EMPTY, encodings, packed }: Answer,
  { https, indexable }: { https: boolean; indexable: boolean },
): Promise<void> {
  const contentType = String(headers['content-type'] ?? '');
  const accept = String(request.headers['accept-encoding'] ?? '');
  const encoded = packed
    ? await encodePacked(packed, contentType, accept)
    : await encodeBody(body, contentType, accept, encodings);
  if (response.destroyed || response.headersSent) return;
  const all: OutgoingHttpHeaders = {
    ...securityHeaders(https),
    ...(!indexable && { 'x-robots-tag': 'noindex' }),
    ...headers,
  };
  if (encoded.encoding !== null) all['content-encoding'] = encoded.encoding;
  if (encoded.body.length > 0) {
    all.vary = all.vary === undefined ? 'Accept-Encoding' : `${String(all.vary)}, Accept-Encoding`;
  }
  if (status === 200) {
    all.etag ??= isRevalidated(all) ? etagOf(body) : undefined;
    if (all.etag !== undefined && request.headers['if-none-match'] === all.etag) {
      response.writeHead(304, all).end();
      return;
    }
    if (all.etag === undefined) delete all.etag;
  }
  all['content-length'] = encoded.body.length;
  response.writeHead(status, all);
  response.end(request.method === 'HEAD' ? undefined : encoded.body);
}

/** Pages are asked for again each time, and mostly have not changed. */
function isRevalidated(headers: OutgoingHttpHeaders): boolean {
  return String(headers['cache-control']).includes('no-cache');
}

/** Names a body by its content. */
export function etagOf(body: Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`;
}

/** A plain page as an answer. `no-store`: an error is never cached (R17-08). */
export function plainAnswer(page: PlainPage, headers: OutgoingHttpHeaders = {}): Answer {
  return {
    status: page.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PLAIN_POLICY,
      ...headers,
    },
    body: Buffer.from(plainPage(page)),
  };
}

/** An object as an answer to a script. */
export function jsonAnswer(
  status: number,
  value: object,
  headers: OutgoingHttpHeaders = {},
): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.from(JSON.stringify(value)),
  };
}

/** Text as an answer. */
export function textAnswer(
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): Answer {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
    body: Buffer.from(`${text}\n`),
  };
}
