import { storageKeys } from '@forecourt/domain';
import type { Page } from '@playwright/test';
import { findVehicle } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

/** What a page may move by in all, as a browser counts it. */
const MOST = 0.02;

/** Widths at which a heading, a menu or a row of buttons once took a line more in a face of the device. */
const TIGHT: Record<string, readonly number[]> = {
  '/': [360, 400, 720, 740, 768, 800, 1000, 1020],
  '/contact': [420, 520, 959],
  '/finance': [760],
  '/models': [580, 760],
};
/** The same of a vehicle's page: its crumbs, and its facts on a narrow phone. */
const TIGHT_VEHICLE = [340, 360, 580];

interface Shift {
  value: number;
  /** The parts that moved, by how they begin. */
  parts: string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

// Browsers place letters by whole pixels or by parts of one, and their lines are of other lengths.
for (const letters of ['auto', 'geometricPrecision']) {
  test(`no page moves when its typefaces come, letters placed by ${letters} @js @windows`, async ({
    page,
    site,
    visit,
  }) => {
    await noteShifts(page);
    await page.addInitScript((value) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`html { text-rendering: ${value}; }`);
      document.adoptedStyleSheets.push(sheet);
    }, letters);
    const open = await holdFaces(page, visit);
    const { slug } = await findVehicle(site, ({ images }) => images.length > 3);
    for (const path of ['/', '/search', `/cars/${slug}`, `/cars/${slug}/enquire`]) await open(path);
  });
}

test('nor does one whose words nearly fill their line @js @desktop', async ({
  page,
  site,
  visit,
}) => {
  await noteShifts(page);
  const open = await holdFaces(page, visit);
  const { slug } = await findVehicle(site, ({ images }) => images.length > 3);
  const pages = { ...TIGHT, [`/cars/${slug}`]: TIGHT_VEHICLE };
  for (const [path, widths] of Object.entries(pages)) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await open(path);
    }
  }
});

/** Opens pages whose typefaces come late, and looks that nothing moves then. */
async function holdFaces(
  page: Page,
  visit: (path: string, options: { waitUntil: 'commit' }) => Promise<unknown>,
): Promise<(path: string) => Promise<void>> {
  let faces = 0;
  let { promise: hold, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    faces++;
    await hold;
    await route.continue();
  });
  return async (path) => {
    ({ promise: hold, resolve: letGo } = Promise.withResolvers<void>());
    faces = 0;
    // A page's load waits for its typefaces.
    await visit(path, { waitUntil: 'commit' });
    await expect.poll(() => faces, { message: 'typefaces asked for' }).toBeGreaterThan(0);
    await twoFrames(page);
    letGo();
    await page.evaluate(() => document.fonts.ready);
    await twoFrames(page);
    const shifts = await page.evaluate(() => window.shifts);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    const where = `${path} in ${page.viewportSize()?.width} pixels moved`;
    expect(total, `${where}: ${JSON.stringify(shifts)}`).toBeLessThan(MOST);
  };
}

test('nothing moves when the searches of this browser come @js @windows', async ({
  page,
  visit,
}) => {
  await noteShifts(page);
  await page.addInitScript((key) => {
    const filters = ['query=ute', 'query=diesel', 'query=a%20search%20of%20many%20words'];
    const searches = filters.map((entry) => ({ path: '/search', filters: entry }));
    localStorage.setItem(key, JSON.stringify(searches));
  }, storageKeys.recentSearches);
  // Short enough that what stands at its end is in sight.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height: 1600 });
  await visit('/search?query=zzzzqq');
  await expect(page.getByRole('heading', { name: 'Recent searches' })).toBeInViewport();
  await twoFrames(page);
  const shifts = await page.evaluate(() => window.shifts);
  // Typefaces move the words of a menu by a few pixels; a list that comes moves all below it.
  expect(shifts.filter(({ value }) => value > 0.01)).toEqual([]);
});

test('the only search of this browser, which is on screen, leaves no hole @js @once', async ({
  page,
  visit,
}) => {
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height: 400 });
  await visit('/search?query=zzzzqq');
  const height = await heightOf();
  const kept = () => page.evaluate((key) => localStorage[key], storageKeys.recentSearches);
  await expect.poll(kept).toContain('query=zzzzqq');
  await visit('/search?query=zzzzqq');
  expect(await heightOf()).toBe(height);
});

/** From its first frame on, a page notes what moves on it without the visitor's doing. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: readonly { node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue;
        const parts = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '?');
        window.shifts.push({ value, parts });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has come is drawn, and what moved by it is noted. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(drawn));
      }),
  );
}
