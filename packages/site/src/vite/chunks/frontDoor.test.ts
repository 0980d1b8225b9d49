import { expect, test } from 'vitest';
import { frontDoor, pastDoors } from './frontDoor.ts';

const codes: Readonly<Record<string, string>> = {
  '/ui/index': `import { Card } from './card'; export { Card as Tile }; export * from './price'; export { day as date } from './date';`,
  '/ui/price': 'export const price = 1;',
};
const doors = new Map([['@forecourt/ui', frontDoor('/ui/index', (id) => codes[id] ?? null)]]);

test('what is taken at a front door is taken where it is made, under the name that the module knows', () => {
  expect(
    pastDoors(`import { Tile, price as cost } from '@forecourt/ui';\nuse(Tile, cost);`, doors),
  ).toBe(
    `import { Card as Tile } from "/ui/card"; import { price as cost } from "/ui/price";\nuse(Tile, cost);`,
  );
  expect(pastDoors(`export { date as day } from '@forecourt/ui';`, doors)).toBe(
    `export { day as day } from "/ui/date";`,
  );
});

test.each([
  `import { a } from './own'; export { b } from './own'; export const c = a;`,
  `import * as all from '@forecourt/ui'; use(all);`,
  `import { unknown } from '@forecourt/ui';`,
])('%s stays as it is', (code) => {
  expect(pastDoors(code, doors)).toBe(code);
});
