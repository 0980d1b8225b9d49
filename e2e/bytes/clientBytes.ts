import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { untilLetIn } from '../support/untilLetIn.ts';
import { ask, type Reply } from './siteClient.ts';
import type { SitePage } from './sitePages.ts';

export interface PageBytes {
  /** Kilobytes (1,000 bytes) that a browser is sent before anything is clicked. */
  js: number;
  css: number;
  html: number;
  /** Paths of over 1 kB that were not sent compressed. */
  raw: readonly string[];
}

/**
 * What a page costs as it is sent to a browser of today: the page, and the scripts and styles that
 * its HTML names. It names every module of the routes shown, so nothing else is fetched before an
 * interaction.
 */
export async function pageBytes(
  port: number,
  site: string,
  path: string,
  cookie?: string,
): Promise<PageBytes> {
  const known = cookie === undefined ? {} : { cookie };
  const page = await askUntilLetIn(port, site, path, { accept: AS_BROWSERS_ASK, ...known });
  const html = unpacked(page).toString();
  const named = [...html.matchAll(/["'](\/[^"'\\\s]+\.(?:js|css))#?["']/g)].map(([, file]) => file);
  const total = { js: 0, css: 0, html: 0 };
  const raw: string[] = [];
  const count = (file: string, kind: keyof typeof total, { status, headers, body }: Reply) => {
    if (status !== 200) throw new Error(`${file}, which ${path} names, is answered ${status}.`);
    if (headers['content-encoding'] === undefined && body.length > 1000) raw.push(file);
    total[kind] += body.length / 1000;
  };
  // As it was sent first: one that is asked for again may be packed better.
  count(path, 'html', page);
  for (const file of new Set(named)) {
    if (file === undefined) continue;
    const accept = { accept: AS_BROWSERS_ASK, ...known };
    const kind = file.endsWith('.js') ? 'js' : 'css';
    count(file, kind, await askUntilLetIn(port, site, file, accept));
  }
  return { ...total, raw };
}

/** What Chromium and Firefox take. */
const AS_BROWSERS_ASK = 'gzip, deflate, br, zstd';

function unpacked({ headers, body }: Reply): Buffer {
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(body);
    case 'zstd':
      return zstdDecompressSync(body);
    default:
      return body;
  }
}

/** All pages are asked for at once, and a busy server refuses some. */
async function askUntilLetIn(...question: Parameters<typeof ask>): ReturnType<typeof ask> {
  return (await untilLetIn(() => ask(...question))).reply;
}

/** The most that any address of a page costs, each kind by itself. */
export async function heaviestBytes(
  port: number,
  site: string,
  { addresses, cookie }: SitePage,
): Promise<PageBytes> {
  const all = await Promise.all(addresses.map((path) => pageBytes(port, site, path, cookie)));
  const most = (kind: 'js' | 'css' | 'html') => Math.max(...all.map((bytes) => bytes[kind]));
  return {
    js: most('js'),
    css: most('css'),
    html: most('html'),
    raw: [...new Set(all.flatMap(({ raw }) => raw))],
  };
}
