import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import type { SiteRequest } from './frontHandler.ts';
import { inTwoTurns } from './inTwoTurns.ts';

test.each([
  ['/', 'first'],
  ['/search', 'first'],
  ['/search.data', 'first'],
  ['/cars/2021-toyota-hilux-1', 'first'],
  ['/assets/entry-1a2b.js', 'last'],
  ['/sitemap.xml', 'last'],
  ['/robots.txt', 'last'],
  ['/api/vehicles', 'last'],
  ['/pictures/key/640.avif', 'last'],
  ['/search.data.js', 'last'],
] as const)('%s has its turn %s, and only then', async (pathname, turn) => {
  const asked: string[] = [];
  const turns = inTwoTurns(async (request) => {
    asked.push(request.pathname);
    return { status: 200 };
  });
  const given = { pathname } as SiteRequest;
  const response = {} as ServerResponse;
  const other = turn === 'first' ? 'last' : 'first';
  expect(await turns[other](given, response)).toBeNull();
  expect(asked).toEqual([]);
  expect(await turns[turn](given, response)).toEqual({ status: 200 });
  expect(asked).toEqual([pathname]);
});
