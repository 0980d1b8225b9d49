import { createHash, randomBytes } from 'node:crypto';

export { createRequestHandler } from 'react-router';
export { provideServices } from '../context/siteServices.ts';

import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { documentPolicy } from '../context/documentPolicy.ts';
import { servicesOf } from '../context/siteServices.ts';
import { NonceContext } from './SiteDocument.tsx';
import { scriptsAfterView } from './scriptsAfterView.ts';

/** A render that takes longer than this is given up. */
const RENDER_TIMEOUT_MS = 10_000;

/**
 * Renders a page whole: with pages kept in a cache and an index in memory, a string costs less
 * than a stream, and the policy's hashes can be computed before the first byte is sent.
 */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  // Without the root's data there is no frame to draw anything in; the server has a page for that.
  if (routerContext.staticHandlerContext.loaderData.root === undefined) {
    return new Response(null, { status });
  }
  const { config } = servicesOf(context);
  const nonce = randomBytes(16).toString('base64url');
  const html = scriptsAfterView(await renderHtml(request.url, routerContext, nonce));
  const { page, scriptHashes } = hashScripts(html, nonce);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set(
    'content-security-policy',
    documentPolicy({ scriptHashes, imageHosts: config.imageHosts }),
  );
  if (!headers.has('cache-control')) {
    headers.set('cache-control', status === 200 ? 'public, no-cache' : 'no-store');
  }
  return new Response(page, { status, headers });
}

function renderHtml(url: string, routerContext: EntryContext, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onAllReady: () => pipe(sink),
        onShellError: reject,
        onError: reject,
        // The page is sent in one piece: nothing of it waits for a script to be put in its place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
      },
    );
    const timer = setTimeout(() => {
      abort();
      reject(new Error('The page took too long to render.'));
    }, RENDER_TIMEOUT_MS);
  });
}

/**
 * Names the scripts of this render in the policy. Only scripts that carry the render's own nonce
 * are ours: one that came in with somebody's text has none, gets no hash, and does not run.
 */
export function hashScripts(html: string, nonce: string): { page: string; scriptHashes: string[] } {
  const scriptHashes: string[] = [];
  const own = new RegExp(`<script nonce="${nonce}"([^>]*)>([\\s\\S]*?)</script>`, 'g');
  const marked = html.replace(own, (_, attributes: string, code: string) => {
    if (code !== '') {
      scriptHashes.push(`sha256-${createHash('sha256').update(code).digest('base64')}`);
    }
    return `<script${attributes}>${code}</script>`;
  });
  return { page: marked.replaceAll(` nonce="${nonce}"`, ''), scriptHashes };
}

/**
 * What went wrong is logged by kind and place; a message can quote what a shopper typed, on several
 * lines (H1). A form sent to a page that takes none is the sender's fault, and the router's own error.
 */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  const name = error instanceof Error ? error.name : typeof error;
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  const stack = lines
    .filter((line) => /^ {4}at [^\s(]+ \(.+:\d+:\d+\)$/.test(line))
    .slice(0, 5)
    .map((line) => line.trim().replace(/^at (\S+) \(.*[\\/]([^\\/]+)\)$/, '$1 $2'));
  process.stderr.write(`${JSON.stringify({ event: 'render_failed', error: name, stack })}\n`);
}
