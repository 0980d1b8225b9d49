import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wireframe } from '@forecourt/ui/theme';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogEntry } from '../log/log.ts';
import { type RunningServer, startServer } from '../startServer.ts';

let root: string;
let platform: Server;
let server: RunningServer;
let logged: LogEntry[];
/** Status of the platform's answers. */
let status: number;
/** They wait for it. */
let answers: PromiseWithResolvers<void>;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'forecourt-rating-'));
  logged = [];
  status = 200;
  answers = Promise.withResolvers();
  platform = createServer((_request, response) => {
    void answers.promise.then(() => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end('{"rating":4.8,"stars":5}');
    });
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await server.stop();
  platform.close();
  await rm(root, { recursive: true });
});

async function start(): Promise<void> {
  const locations = [{ id: 'l', slug: 'l', name: 'L' }];
  const site = { slug: 'one', template: 'wire', name: 'One', locations, reviews: { snap21: '7' } };
  await mkdir(join(root, 'sites/one'), { recursive: true });
  await writeFile(join(root, 'sites/one/site.json'), JSON.stringify(site));
  await mkdir(join(root, 'templates/wire'), { recursive: true });
  await writeFile(join(root, 'templates/wire/template.json'), '{}');
  const { port } = platform.address() as AddressInfo;
  server = await startServer({
    port: 0,
    dataFolder: join(root, 'data'),
    sitesFolder: join(root, 'sites'),
    templatesFolder: join(root, 'templates'),
    development: true,
    platformUrl: `http://127.0.0.1:${port}`,
    log: (entry) => void logged.push(entry),
    loadTemplate: async () => ({
      ...{ name: 'wire', theme: wireframe, isVolatile: false, routeIds: new Set(['named']) },
      hasPage: () => true,
      serveFile: async () => false,
      handle: async (_asked, { rating }) =>
        new Response(`rated ${rating?.rating}`, {
          headers: { 'content-type': 'text/html', 'cache-control': 'public, no-cache' },
        }),
    }),
  });
}

function page(): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { host: `one.localhost:${server.port}` };
    get({ host: '127.0.0.1', port: server.port, path: '/', headers }, (response) => {
      response.toArray().then((chunks) => resolve(chunks.join('')), reject);
    }).on('error', reject);
  });
}

test('a page that was kept is made anew when the rating has come', async () => {
  await start();
  expect(await page()).toBe('rated undefined');
  answers.resolve();
  await vi.waitFor(async () => expect(await page()).toBe('rated 4.8'));
  expect(logged.map(({ event }) => event)).not.toContain('reviews_unreachable');
});

test('a rating that cannot be fetched is logged by its provider, and pages stand without it (R7-04)', async () => {
  status = 503;
  answers.resolve();
  await start();
  expect(await page()).toBe('rated undefined');
  await vi.waitFor(() =>
    expect(logged).toContainEqual({
      event: 'reviews_unreachable',
      site: 'one',
      error: 'Unable to fetch Snap21 ratings',
      detail: expect.stringMatching(/snap21 answers with status 503$/),
    }),
  );
  expect(await page()).toBe('rated undefined');
});
