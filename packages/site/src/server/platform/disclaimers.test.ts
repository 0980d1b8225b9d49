import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aVehicle } from '@forecourt/data/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SiteFolder, siteFolder } from '../../testing/siteFolder.ts';
import type { TemplateBuild } from '../pages/templateBuild.ts';
import type { RunningServer } from '../serverOptions.ts';
import { askWire, startWire } from '../testing/wireServer.ts';

/** Longest that a page may take while the platform is down, milliseconds. */
const LONGEST = 1_200;

let folder: SiteFolder;
let platform: Server;
let server: RunningServer;
/** Vehicles that were asked about. */
let asked: string[];
/** Answers wait for it. */
let answers: PromiseWithResolvers<void>;

beforeEach(async () => {
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
  await folder.remove();
});

/** A site whose pages are what the lender wants said of the vehicle of their path. */
async function start(): Promise<void> {
  folder = await siteFolder({ slug: 'one', financeProvider: 'Angle' });
  const { port } = platform.address() as AddressInfo;
  const handle: TemplateBuild['handle'] = async ({ url }, { financeDisclaimer }) => {
    const id = new URL(url).pathname.slice(1);
    const said = await financeDisclaimer(aVehicle({ id }));
    return new Response(said ?? 'By the stock', {
      headers: { 'content-type': 'text/html', 'cache-control': 'public, no-cache' },
    });
  };
  server = await startWire(
    folder,
    { handle, routeIds: new Set(['vehicle']) },
    { platformUrl: `http://127.0.0.1:${port}`, platformServices: ['disclaimers'] },
  );
}

function page(id: string) {
  return askWire(server, `/${id}`);
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
