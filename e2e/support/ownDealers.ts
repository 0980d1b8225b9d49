import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DemoServer, freePort, startDemo } from '../demoServer.ts';
import { originOf } from './ask.ts';
import { test } from './test.ts';
import { type TestSite, writeTestSites } from './testSites.ts';

/** A test of a visitor on dealers that no demo has, by a server that serves nobody else. */
export function testOfOwnDealers(dealers: readonly TestSite[]) {
  return test.extend<object, { ownServer: DemoServer }>({
    ownServer: [
      // Playwright asks for the braces.
      // oxlint-disable-next-line no-empty-pattern
      async ({}, use) => {
        const folder = await mkdtemp(join(tmpdir(), 'forecourt-own-'));
        try {
          await writeTestSites(join(folder, 'sites'), dealers);
          const server = await startDemo({
            port: await freePort(),
            dataFolder: join(folder, 'data'),
            // A busy machine makes pages late.
            env: { FORECOURT_SITES: join(folder, 'sites'), FORECOURT_PAGE_WAIT_MS: '20000' },
          });
          await use(server);
          await server.stop();
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ site, ownServer }, use) => use(originOf(site, ownServer.port)),
  });
}

/** With scripts and without. */
export const bothVisitors = [
  ['with scripts', true],
  ['without scripts', false],
] as const;
