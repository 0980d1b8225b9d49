import { type PageRow, pageRows } from './pageTable.ts';

/** An address of the table as it is asked for. */
export interface PagePattern {
  name: string;
  row: PageRow;
  pattern: RegExp;
  /** One row for many addresses, of which a site has some. */
  many: boolean;
}

/** A fixed address goes before one with a parameter (R2-03); that for what is not there has none. */
export const pagePatterns: readonly PagePattern[] = pageRows
  .filter(([, { path }]) => path !== '/*')
  .flatMap(([name, row]) =>
    [row.path, ...(row.also ?? [])].map((path) => ({
      name,
      row,
      pattern: patternOf(path),
      many: path.includes(':'),
    })),
  )
  .toSorted((a, b) => Number(a.many) - Number(b.many));

function patternOf(path: string): RegExp {
  const source = path.replace(/\/\*$/, '(?:/.*)?').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`);
}

/** Addresses of the server's own, and the one that leads to the listing. */
const OWN = /^\/(?:mcp|healthz|readyz|cars|api\/.*)$/;

/**
 * Whether something else answers at an address, so that a page of the content there would never be
 * seen. A page that this site lacks keeps its address all the same: the site may have it tomorrow.
 */
export function isFixedAddress(path: string): boolean {
  return (
    OWN.test(path) ||
    pagePatterns.some(({ name, pattern }) => name !== 'named' && pattern.test(path))
  );
}
