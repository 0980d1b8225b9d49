import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Every module that a module loads with it, itself first; packages by name. */
function loadsWith(module: URL, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(module.href)) return seen;
  seen.add(module.href);
  const source = readFileSync(module, 'utf8');
  for (const [, name = ''] of source.matchAll(/^(?:import|export) (?!type ).*?from '(.*?)';$/gms)) {
    if (name.startsWith('.')) loadsWith(new URL(name, module), seen);
    else seen.add(name);
  }
  return seen;
}

test.each(['../index.ts', '../../cli/main.ts'])(
  '%s: who searches without Typesense never loads its client',
  (entry) => {
    const modules = [...loadsWith(new URL(entry, import.meta.url))];
    expect(modules).toContain('@forecourt/data');
    expect(modules).not.toContain('@forecourt/data/typesense');
  },
);

test('the search by Typesense loads it', () => {
  const modules = loadsWith(new URL('./remoteSearch.ts', import.meta.url));
  expect([...modules]).toContain('@forecourt/data/typesense');
});
