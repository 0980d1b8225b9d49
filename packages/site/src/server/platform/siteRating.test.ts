import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SiteFolder, siteFolder } from '../../testing/siteFolder.ts';
import type { LogEntry } from '../log/log.ts';
import type { RunningServer } from '../serverOptions.ts';
import { askWire, startWire } from '../testing/wireServer.ts';

let folder: SiteFolder;
let platform: Server;
let server: RunningServer;
let logged: LogEntry[];
/** Status of the platform's answers. */
let status: number;
/** They wait for it. */
let answers: PromiseWithResolvers<void>;

beforeEach(async () => {
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
  await folder.remove();
});

async function start(): Promise<void> {
  folder = await siteFolder({ slug: 'one', reviews: { snap21: '7' } });
  const { port } = platform.address() as AddressInfo;
  server = await startWire(
    folder,
    {
      handle: async (_asked, { rating }) =>
        new Response(`rated ${rating?.rating}`, {
          headers: { 'content-type': 'text/html', 'cache-control': 'public, no-cache' },
        }),
    },
    { platformUrl: `http://127.0.0.1:${port}`, log: (entry) => void logged.push(entry) },
  );
}

async function page(): Promise<string> {
  return (await askWire(server, '/')).text;
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
