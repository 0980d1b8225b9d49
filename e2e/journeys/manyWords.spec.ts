import { shownVehicles } from '../support/listing.ts';
import { createShopper } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';
import { untilStockIsHere } from '../support/untilStockIsHere.ts';

// Ten words count, in every engine; who types more is told so beside what was searched for.
const tenWords = Array<string>(10).fill('automatic').join(' ');
const TOLD = 'We search for up to ten words, so we left out “yellow submarine”.';
function search(text: string) {
  return `/search?query=${encodeURIComponent(text)}`;
}

test('words after the tenth are left out, and the page says so @once', async ({ page, visit }) => {
  await visit(search(`"${tenWords}"`));
  const found = await shownVehicles(page);
  expect(found.length).toBeGreaterThan(0);
  await expect(page.getByText('up to ten words')).toHaveCount(0);

  await visit(search(`"${tenWords} yellow submarine"`));
  await expect(page.getByText(TOLD)).toBeVisible();
  expect(await shownVehicles(page)).toEqual(found);
});

test('so they are beside words that were understood, and where nothing is found @once', async ({
  page,
  visit,
}) => {
  const odd = ['qa', 'qb', 'qc', 'qd', 'qe', 'qf', 'qg', 'qh', 'qi', 'qj', 'qk'];
  await visit(search(`under $90,000 ${odd.join(' ')}`));
  await expect(page.getByText(`We read your search as “${odd.join(' ')}” and`)).toBeVisible();
  await expect(page.getByText('so we left out “qk”.')).toBeVisible();
  expect(await shownVehicles(page)).toEqual([]);
});

test('the browser says the same of what it searches by itself @js @once', async ({
  page,
  js,
  phone,
  visit,
}) => {
  await visit('/search');
  await untilStockIsHere(page);
  await createShopper({ page, js, phone }).search(`"${tenWords} yellow submarine"`);
  await expect(page.getByText(TOLD)).toBeVisible();
  expect((await shownVehicles(page)).length).toBeGreaterThan(0);
});
