import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { type SiteFolder, siteFolder } from '../../testing/siteFolder.ts';
import type { RunningServer } from '../serverOptions.ts';
import { askWire, startWire } from '../testing/wireServer.ts';

let folder: SiteFolder;
let server: RunningServer;
/** Pages that were made, not taken from the cache: site and path. */
let made: string[];
let logged: string[];

/** Two seconds are promised, on a machine that does nothing else. */
const SOON = { timeout: 15_000, interval: 50 };

beforeEach(async () => {
  made = [];
  logged = [];
  folder = await siteFolder({ slug: 'one' }, { slug: 'two' });
  server = await started();
});

function started(): Promise<RunningServer> {
  return startWire(
    folder,
    { hasPage: () => false, handle: async (asked, services) => answer(asked, services) },
    { log: ({ event, detail = '' }) => void logged.push(`${event} ${detail}`) },
  );
}

afterEach(async () => {
  await server.stop();
  await folder.remove();
});

/** A template that says whether the site has the page, and nothing else. */
function answer({ url }: Request, { config, hasPage }: SiteServices): Response {
  const { pathname } = new URL(url);
  made.push(config.slug + pathname);
  const status = hasPage(pathname) ? 200 : 404;
  const headers = { 'content-type': 'text/html', 'cache-control': 'public, no-cache' };
  return new Response(`${status}`, { status, headers });
}

async function status(site: string, path: string): Promise<number> {
  return (await askWire(server, path, {}, site)).status;
}

test('a page that is written is soon there, and no other dealer’s page is made anew', async () => {
  await folder.write('two', 'content/pages/fleet.md', '---\ntitle: Fleet\n---\n');
  await vi.waitFor(async () => expect(await status('two', '/fleet')).toBe(200), SOON);
  expect(await status('one', '/warranty')).toBe(404);
  made = [];
  await folder.write('one', 'content/pages/warranty.md', '---\ntitle: Warranty\n---\nFive years.');
  await vi.waitFor(async () => expect(await status('one', '/warranty')).toBe(200), SOON);
  expect(await status('two', '/fleet')).toBe(200);
  expect(made.filter((page) => page.startsWith('two'))).toEqual([]);
});

test('one that is removed is gone, and one at an address of the website’s own is told in the log', async () => {
  const page = 'content/pages/ev-charging.md';
  await folder.write('one', page, '---\ntitle: Charging\n---\n');
  await vi.waitFor(async () => expect(await status('one', '/ev-charging')).toBe(200), SOON);
  await rm(folder.path('sites/one', page));
  await vi.waitFor(async () => expect(await status('one', '/ev-charging')).toBe(404), SOON);
  await folder.write('one', 'content/pages/search.md', '---\ntitle: Search\n---\n');
  await vi.waitFor(async () => {
    await status('one', '/search');
    expect(logged.join('\n')).toMatch(
      /content_faulty .*pages\/search\.md: the website has a page of its own at \/search/,
    );
  }, SOON);
});

test('a file that is broken at the start is told then, before anyone asks for a page', async () => {
  await server.stop();
  await folder.write('two', 'content/offers.json', '{"offers": [');
  logged = [];
  server = await started();
  await vi.waitFor(() => {
    expect(logged.join('\n')).toContain('two/content/offers.json');
  }, SOON);
  expect(made).toEqual([]);
});
