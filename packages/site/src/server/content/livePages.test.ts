import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { wireframe } from '@forecourt/ui/theme';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { type RunningServer, startServer } from '../startServer.ts';

let root: string;
let server: RunningServer;
/** Pages that were made, not taken from the cache: site and path. */
let made: string[];
let logged: string[];

const WITHIN_2_S = { timeout: 2000, interval: 50 };

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'forecourt-live-'));
  made = [];
  logged = [];
  for (const slug of ['one', 'two']) {
    const locations = [{ id: 'l', slug: 'l', name: 'L' }];
    const site = { slug, template: 'wire', name: slug, locations };
    await write(slug, 'site.json', JSON.stringify(site));
  }
  await mkdir(join(root, 'templates/wire'), { recursive: true });
  await writeFile(join(root, 'templates/wire/template.json'), '{}');
  server = await started();
});

function started(): Promise<RunningServer> {
  return startServer({
    port: 0,
    dataFolder: join(root, 'data'),
    sitesFolder: join(root, 'sites'),
    templatesFolder: join(root, 'templates'),
    development: true,
    log: ({ event, detail = '' }) => void logged.push(`${event} ${detail}`),
    loadTemplate: () =>
      Promise.resolve({
        name: 'wire',
        theme: wireframe,
        isVolatile: false,
        hasPage: () => false,
        routeIds: new Set(['named']),
        serveFile: () => Promise.resolve(false),
        handle: (asked, services) => Promise.resolve(answer(asked, services)),
      }),
  });
}

afterEach(async () => {
  await server.stop();
  await rm(root, { recursive: true });
});

/** A template that says whether the site has the page, and nothing else. */
function answer({ url }: Request, { config, hasPage }: SiteServices): Response {
  const { pathname } = new URL(url);
  made.push(config.slug + pathname);
  const status = hasPage(pathname) ? 200 : 404;
  const headers = { 'content-type': 'text/html', 'cache-control': 'public, no-cache' };
  return new Response(`${status}`, { status, headers });
}

async function write(site: string, name: string, text: string): Promise<void> {
  const file = join(root, 'sites', site, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

function status(site: string, path: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const { port } = server;
  const headers = { host: `${site}.localhost:${port}` };
  request({ host: '127.0.0.1', port, path, headers, agent: false }, (reply) => {
    reply.resume().on('end', () => resolve(reply.statusCode ?? 0));
  })
    .on('error', reject)
    .end();
  return promise;
}

test('a page that is written is there within 2 s, and no other dealer’s page is made anew', async () => {
  await write('two', 'content/pages/fleet.md', '---\ntitle: Fleet\n---\n');
  await vi.waitFor(async () => expect(await status('two', '/fleet')).toBe(200), WITHIN_2_S);
  expect(await status('one', '/warranty')).toBe(404);
  made = [];
  await write('one', 'content/pages/warranty.md', '---\ntitle: Warranty\n---\nFive years.');
  await vi.waitFor(async () => expect(await status('one', '/warranty')).toBe(200), WITHIN_2_S);
  expect(await status('two', '/fleet')).toBe(200);
  expect(made.filter((page) => page.startsWith('two'))).toEqual([]);
});

test('one that is removed is gone, and one at an address of the website’s own is told in the log', async () => {
  const page = 'content/pages/ev-charging.md';
  await write('one', page, '---\ntitle: Charging\n---\n');
  await vi.waitFor(async () => expect(await status('one', '/ev-charging')).toBe(200), WITHIN_2_S);
  await rm(join(root, 'sites/one', page));
  await vi.waitFor(async () => expect(await status('one', '/ev-charging')).toBe(404), WITHIN_2_S);
  await write('one', 'content/pages/search.md', '---\ntitle: Search\n---\n');
  await vi.waitFor(async () => {
    await status('one', '/search');
    expect(logged.join('\n')).toMatch(
      /content_faulty .*pages\/search\.md: the website has a page of its own at \/search/,
    );
  }, WITHIN_2_S);
});

test('a file that is broken at the start is told then, before anyone asks for a page', async () => {
  await server.stop();
  await write('two', 'content/offers.json', '{"offers": [');
  logged = [];
  server = await started();
  await vi.waitFor(() => {
    expect(logged.join('\n')).toContain('two/content/offers.json');
  }, WITHIN_2_S);
  expect(made).toEqual([]);
});
