import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const docs = join(import.meta.dirname, '../docs');

/** Files that each walk of a map names, by its heading. */
function walksOf(map: string): Map<string, string[]> {
  const parts = map.split(/^## /m).slice(1);
  return new Map(
    parts.map((part) => [
      part.slice(0, part.indexOf('\n')),
      [...part.matchAll(/\]\(([^)]+)\)/g)].map(([, file = '']) => file),
    ]),
  );
}

/** Files of a walk that are not there, and walks that are too long, as faults. */
function faultsOf(walks: ReadonlyMap<string, readonly string[]>, isThere = exists): string[] {
  return [...walks].flatMap(([walk, files]) => [
    ...files.filter((file) => !isThere(file)).map((file) => `${walk}: ${file} is not there`),
    ...(new Set(files).size > LONGEST ? [`${walk}: ${files.length} files`] : []),
  ]);
}

const LONGEST = 16;
function exists(file: string): boolean {
  return existsSync(join(docs, file));
}
const walks = walksOf(readFileSync(join(docs, 'map.md'), 'utf8'));

test('the map names files that are there, and no walk is too long', () => {
  expect([...walks.keys()]).toHaveLength(7);
  for (const [walk, files] of walks) expect(files.length, walk).toBeGreaterThan(2);
  expect(faultsOf(walks)).toEqual([]);
});

test('a file that has moved and a walk that has grown are faults', () => {
  const grown = Array.from({ length: LONGEST + 1 }, (_, at) => `file${at}.ts`);
  const moved = walksOf('# Map\n\n## A walk\n\n1. [a.ts](../moved/a.ts): x\n');
  expect(faultsOf(moved)).toEqual(['A walk: ../moved/a.ts is not there']);
  expect(faultsOf(new Map([['Long', grown]]), () => true)).toEqual(['Long: 17 files']);
});
