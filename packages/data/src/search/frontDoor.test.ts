import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Every module that a module of this package brings in, itself first; packages by name. */
function bringsIn(entry: URL, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(entry.href)) return seen;
  seen.add(entry.href);
  const source = readFileSync(entry, 'utf8');
  for (const [, name = ''] of source.matchAll(/^(?:import|export) (?!type ).*?from '(.*?)';$/gms)) {
    if (name.startsWith('.')) bringsIn(new URL(name, entry), seen);
    else seen.add(name);
  }
  return seen;
}

test('the search that browsers load knows nothing of Typesense, nor of any other package', () => {
  const modules = [...bringsIn(new URL('./index.ts', import.meta.url))];
  expect(modules.length).toBeGreaterThan(30);
  expect(modules.filter((name) => !name.startsWith('file:'))).toEqual(['@forecourt/domain']);
  expect(modules.filter((name) => name.includes('typesense'))).toEqual([]);
});

test('who imports the package itself does not load the client either', () => {
  expect([...bringsIn(new URL('../index.ts', import.meta.url))]).not.toContain('typesense');
});

test('the client comes by the entry of its name', () => {
  expect([...bringsIn(new URL('./typesense/index.ts', import.meta.url))]).toContain('typesense');
});
