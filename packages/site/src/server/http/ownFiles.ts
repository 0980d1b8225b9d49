import type { Answer } from './answer.ts';
import { plainRules } from './plainPage.ts';

/** Types of a site's own files, by extension. */
export const TYPES = {
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  webp: 'image/webp',
} as const;

export type Extension = keyof typeof TYPES;

export function extensionOf(file: string): Extension {
  return file.slice(file.lastIndexOf('.') + 1).toLowerCase() as Extension;
}

/** For a file at one address whatever it holds: kept for a moment, pages know nothing of its content. */
export const NAMED = { 'cache-control': 'public, max-age=300' };

/** The stylesheet of plain pages, with a theme's colours. */
export function plainSheet(theme: string): Answer {
  return {
    status: 200,
    headers: { 'content-type': TYPES.css, ...NAMED },
    body: Buffer.from(theme + plainRules),
    encodings: new Map(),
  };
}

/** Where plain pages find the logo of this file. */
export function plainLogo(file: string): string {
  return `/logo-plain.${extensionOf(file)}`;
}
