import { parseSearch } from '@forecourt/domain';
import type { Locator } from '@playwright/test';
import { expectListing } from '../support/listing.ts';
import { createShopper } from '../support/shopper.ts';
import { searchStock } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';
import { untilStockIsHere } from '../support/untilStockIsHere.ts';

/** Heights of the bars over each slider, by place. */
function shownBars(filters: Locator): Promise<(readonly [place: number, height: number])[][]> {
  return filters.locator('svg[viewBox="0 0 18 24"]').evaluateAll((drawings) =>
    drawings.map((drawing) =>
      [...drawing.querySelectorAll('path')]
        .flatMap((path) => [...(path.getAttribute('d') ?? '').matchAll(/M(\d+) 24v-(\d+)/g)])
        .map(([, place, height]) => [Number(place), Number(height)] as const)
        .sort(([a], [b]) => a - b),
    ),
  );
}

/** The bars that counts make: the tallest is 24 high, and a single vehicle still shows. */
function barsOf(counts: readonly number[] = []) {
  const highest = Math.max(...counts);
  return counts
    .map((count, place) => [place, Math.max(1, Math.round((count / highest) * 24)), count] as const)
    .filter(([, , count]) => count > 0)
    .map(([place, height]) => [place, height]);
}

async function expectBars(filters: Locator, site: string, query: string): Promise<void> {
  const { histograms } = await searchStock(site, query);
  expect(histograms?.price?.counts, 'there is something to draw').toHaveLength(18);
  const expected = [histograms?.price, histograms?.km].map((histogram) =>
    barsOf(histogram?.counts),
  );
  await expect.poll(() => shownBars(filters)).toEqual(expected);
}

test('sliders show where the stock lies, whoever counts it @once @windows', async ({
  page,
  site,
  js,
  phone,
  visit,
}) => {
  const shopper = createShopper({ page, js, phone });
  await visit('/search');
  await expectBars(await shopper.openFilters(), site, '');

  const query = 'refinementList[body][0]=SUV';
  await visit(`/search?${query}`);
  await expectBars(await shopper.openFilters(), site, query);
});

test('they follow what is chosen, in the browser too @js @once', async ({
  page,
  site,
  js,
  phone,
  visit,
}) => {
  const shopper = createShopper({ page, js, phone });
  await visit('/search');
  await untilStockIsHere(page);
  const query = 'refinementList[body][0]=SUV';
  await shopper.tick('Body type', 'SUV');
  await expectListing(page, site, parseSearch(query), { js });
  await expectBars(await shopper.openFilters(), site, query);
});
