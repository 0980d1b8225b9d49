import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinParts, type Part, sizeOf } from './joinParts.ts';

function part(id: string, pages: string, size: number, needs: readonly string[] = []): Part {
  return { ids: new Set([id]), pages: new Set(pages), size, needs: new Set(needs) };
}

function filesOf(parts: readonly Part[]): string[] {
  return joinParts(parts, 10).map(({ ids }) => [...ids].toSorted().join(' '));
}

test('what the same pages load is one file, however much it is', () => {
  expect(
    filesOf([part('a', 'pq', 90_000), part('b', 'rs', 90_000), part('c', 'qp', 90_000)]),
  ).toEqual(['a c', 'b']);
});

test('a little that most of the pages share goes with the rest; much of it stays apart', () => {
  expect(filesOf([part('a', 'pqrs', 5000), part('b', 'pqr', 300)])).toEqual(['a b']);
  expect(filesOf([part('a', 'pqrs', 5000), part('b', 'pqr', 9000)])).toEqual(['a', 'b']);
});

test('a folder that the build stands in counts for nothing', () => {
  const built = (folder: string) =>
    `import { a as b } from "${folder}/packages/ui/src/a.ts"; export { c } from '${folder}/c.ts'; b("from here");`;
  expect(sizeOf(built('/srv/a/much/longer/folder'))).toBe(sizeOf(built('/srv')));
  expect(sizeOf(built('/srv'))).toBe(`import { a as b } ; export { c } ; b("from here");`.length);
});

test('what no page loads together is never joined', () => {
  expect(filesOf([part('a', 'pq', 10), part('b', 'rs', 10)])).toEqual(['a', 'b']);
});

/** Modules that need those before them, with pages of any size: what a module needs its pages load too. */
const modules = fc
  .array(
    fc.record({
      needs: fc.array(fc.nat(), { maxLength: 3 }),
      pages: fc.subarray([...'pqrstuvwxy'], { minLength: 1, maxLength: 3 }),
      size: fc.integer({ min: 10, max: 20_000 }),
    }),
    { minLength: 2, maxLength: 25 },
  )
  .map((drawn) => {
    const needs = drawn.map((one, at) => (at === 0 ? [] : one.needs.map((need) => need % at)));
    const pages = drawn.map((one) => new Set(one.pages));
    for (let at = drawn.length - 1; at > 0; at -= 1) {
      for (const need of needs[at] ?? []) {
        for (const page of pages[at] ?? []) pages[need]?.add(page);
      }
    }
    return drawn.map(({ size }, at) =>
      part(
        `m${at}`,
        [...(pages[at] ?? [])].join(''),
        size,
        needs[at]?.map((need) => `m${need}`),
      ),
    );
  });

test('files never need each other in a circle: each comes after those that it needs', () => {
  fc.assert(
    fc.property(modules, (parts) => {
      const files = joinParts(parts, 10);
      expect(files.flatMap(({ ids }) => [...ids])).toHaveLength(parts.length);
      for (const [at, { needs }] of files.entries()) {
        const later = files.slice(at + 1).flatMap(({ ids }) => [...ids]);
        expect(later.filter((id) => needs.has(id))).toEqual([]);
      }
    }),
  );
});
