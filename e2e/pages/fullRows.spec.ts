import type { Page } from '@playwright/test';
import { findVehicle, searchStock } from '../support/stock.ts';
import { BLANK, expect, test, untilLaidOut } from '../support/test.ts';

/** One column, two, and as many as a theme has. */
const WIDTHS = [390, 768, 1000, 1280, 1920];

const VIEWS = ['grid', 'list'];

test('no row of cards ends half empty at any width, in grid or list view', async ({
  browser,
  baseURL,
  site,
}) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  await page.route('**/demo-images/**', (route) => route.fulfill(BLANK));
  const { slug, make } = await findVehicle(site, ({ images }) => images.length > 3);
  const { pages } = await searchStock(site, '');
  expect(pages).toBeGreaterThan(1);
  const paths = [
    '/search',
    `/search?page=${pages}`,
    `/search?query=${make}`,
    `/cars/${slug}`,
    '/',
    '/special-offers',
    '/models',
  ];
  for (const path of paths) {
    await page.goto(path);
    await untilLaidOut(page);
    // Sheets alone decide what stands in a row: the page need not be opened for each width and view.
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      // The new width reaches the page some frames later.
      await page.waitForFunction((asked) => window.innerWidth === asked, width);
      for (const view of VIEWS) {
        await page.evaluate((chosen) => (document.documentElement.dataset.view = chosen), view);
        const where = `${path} in ${width} pixels, ${view} view`;
        expect(await cardLists(page), where).toBeGreaterThan(0);
        expect(await halfEmptyRows(page), where).toEqual([]);
      }
    }
  }
  await page.close();
});

/** Lists of cards, of vehicles or of places. */
function cardLists(page: Page): Promise<number> {
  return page.locator('main ul:has(> li > article)').count();
}

/** Rows of cards whose last ends before the list does. A list that scrolls sideways has one row. */
function halfEmptyRows(page: Page): Promise<string[]> {
  return page.locator('main ul:has(> li > article)').evaluateAll((lists) =>
    lists.flatMap((list) => {
      if (getComputedStyle(list).overflowX === 'auto') return [];
      const end = list.getBoundingClientRect().right;
      const rows = new Map<number, { right: number; text: string }>();
      for (const item of list.children) {
        const { top, right, width } = item.getBoundingClientRect();
        const row = rows.get(Math.round(top));
        if (width > 0 && right > (row?.right ?? 0)) {
          rows.set(Math.round(top), { right, text: item.textContent });
        }
      }
      return [...rows.values()].filter(({ right }) => right < end - 2).map(({ text }) => text);
    }),
  );
}
