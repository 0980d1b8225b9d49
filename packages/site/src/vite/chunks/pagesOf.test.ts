import { expect, test } from 'vitest';
import { needsOf, pagesOf } from './pagesOf.ts';

const codes: Readonly<Record<string, string>> = {
  '/home': `import { Card } from '@forecourt/ui'; import './styles.css'; export const page = Card;`,
  '/offer': `import { price as cost, Card } from '@forecourt/ui'; import * as all from '/own'; use(cost, Card, all);`,
  '/own': `export { date } from '@forecourt/ui';`,
  '/ui/index': `import { Card } from './card'; export { Card }; export * from './price'; export { day as date } from './date';`,
  '/ui/card': `export function Card() {}`,
  '/ui/price': `const a = 1; export const price = a; export { a as amount };`,
  '/ui/date': `export class day {}`,
  './styles.css': '',
};

const imports: Readonly<Record<string, readonly string[]>> = {
  '/home': ['/ui/index', './styles.css'],
  '/offer': ['/ui/index', '/own'],
  '/own': ['/ui/index'],
  '/ui/index': ['/ui/card', '/ui/price', '/ui/date'],
};

test('a page loads of a package what it takes at its front door, and nothing else', () => {
  const needs = needsOf({
    ids: Object.keys(codes),
    codeOf: (id) => codes[id] ?? null,
    importsOf: (id) => imports[id] ?? [],
    frontDoors: new Map([['@forecourt/ui', '/ui/index']]),
  });
  const pages = pagesOf(['/home', '/offer'], needs);
  const loading = Object.fromEntries([...pages].map(([id, of]) => [id, [...of]]));
  expect(loading).toEqual({
    '/home': ['/home'],
    '/offer': ['/offer'],
    '/own': ['/offer'],
    '/ui/card': ['/home', '/offer'],
    '/ui/price': ['/offer'],
    '/ui/date': ['/offer'],
    './styles.css': ['/home'],
  });
});
