import { bothVisitors, testOfOwnDealers } from '../support/ownDealers.ts';
import { createShopper } from '../support/shopper.ts';
import { expect } from '../support/test.ts';

// Settings of the stock that show only where there is much of it, or that a neighbour must be without.

const HEADINGS = 'stock no,make,model,year,price,condition,body,photos';
const PHOTO = '/demo-images/forecourt-suv-silver-side.jpg';
/** A few of two makes among thousands of two others. */
function rows(count: number): string[] {
  const few = (make: string, length: number) =>
    Array.from({ length }, (_, at) => `${make}${at},${make},Arc,2024,30000,used,SUV,${PHOTO}`);
  const many = Array.from(
    { length: count - 5 },
    (_, at) => `f${at},${['Toyota', 'Ford'][at % 2]},Filler,2020,${20_000 + at},used,Hatch,`,
  );
  return [...few('Zenith', 3), ...few('Volvo', 2), ...many];
}
// A front page by makes.
const front = { template: 'metro', directory: true, filters: ['make', 'body', 'price'] };
const set = {
  ...front,
  stock: { file: 's.csv', count: '2,500+', makes: ['Zenith', 'Volvo'] },
  overrideCity: 'Orana',
};
const test = testOfOwnDealers([
  { slug: 'set', headings: HEADINGS, rows: rows(2000), config: set },
  { slug: 'small', headings: HEADINGS, rows: rows(1999), config: set },
  { slug: 'unset', headings: HEADINGS, rows: rows(2000), config: front },
]);

const dealers = [
  { site: 'set', count: '2,500+', place: / in Orana$/, makes: 'Zenith Volvo Toyota Ford' },
  { site: 'small', count: '1,999', place: / in Orana$/, makes: 'Zenith Volvo Ford Toyota' },
  { site: 'unset', count: '2,000', place: / for sale$/, makes: 'Toyota Ford Zenith Volvo' },
];

/** The makes in the order in which they are named. */
function makesIn(texts: readonly string[]): string {
  return texts
    .flatMap((text) => /^(?:Zenith|Volvo|Toyota|Ford)/.exec(text.trim())?.[0] ?? [])
    .join(' ');
}

for (const [visitor, javaScriptEnabled] of bothVisitors) {
  for (const { site, count, place, makes } of dealers) {
    test.describe(`${visitor}, at the dealer "${site}"`, () => {
      test.use({ site, javaScriptEnabled });

      test(`R1-07, R5-10: the whole stock counts as ${count}, and a part of it is counted`, async ({
        page,
        js,
        phone,
        visit,
      }) => {
        const printed = new RegExp(`^${count.replace('+', '\\+')} cars, page 1`);
        await visit('/');
        await expect(page.getByRole('main').getByText(`All ${count} `).first()).toBeVisible();
        await visit('/search');
        await expect(page.getByText(printed).first()).toBeAttached();
        const button = js ? `Show Me ${count} Cars` : 'Apply filters';
        await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible();
        await expect(page.locator('meta[name=description]')).toHaveAttribute(
          'content',
          new RegExp(`^${count.replace('+', '\\+')} cars for sale`),
        );
        await createShopper({ page, js, phone }).tick('Make', 'Volvo');
        await expect(page.getByText(/^2 cars$/).first()).toBeAttached();
        await page.getByRole('link', { name: 'Clear all' }).first().click();
        await expect(page.getByText(printed).first()).toBeAttached();
      });

      test('R1-06: its heading and title name the place', async ({ page, visit }) => {
        await visit('/search');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(place);
        await expect(page).toHaveTitle(new RegExp(place.source.replace('$', ' \\|')));
        await visit('/search?refinementList[make][0]=Volvo');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(place);
        await expect(page.getByText(/^2 cars$/).first()).toBeAttached();
      });

      test('R1-03: makes stand in their order on the front page, in the filters and in the list', async ({
        page,
        js,
        phone,
        visit,
      }) => {
        await visit('/');
        const tiles = page.getByRole('main').locator('a[href^="/search/"]');
        expect(makesIn(await tiles.allTextContents())).toBe(makes);
        await visit('/search');
        const filters = await createShopper({ page, js, phone }).openFilters();
        const boxes = filters.getByRole('group', { name: 'Make', exact: true }).locator('label');
        expect(makesIn(await boxes.allTextContents())).toBe(makes);
        await visit('/directory');
        const options = page.getByRole('combobox', { name: /^Make/ }).locator('option');
        // By name where no make goes before.
        expect(makesIn(await options.allTextContents())).toBe(
          site === 'unset' ? 'Ford Toyota Volvo Zenith' : 'Zenith Volvo Ford Toyota',
        );
      });
    });
  }
}
