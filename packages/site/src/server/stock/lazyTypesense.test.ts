import { loadsWith } from '@forecourt/data/testing';
import { expect, test } from 'vitest';

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
