import { expect, test } from 'vitest';
import { loadsWith } from '../testing/loadsWith.ts';

test('the search that browsers load knows nothing of Typesense, nor of any other package', () => {
  const modules = [...loadsWith(new URL('./index.ts', import.meta.url))];
  expect(modules.length).toBeGreaterThan(30);
  expect(modules.filter((name) => !name.startsWith('file:'))).toEqual(['@forecourt/domain']);
  expect(modules.filter((name) => name.includes('typesense'))).toEqual([]);
});

test('who imports the package itself does not load the client either', () => {
  expect([...loadsWith(new URL('../index.ts', import.meta.url))]).not.toContain('typesense');
});

test('the client comes by the entry of its name', () => {
  expect([...loadsWith(new URL('./typesense/index.ts', import.meta.url))]).toContain('typesense');
});
