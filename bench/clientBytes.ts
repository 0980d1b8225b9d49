import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface PageBytes {
  /** gzip kilobytes (1,000 bytes) a browser fetches before anything is clicked. */
  js: number;
  css: number;
  html: number;
}

const kilobytes = (body: Buffer | string): number => gzipSync(body, { level: 9 }).length / 1000;

/**
 * What a page costs: the scripts and styles its HTML names. React Router names every module of the
 * routes shown, so nothing else is fetched before an interaction.
 *
 * @param read the body of a path that the page names
 */
export async function pageBytes(
  html: string,
  read: (path: string) => Promise<Buffer>,
): Promise<PageBytes> {
  const paths = [...html.matchAll(/(?:href|src)="(\/[^"]+\.(?:js|css))"/g)].map(
    (match) => match[1],
  );
  // The entry is imported by an inline script, and the manifest of routes beside it.
  const inline = [...html.matchAll(/import(?:\s[^"']*?from)?\s*["'](\/[^"']+\.js)["']/g)];
  const all = new Set(
    [...paths, ...inline.map((match) => match[1])].filter((path) => path !== undefined),
  );
  const total = { js: 0, css: 0, html: kilobytes(html) };
  for (const path of all) total[path.endsWith('.js') ? 'js' : 'css'] += kilobytes(await read(path));
  return total;
}

/** Reads a path from a build's browser folder. */
export function fromFolder(folder: string): (path: string) => Promise<Buffer> {
  return async (path) => readFileSync(join(folder, path));
}
