import { comparePath } from '@forecourt/domain';
import type { Locator } from '@playwright/test';
import { bothVisitors, testOfOwnDealers } from '../support/ownDealers.ts';
import { createShopper, type ShopperOptions } from '../support/shopper.ts';
import { expect } from '../support/test.ts';

// What a feed says, or fails to say, as it is seen on the pages that are made of it.

const HEADINGS = 'stock no,make,model,year,price,was price,condition,status,sold date,body';
const today = new Date().toISOString().slice(0, 10);

/** Forty usual prices beside two that no buyer compares with them. */
const usual = Array.from(
  { length: 40 },
  (_, at) => `o${at},Kia,Rio,2020,${20_000 + at * 500},,used,in_stock,,Hatch`,
);
const OUTLIERS = [
  'p1,Kia,Part,2020,88,,used,in_stock,,Hatch',
  'p2,Kia,Gold,2020,1500000,,used,in_stock,,Hatch',
];

const test = testOfOwnDealers([
  {
    slug: 'states',
    headings: HEADINGS,
    rows: [
      'a1,Kia,Rio,2024,20000,25000,used,in_stock,,Hatch',
      'a2,Kia,Cerato,2024,21000,,used,,,Hatch',
      `a3,Kia,Sportage,2024,30000,35000,used,sold,${today},SUV`,
      'a4,Kia,Stinger,2024,32000,,used,NULL,,Sedan',
    ],
  },
  {
    slug: 'plain',
    headings: 'stock no,make,model,year,price,condition',
    rows: ['b1,Kia,Rio,2024,20000,used', 'b2,Kia,Cerato,2024,21000,used'],
  },
  {
    slug: 'outlier',
    headings: HEADINGS,
    rows: [...usual, ...OUTLIERS],
    config: { filters: ['make', 'price', 'price_range', 'weekly_price_range'] },
  },
  {
    slug: 'emoji',
    headings: '',
    rows: [],
    // As a feed sends it that cuts inside of an emoji.
    json: String.raw`[{"stock no":"e1","make":"Kia","model":"Rio\ud83d","badge":"a\ud83db","year":2024,
      "price":20000,"condition":"used","comments":"One owner \ud83d","features":"Tow bar\ude97"}]`,
  },
]);

for (const [visitor, javaScriptEnabled] of bothVisitors) {
  test.describe(`${visitor}, where some rows have a status`, () => {
    test.use({ site: 'states', javaScriptEnabled });

    test('R3-03: a vehicle without a status is not available, on its card and on its page', async ({
      page,
      visit,
    }) => {
      for (const name of ['2024 Kia Cerato', '2024 Kia Stinger']) {
        await visit('/search');
        const card = page.getByRole('article').filter({ hasText: name });
        await expect(card).toContainText('Not available');
        await expect(card.getByRole('link', { name: /^Send Enquiry/ })).toHaveCount(0);
        await card.getByRole('heading').getByRole('link').click();
        const main = page.getByRole('main');
        await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
        await expect(main).toContainText('Not available');
        // A phone's bar has it too, which goes as soon as the sheet has come.
        const similar = main.getByRole('link', { name: 'Find Me Something Similar' }).first();
        await expect(similar).toBeVisible();
        await expect(main.getByRole('link', { name: 'Buy online' })).toHaveCount(0);
      }
    });

    test('R4-02: a sold vehicle has no price, on its card, its page and beside others', async ({
      page,
      visit,
    }) => {
      await visit('/search');
      const card = page.getByRole('article').filter({ hasText: '2024 Kia Sportage' });
      await expect(card).toContainText('Sold');
      await expect(card).not.toContainText('$');
      await card.getByRole('heading').getByRole('link').click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toContainText('2024 Kia Sportage');
      await expect(page.getByRole('main').getByText('Sold', { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText(/\$3[05],000/);
      const slugs = ['2024-kia-sportage-a3', '2024-kia-rio-a1'];
      await visit(comparePath(slugs));
      const row = page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: 'Price' }) });
      await expect(row.getByRole('cell')).toContainText(['Sold', '$20,000']);
      await expect(page.getByRole('main')).not.toContainText(/\$3[05],000/);
    });

    test('R5-29: a price that came down is struck and its saving said, on card and page', async ({
      page,
      visit,
    }) => {
      await visit('/search');
      const card = page.getByRole('article').filter({ hasText: '2024 Kia Rio' });
      for (const part of [card, page.getByRole('main')]) {
        const struck = part.locator('s').first();
        await expect(struck).toHaveText('$25,000');
        await expect(struck).toHaveCSS('text-decoration-line', 'line-through');
        await expect(part.getByText('Save $5,000').first()).toBeVisible();
        await expect(part.getByText('$20,000', { exact: true }).first()).toBeVisible();
        if (part === card) await card.getByRole('heading').getByRole('link').click();
      }
      await expect(page).toHaveURL(/\/cars\//);
    });
  });

  test.describe(`${visitor}, where no row has a status`, () => {
    test.use({ site: 'plain', javaScriptEnabled });

    test('R3-03: all are in stock', async ({ page, visit }) => {
      await visit('/search');
      await expect(page.getByRole('article')).toHaveCount(2);
      await expect(page.getByRole('main')).not.toContainText('Not available');
      await expect(page.getByRole('link', { name: /^Send Enquiry/ })).toHaveCount(2);
    });
  });

  test.describe(`${visitor}, where a feed has half of an emoji`, () => {
    test.use({ site: 'emoji', javaScriptEnabled });

    test('its list and its page are whole, and stay so', async ({ page, visit }) => {
      await visit('/search');
      const card = page.getByRole('article');
      await expect(card).toContainText('2024 Kia Rio');
      await card.getByRole('heading').getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('2024 Kia Rio');
      const path = new URL(page.url()).pathname;
      expect(path).toMatch(/^\/cars\/2024-kia-rio-[a-z\d-]+$/);
      // Opened by its address, too.
      await visit(path);
      await expect(page.getByRole('main')).toContainText('One owner');
      await expect(page.getByRole('main')).toContainText('Tow bar');
      expect(await page.content()).not.toMatch(/[\ud800-\udfff]|\\ud[89a-f]|\ufffd/i);
    });
  });

  test.describe(`${visitor}, where two prices are far from all others`, () => {
    test.use({ site: 'outlier', javaScriptEnabled });

    test('the drawing over the slider shows where the others lie, and its ends are true', async ({
      page,
      js,
      phone,
      visit,
    }) => {
      await visit('/search');
      const price = await openPrice({ page, js, phone });
      const drawn = await price
        .locator('svg[viewBox="0 0 18 24"] path')
        .evaluateAll((paths) => paths.map((path) => path.getAttribute('d') ?? '').join(''));
      const shown = drawn.match(/M\d+ 24v-\d+/g) ?? [];
      expect(shown.length, 'bars that are not one').toBeGreaterThan(5);
      if (!js) return;
      await expect(price.getByRole('slider', { name: /from/i })).toHaveAttribute(
        'aria-valuemin',
        '88',
      );
      await expect(price.getByRole('slider', { name: /to/i })).toHaveAttribute(
        'aria-valuemax',
        '1500000',
      );
    });

    test('R2-31: a price band takes the place of the one before', async ({
      page,
      js,
      phone,
      visit,
    }) => {
      await visit('/search');
      const shopper = createShopper({ page, js, phone });
      const bands = (filters: Locator) =>
        filters.getByRole('group', { name: 'Price range', exact: true }).getByRole('radio');
      // The first one is any price.
      for (const at of [1, 2]) {
        await shopper.filter((filters) => bands(filters).nth(at).check());
        const band = await bands(page.locator('body')).nth(at).inputValue();
        await expect
          .poll(() =>
            [...new URL(page.url()).searchParams].filter(([name]) => name.includes('price_range')),
          )
          .toEqual([[expect.stringContaining('price_range'), band]]);
        await expect(bands(await shopper.openFilters()).nth(at)).toBeChecked();
      }
    });

    // Without scripts there are two fields and no slider.
    if (javaScriptEnabled) {
      test('R5-01: each thumb stops short of the other, by arrows, Page keys, Home and End', async ({
        page,
        js,
        phone,
        visit,
      }) => {
        await visit('/search?range[price]=25000:30000');
        const price = await openPrice({ page, js, phone });
        const from = price.getByRole('slider', { name: /from/i });
        const to = price.getByRole('slider', { name: /to/i });
        const values = async () => [
          Number(await from.getAttribute('aria-valuenow')),
          Number(await to.getAttribute('aria-valuenow')),
        ];
        await expect.poll(values).toEqual([25_000, 30_000]);
        await from.press('End');
        await expect.poll(values).toEqual([29_000, 30_000]);
        await from.press('Home');
        await expect.poll(values).toEqual([88, 30_000]);
        await to.press('Home');
        await expect.poll(values).toEqual([88, 1_088]);
        await to.press('End');
        await expect.poll(values).toEqual([88, 1_500_000]);
        await from.press('ArrowRight');
        await expect.poll(async () => (await values())[0]).toBeGreaterThan(88);
        const [one = 0] = await values();
        await from.press('Home');
        await expect.poll(values).toEqual([88, 1_500_000]);
        await from.press('PageUp');
        await expect.poll(async () => (await values())[0]).toBeGreaterThan(one);
        expect((await values())[1]).toBe(1_500_000);
      });
    }
  });
}

async function openPrice(shopper: ShopperOptions): Promise<Locator> {
  const filters = await createShopper(shopper).openFilters();
  return filters.getByRole('group', { name: 'Price', exact: true });
}
