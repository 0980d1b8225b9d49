import { hash, randomBytes } from 'node:crypto';

export { createRequestHandler } from 'react-router';
export { provideServices } from '../contracts/siteServices.ts';

import { Writable } from 'node:stream';
import { KeptHtmlContext, useKeeping } from '@forecourt/ui';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { HOLD_PAGE_DATA, PAGE_DATA } from '../contracts/pageData.ts';
import { type SiteServices, servicesOf } from '../contracts/siteServices.ts';
import type { SiteChrome } from '../contracts/siteView.ts';
import { documentPolicy } from './documentPolicy.ts';
import { type PageParts, pageParts } from './keptParts.tsx';
import { ownText } from './ownText.ts';
import { policyHosts } from './policyHosts.ts';
import { NonceContext } from './SiteDocument.tsx';
import { scriptsAfterView } from './scriptsAfterView.ts';
import { partsReady } from './servedPart.tsx';
import { ChromeContext } from './withChrome.tsx';

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
  await partsReady();
  const services = servicesOf(context);
  const { config } = services;
  const nonce = randomBytes(16).toString('base64url');
  const { page, scriptHashes } = await renderPage(request.url, routerContext, nonce, services);
  headers.set('content-type', 'text/html; charset=utf-8');
  const formOrigins = services.document?.formOrigins ?? [];
  const policy = documentPolicy({ scriptHashes, formOrigins, ...policyHosts(config) });
  headers.set('content-security-policy', policy);
  if (!headers.has('cache-control')) {
    headers.set('cache-control', status === 200 ? 'public, no-cache' : 'no-store');
  }
  const { document } = services;
  if (document === null) return new Response(page, { status, headers });
  document.html = page;
  return new Response(null, { status, headers });
}

async function renderPage(
  url: string,
  { serverHandoffStream, ...context }: EntryContext,
  nonce: string,
  { keptHtml, pictureSizes, document }: SiteServices,
): Promise<{ page: Buffer<ArrayBuffer>; scriptHashes: string[] }> {
  const data = serverHandoffStream === undefined ? null : await textOf(serverHandoffStream);
  const json = document?.json ?? null;
  const things = document?.things ?? [];
  const chrome = document?.chrome ?? null;
  const render = { context, url, nonce, data, json, things, chrome };
  const parts = keptHtml && pageParts(keptHtml, pictureSizes, nonce);
  if (parts !== null) {
    const { page, scriptHashes } = hashScripts(
      await renderHtml({ ...render, keep: parts.keep }),
      nonce,
    );
    const filled = parts.fill(page);
    if (filled !== null) return { page: filled, scriptHashes };
  }
  const { page, scriptHashes } = hashScripts(await renderHtml({ ...render, keep: null }), nonce);
  return { page: Buffer.from(page), scriptHashes };
}

/** What stands in place of a part that is not ready, or has failed. */
const UNFINISHED = '<!--$!-->';
const END = '</body></html>';

/**
 * The page as a string: it takes two thirds of the time of a stream. The data of the loaders, which
 * the router would stream, are at hand by then and are written where it writes them.
 */
async function renderHtml({ context, data, json, things, ...page }: PageRender): Promise<string> {
  let renderMeta: EntryContext['renderMeta'] = {};
  let html = wholeString({ ...page, context: { ...context, renderMeta } });
  if (html === null) {
    // What cannot be made at once, or fails, is rendered as the router does, which tells of errors.
    renderMeta = {};
    html = await renderStream({ ...page, context: { ...context, renderMeta } });
  }
  html = withThings(html, things);
  if (data === null || !renderMeta.didRenderScripts || !html.endsWith(END)) {
    return scriptsAfterView(html);
  }
  return [
    scriptsAfterView(html.slice(0, -END.length)),
    // First: the page comes to life when the router's own data are there.
    json === null ? '' : pageData(json, page.nonce),
    handoff(data, page.nonce),
    END,
  ].join('');
}

function wholeString(page: PageProps): string | null {
  try {
    const html = renderToString(<Page {...page} />);
    return html.endsWith(END) && !html.includes(UNFINISHED) ? `<!DOCTYPE html>${html}` : null;
  } catch {
    return null;
  }
}

/**
 * Says at the end of the head what the page is about. React passes by what it did not put there, and
 * no browser runs data of this type; nothing in it can end it or open another script.
 */
export function withThings(html: string, things: readonly object[]): string {
  const at = things.length === 0 ? -1 : html.indexOf('</head>');
  if (at === -1) return html;
  const scripts = things.map((thing) => {
    const text = JSON.stringify(thing).replaceAll('<', '\\u003c');
    return `<script type="application/ld+json">${text}</script>`;
  });
  return html.slice(0, at) + scripts.join('') + html.slice(at);
}

/** What the page's scripts read; nothing in it can end it or open another script. */
export function pageData(json: string, nonce: string): string {
  const text = json.replaceAll('<', '\\u003c');
  return (
    `<script type="application/json" id="${PAGE_DATA}">${text}</script>` +
    `<script nonce="${nonce}">${HOLD_PAGE_DATA}</script>`
  );
}

/** The scripts that hand the data over, as the router writes them. */
export function handoff(data: string, nonce: string): string {
  const text = JSON.stringify(data).replace(/[&><\u2028\u2029]/g, escaped);
  const calls = [`enqueue(${text})`, 'close()'];
  return calls
    .map((call) => `window.__reactRouterContext.streamController.${call};`)
    .map((code) => `<script nonce="${nonce}">${code}</script>`)
    .join('');
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text;
}

interface PageProps {
  context: EntryContext;
  url: string;
  nonce: string;
  keep: PageParts['keep'] | null;
  chrome: SiteChrome | null;
}

interface PageRender extends PageProps {
  /** What the loaders found, as the router hands it over. */
  data: string | null;
  /** What the page's own scripts read. */
  json: string | null;
  /** What it is about, in schema.org's terms. */
  things: readonly object[];
}

function Page({ context, url, nonce, keep, chrome }: PageProps) {
  return (
    <NonceContext value={nonce}>
      <ChromeContext value={chrome}>
        <KeptHtmlContext value={useKeeping(keep)}>
          <ServerRouter context={ofMatches(context)} url={url} nonce={nonce} />
        </KeptHtmlContext>
      </ChromeContext>
    </NonceContext>
  );
}

/**
 * The router builds a table of all routes for each page that it renders; the page is drawn by those
 * it matched. Its scripts have the whole manifest from a file of its own (`routeDiscovery: initial`).
 */
function ofMatches(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]));
  return { ...context, manifest: { ...manifest, routes } };
}

async function renderStream(page: PageProps): Promise<string> {
  const html = await new Promise<string>((resolve, reject) => {
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
    const fail = (error: unknown): void => {
      // It would hold on to the page and all its data, for each page that fails.
      clearTimeout(timer);
      reject(error);
    };
    // Set first: a render can fail before it gives anything back.
    const timer = setTimeout(() => {
      reject(new Error('The page took too long to render.'));
      abort();
    }, RENDER_TIMEOUT_MS);
    const { pipe, abort } = renderToPipeableStream(<Page {...page} />, {
      nonce: page.nonce,
      onAllReady: () => pipe(sink),
      onShellError: fail,
      onError: fail,
      // The page is sent in one piece: nothing of it waits for a script to be put in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
  });
  return scriptsAfterView(html);
}

/**
 * Names the scripts of this render in the policy. Only scripts that carry the render's own nonce
 * are ours: one that came in with somebody's text has none, gets no hash, and does not run.
 */
export function hashScripts(html: string, nonce: string): { page: string; scriptHashes: string[] } {
  const scriptHashes: string[] = [];
  const parts = html.split(` nonce="${nonce}"`);
  parts.forEach((part, at) => {
    if (!parts[at - 1]?.endsWith('<script')) return;
    const from = part.indexOf('>') + 1;
    const code = part.slice(from, part.indexOf('</script>', from));
    if (code === '') return;
    scriptHashes.push(hashOf(code));
  });
  return { page: parts.join(''), scriptHashes };
}

const hashes = new Map<string, string>();
/** Scripts of a few templates and their sites. */
const MOST_HASHES = 500;

/** Most scripts are the same on every page of a site. */
function hashOf(code: string): string {
  let name = hashes.get(code);
  if (name === undefined) {
    name = `sha256-${hash('sha256', code, 'base64')}`;
    if (hashes.size === MOST_HASHES) hashes.clear();
    hashes.set(ownText(code), name);
  }
  return name;
}

/**
 * What went wrong is logged by kind and place; a message can quote what a shopper typed, on several
 * lines (R18-01). A form sent to a page that takes none is the sender's fault, and nobody is told.
 */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const name = error instanceof Error ? error.name : typeof error;
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  const stack = lines
    .filter((line) => /^ {4}at [^\s(]+ \(.+:\d+:\d+\)$/.test(line))
    .slice(0, 5)
    .map((line) => line.trim().replace(/^at (\S+) \(.*[\\/]([^\\/]+)\)$/, '$1 $2'));
  process.stderr.write(`${JSON.stringify({ event: 'render_failed', error: name, stack })}\n`);
}
