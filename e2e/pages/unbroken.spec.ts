import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { freePort, startDemo } from '../demoServer.ts';
import { pageAddressesOf } from '../support/pageAddresses.ts';
import { BLANK, untilLaidOut, type VisitorOptions } from '../support/test.ts';
import { textFaults } from '../support/textFaults.ts';
import { addUnbrokenStock, UNBROKEN, writeUnbrokenSite } from '../support/unbroken.ts';
import { writeUnbrokenContent } from '../support/unbrokenContent.ts';

/** Its dealer has a server of its own: what the others watch for is of theirs. */
const test = base.extend<Pick<VisitorOptions, 'site'>>({ site: ['', { option: true }] });

/** The narrowest phone and a desk. */
const WIDTHS = [320, 1280];
const PATHS = [
  ...Object.values(pageAddressesOf('unbroken-0')),
  '/search?query=zzzz',
  '/cars/unbroken-1',
  '/cars/unbroken-2',
  '/cars/unbroken-2/enquire',
  // Refused before a page is drawn.
  '/%0A',
];

test('a text that has no place to break a line at stays within the window and is read whole', async ({
  page,
  site,
}) => {
  // A server of its own, and every page at three widths: minutes of work for a busy machine.
  test.setTimeout(300_000);
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-unbroken-'));
  const dataFolder = join(folder, 'data');
  await writeUnbrokenSite(join(folder, 'sites'), site);
  const written = await writeUnbrokenContent(join(folder, 'sites/unbroken'), site);
  await addUnbrokenStock(dataFolder, site);
  const env = { FORECOURT_SITES: join(folder, 'sites') };
  const server = await startDemo({ port: await freePort(), dataFolder, env });
  try {
    // Texts are measured: the server need not draw a picture for each vehicle.
    await page.route('**/demo-images/**', (route) => route.fulfill(BLANK));
    for (const path of new Set([...PATHS, ...written])) {
      await page.goto(`http://unbroken.localhost:${server.port}${path}`);
      await untilLaidOut(page);
      // A folder that could not be read would leave nothing to look at.
      if (written.includes(path)) {
        await expect.soft(page.locator('main h1'), path).toContainText(UNBROKEN.slice(0, 40));
      }
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        // The new width reaches the page some frames later.
        await page.waitForFunction((asked) => window.innerWidth === asked, width);
        expect.soft(await textFaults(page), `${path} at ${width} pixels`).toEqual([]);
      }
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
