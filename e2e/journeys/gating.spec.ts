import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { ask } from '../bytes/siteClient.ts';
import { freePort, startDemo } from '../demoServer.ts';
import { originOf } from '../support/ask.ts';
import { signInHere } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { writeTestSites } from '../support/testSites.ts';

const GATED = 'gatedyard';
const OPEN = 'openyard';
const PLAIN = 'plainyard';

/** Kilobytes (1,000 bytes, gzip) that a page may cost for what is one shopper's own, who has not signed in. */
const PERSONAL_KB = 6;

/** No dealer of the demo asks for sign-in, so two have a server of their own. */
test('finance, trade-in and checkout ask who it is where the dealer says so, and lead on; who has not signed in pays little for it (R2-08, R2-09, R16-12) @once', async ({
  page,
  context,
  visit,
  watch,
  js,
}) => {
  watch.expectFault(/^foreign: http:\/\/(gated|open|plain)yard\.localhost:/);
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-gating-'));
  const rows = ['rio,Kia,Rio,2021,19990,in stock', 'hilux,Toyota,HiLux,2020,39990,in stock'];
  const headings = 'id,make,model,year,price,status';
  const config = { garageEnabled: true, reserve: {} };
  await writeTestSites(join(folder, 'sites'), [
    {
      slug: GATED,
      headings,
      rows,
      config: { ...config, gated: ['finance', 'trade-in', 'checkout'] },
    },
    { slug: OPEN, headings, rows, config },
    // What each of them costs beside one that knows no shopper.
    { slug: PLAIN, headings, rows, config: { reserve: {} } },
  ]);
  const server = await startDemo({
    port: await freePort(),
    dataFolder: join(folder, 'data'),
    env: { FORECOURT_SITES: join(folder, 'sites') },
  });
  const { port } = server;
  const [gated, open] = [originOf(GATED, port), originOf(OPEN, port)];
  const main = page.getByRole('main');
  try {
    const { body } = await ask(port, GATED, '/api/search');
    const { slug } = JSON.parse(body.toString()).hits[0];
    for (const [type, path] of [
      ['finance', '/finance-enquiry'],
      ['trade-in', '/trade-in'],
      ['checkout', `/cars/${slug}/checkout`],
    ] as const) {
      // Only where the flag is on.
      await visit(open + path);
      await expect(page).toHaveURL(open + path);

      await visit(`${gated}/search`);
      const link = page.locator(`a[href="${path}"]`).first();
      // Of a menu that is closed the address is followed as it stands.
      if (await link.isVisible()) await link.click();
      else await page.goto(gated + path, { referer: `${gated}/search` });
      await expect(page).toHaveURL(/\/sign-in\?/);
      const { searchParams } = new URL(page.url());
      expect(Object.fromEntries(searchParams)).toEqual({ type, redirect: path, back: '/search' });
      const back = main.getByRole('link', { name: 'Back to where you were' });
      await expect(back).toHaveAttribute('href', '/search');
      await back.click();
      await expect(page).toHaveURL(`${gated}/search`);

      await visit(`${gated}${path}?utm_source=mail`);
      await expect(main.getByLabel('Mobile number')).toBeVisible();
      await signInHere(page, GATED, undefined, port);
      await expect(page).toHaveURL(`${gated}${path}?utm_source=mail`);
      await expect(main.getByRole('textbox').first()).toBeVisible();
      await context.clearCookies();
    }
    if (js) await expectLightAndStill(page, port);
  } finally {
    await page.goto('about:blank');
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

/** What is one shopper's own adds little to a page, and moves nothing on it when it comes. */
async function expectLightAndStill(page: Page, port: number): Promise<void> {
  const open = originOf(OPEN, port);
  const { body } = await ask(port, OPEN, '/api/search');
  const { slug } = JSON.parse(body.toString()).hits[0];
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const all = list.getEntries() as (PerformanceEntry & { value: number })[];
      for (const { value } of all) window.moved += value;
    }).observe({ type: 'layout-shift' });
  });
  for (const path of ['/', '/search', `/cars/${slug}`]) {
    const without = await kilobytes(page, port, PLAIN, path);
    const { promise: hold, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/api/auth', async (route) => {
      await hold;
      await route.continue();
    });
    const auth = page.waitForResponse('**/api/auth');
    await page.goto(open + path);
    // Typefaces and pictures have their place before.
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(700);
    await page.evaluate(() => {
      window.moved = 0;
    });
    letGo();
    expect(await (await auth).json()).toMatchObject({ user: null });
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.moved), `${path} moved`).toBe(0);
    await page.unroute('**/api/auth');
    const added = (await kilobytes(page, port, OPEN, path)) - without;
    expect.soft(added, `${path}: kB for what is a shopper's own`).toBeLessThanOrEqual(PERSONAL_KB);
  }
}

declare global {
  interface Window {
    moved: number;
  }
}

/** All texts that a page has come to in a browser until nothing more comes, in gzip. */
async function kilobytes(page: Page, port: number, site: string, path: string): Promise<number> {
  await page.goto(originOf(site, port) + path);
  await page.waitForLoadState('networkidle');
  const came = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const texts = [path, ...came].filter((name) => !/demo-images|\.woff2/.test(name));
  const bodies = await Promise.all([...new Set(texts)].map((name) => ask(port, site, name)));
  return bodies.reduce((bytes, { body }) => bytes + gzipSync(body).length, 0) / 1000;
}
