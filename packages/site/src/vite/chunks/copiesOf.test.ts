import { expect, test } from 'vitest';
import { copiesOf } from './copiesOf.ts';

const CONTEXT = 'export const held = createContext(null);';

/** Modules by their files: what comes with each, and what it asks for later. */
function modulesOf(
  all: Readonly<Record<string, { now?: string[]; later?: string[]; code?: string }>>,
) {
  return new Map(
    Object.entries(all).map(([id, { now = [], later = [], code = '' }]) => [
      id,
      { now, later, code },
    ]),
  );
}

function copies(all: Parameters<typeof modulesOf>[0]) {
  const modules = modulesOf({ '/root.tsx': { now: ['/shell'] }, '/shell': {}, ...all });
  const entries = ['/root.tsx', '/home.route.tsx', '/offer.route.tsx'];
  const { copied, ownPage } = copiesOf(modules, entries, new Map(), () => false);
  return {
    copied: Object.fromEntries([...copied].map(([page, ids]) => [page, [...ids].toSorted()])),
    ownPage: Object.fromEntries(ownPage),
  };
}

test('each page has a copy of what it shares with others, but not of what every page has', () => {
  expect(
    copies({
      '/home.route.tsx': { now: ['/card', '/shell', '/hero'] },
      '/offer.route.tsx': { now: ['/card'] },
      '/card': { now: ['/price', '/shell'] },
      '/price': {},
      '/hero': {},
    }),
  ).toEqual({
    copied: { '/home.route.tsx': ['/card', '/price'], '/offer.route.tsx': ['/card', '/price'] },
    ownPage: {
      '/home.route.tsx': '/home.route.tsx',
      '/offer.route.tsx': '/offer.route.tsx',
      '/hero': '/home.route.tsx',
    },
  });
});

test('what holds something stays one module, with all that it needs, for pages that have it', () => {
  const { copied } = copies({
    '/home.route.tsx': { now: ['/held', '/price'] },
    '/offer.route.tsx': { now: ['/price'], later: ['/held'] },
    '/held': { now: ['/price'], code: CONTEXT },
    '/price': {},
  });
  expect(copied).toEqual({ '/home.route.tsx': [], '/offer.route.tsx': ['/price'] });
});

test('what a page loads later is a copy of its own as well, and uses the page’s copies', () => {
  const { copied } = copies({
    '/home.route.tsx': { later: ['/drawer'], now: ['/button'] },
    '/offer.route.tsx': { later: ['/drawer'] },
    '/drawer': { now: ['/button'] },
    '/button': {},
  });
  expect(copied).toEqual({
    '/home.route.tsx': ['/button', '/drawer'],
    '/offer.route.tsx': ['/button', '/drawer'],
  });
});
