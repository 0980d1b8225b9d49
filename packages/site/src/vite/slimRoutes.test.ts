import { expect, test } from 'vitest';
import { slimmed } from './slimRoutes.ts';

const list = {
  entry: { module: '/assets/entry.js', imports: ['/assets/shared.js'], css: [] },
  routes: {
    home: {
      ...{ id: 'home', parentId: 'shell', index: true, hasAction: false, hasLoader: true },
      ...{ module: '/assets/home.js', imports: ['/assets/shared.js'], css: ['/assets/home.css'] },
    },
    robots: { id: 'robots', path: 'robots.txt', hasLoader: true, module: '/assets/r.js', css: [] },
  },
  version: '8d462522',
};

test('a route keeps what it has and what it is loaded by', () => {
  const script = `window.__reactRouterManifest=${JSON.stringify(list)};`;
  expect(slimmed(script, [])).toBe(
    `window.__reactRouterManifest=${JSON.stringify({
      ...list,
      routes: {
        home: {
          ...{ id: 'home', parentId: 'shell', index: true, hasLoader: true },
          ...{ module: '/assets/home.js', css: ['/assets/home.css'] },
        },
        robots: { id: 'robots', path: 'robots.txt', hasLoader: true, module: '/assets/r.js' },
      },
    })};`,
  );
  expect(slimmed(slimmed(script, []), [])).toBe(slimmed(script, []));
});

test('a list that the router writes otherwise stops the build', () => {
  expect(() => slimmed('export const manifest = {};', [])).toThrow('begins otherwise');
});

test('what has nothing for a browser is loaded from one empty file', () => {
  const routes = {
    feed: { id: 'feed', path: 'feed', hasLoader: true, module: '/assets/feed-1a.js' },
    robots: { id: 'robots', path: 'robots.txt', hasLoader: true, module: '/assets/robots-1a.js' },
    page: { id: 'page', path: 'page', hasLoader: true, module: '/assets/page-feed-1a.js' },
  };
  const script = `window.__reactRouterManifest=${JSON.stringify({ routes })};`;
  const slim = slimmed(script, ['feed-1a.js', 'robots-1a.js']);
  expect(slim).toBe(script.replace('robots-1a.js', 'feed-1a.js'));
});
