import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { ContentSource } from '@forecourt/data';
import { ownBytes } from '../http/encodeBody.ts';
import type { QuickHandler } from '../http/frontHandler.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.svg': 'image/svg+xml; charset=utf-8',
};

/** Answers for the pictures of a dealer's content: of the files that were read, and no other. */
export function contentPictures(content: ContentSource): QuickHandler {
  return async ({ site, pathname }) => {
    if (!pathname.startsWith('/content/')) return null;
    const { pictures } = await content.of(site);
    const file = Object.hasOwn(pictures, pathname) ? pictures[pathname] : undefined;
    const bytes = file === undefined ? null : await readFile(file).catch(() => null);
    if (file === undefined || bytes === null) return null;
    return {
      status: 200,
      headers: {
        'content-type': TYPES[extname(file).toLowerCase()],
        // Its name changes with what it shows.
        'cache-control': 'public, max-age=31536000, immutable',
      },
      body: ownBytes(bytes),
      encodings: new Map(),
    };
  };
}
