import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aVehicle } from '@forecourt/data/testing';
import { wireframe } from '@forecourt/ui/theme';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RunningServer, startServer } from '../startServer.ts';

/** Longest that a page may take while the platform is down, milliseconds. */
const LONGEST = 1_200;

let root: string;
let platform: Server;
let server: RunningServer;
/** Vehicles that were asked about. */
let asked: string[];
/** Answers wait for it. */
let answers: PromiseWithResolvers<void>;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'forecourt-disclaimers-'));
  asked = [];
  answers = Promise.withResolvers();
  platform = createServer(({ url = '' }, response) => {
    asked.push(url);
    void answers.promise.then(() => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"finance_lenders":{"Angle":{"disclaimer":"By the platform"}}}');
    });
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  await start();
});
afterEach(async () => {
  await server.stop();
  platform.closeAllConnections();
  platform.close();
  await rm(root, { recursive: true });
});

/** A site whose pages are what the lender wants said of the vehicle of their path. */
async function start(): Promise<void> {
  const locations = [{ id: 'l', slug: 'l', name: 'L' }];
  const site = { slug: 'one', template: 'wire', name: 'One', locations, financeProvider: 'Angle' };
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
    platformServices: ['disclaimers'],
    log: () => undefined,
    loadTemplate: async () => ({
      ...{ name: 'wire', theme: wireframe, isVolatile: false, routeIds: new Set(['vehicle']) },
      hasPage: () => true,
      serveFile: async () => false,
      handle: async ({ url }, { financeDisclaimer }) => {
        const id = new URL(url).pathname.slice(1);
        const said = await financeDisclaimer(aVehicle({ id }));
        return new Response(said ?? 'By the stock', {
          headers: { 'content-type': 'text/html', 'cache-control': 'public, no-cache' },
        });
      },
    }),
  });
}

function page(id: string): Promise<{ text: string; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const headers = { host: `one.localhost:${server.port}` };
    const asking = { host: '127.0.0.1', port: server.port, path: `/${id}`, headers };
    get(asking, (response) => {
      const chunks: unknown[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve({ text: chunks.join(''), headers: response.headers }));
    }).on('error', reject);
  });
}

test('no page waits long for a platform that hangs, and none of them is kept', async () => {
  for (let id = 1; id <= 8; id += 1) {
    const begun = performance.now();
    const { text, headers } = await page(`v${id}`);
    expect(performance.now() - begun).toBeLessThan(LONGEST);
    expect([text, headers['cache-control']]).toEqual(['By the stock', 'no-store']);
  }
});

test('what comes late is on the next page, and was asked for once', async () => {
  expect((await page('v1')).text).toBe('By the stock');
  expect((await page('v1')).text).toBe('By the stock');
  answers.resolve();
  await vi.waitFor(async () => expect((await page('v1')).text).toBe('By the platform'));
  expect((await page('v1')).headers['cache-control']).toBe('public, no-cache');
  expect(asked).toEqual(['/api/finance-disclaimer/v1']);
});

test('what comes in time is on the page, which is kept', async () => {
  answers.resolve();
  const { text, headers } = await page('v1');
  expect([text, headers['cache-control']]).toEqual(['By the platform', 'public, no-cache']);
});
