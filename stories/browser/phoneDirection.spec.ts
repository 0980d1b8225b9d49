import { expect, type Page, test } from '@playwright/test';

// On a page that is read from right to left a number to call, a street with its number, and what else
// begins with a number are still read from left to right.

const stories = [
  'chrome-header--full',
  'chrome-footer--full',
  'location-locationcard--full',
  'location-locationmap--no-map',
  'vehicle-vehicleactions--everything',
  'primitives-phonenumber--among-others',
];

/** `2024 Toyota HiLux`, `45,000 km`: where texts stand that begin with a number. */
const withTitles = [
  'vehicle-vehiclecard--ordinary',
  'pages-detail--full',
  'compare-comparetable--four',
  'home-vehiclespotlight--picture-first',
];

const withAddress = new Set([
  'chrome-footer--full',
  'location-locationcard--full',
  'location-locationmap--no-map',
]);

for (const id of stories) {
  test(`${id}: digits run from left to right`, async ({ page }) => {
    await openFromRight(page, id);
    const numbers = await placesOf(page, /^\(?0\d\)? ?\d{2,4}[ \dX]*$/);
    expect(numbers.length, 'numbers on the page').toBeGreaterThan(0);
    for (const { text, lefts } of numbers) {
      expect(lefts, text).toEqual(lefts.toSorted((a, b) => a - b));
    }
    // `218 Cobra Street`: what begins with a number, or ends with one, has it where it is written.
    const streets = await placesOf(page, /^\d+ [A-Z]\w+ Street/);
    expect(streets.length > 0).toBe(withAddress.has(id));
    for (const { text, lefts } of streets) {
      expect(lefts[0], text).toBeLessThan(lefts[4] ?? 0);
    }
  });
}

for (const id of withTitles) {
  test(`${id}: the year stands before the name`, async ({ page }) => {
    await openFromRight(page, id);
    const texts = await placesOf(page, /^(?:\d{4} [A-Z]|\d[\d,]* km$)/);
    expect(texts.length).toBeGreaterThan(0);
    for (const { text, lefts } of texts) {
      expect(lefts[0], text).toBeLessThan(lefts.at(-1) ?? 0);
    }
  });
}

test('location-locationmap--full: a popup has its street and its phone in order', async ({
  page,
}) => {
  await openFromRight(page, 'location-locationmap--full');
  await page.getByRole('button', { name: 'Coolabarra Motors Dubbo' }).click();
  const popup = page.locator('.leaflet-popup');
  await expect(popup).toBeVisible();
  const texts = await placesOf(
    page,
    /^(?:\d+ [A-Z]\w+ Street$|\(?0\d\)? ?\d{4} \d{4}$)/,
    '.leaflet-popup',
  );
  expect(texts).toHaveLength(2);
  for (const { text, lefts } of texts) {
    expect(lefts[0], text).toBeLessThan(lefts.at(-1) ?? 0);
  }
});

async function openFromRight(page: Page, id: string): Promise<void> {
  await page.goto(`${process.env['STORYBOOK_URL']}/iframe.html?id=${id}&viewMode=story`);
  await expect(page.locator('#storybook-root > :not(style)').first()).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

/** Where each character stands of every text that is such a one. */
function placesOf(
  page: Page,
  { source }: RegExp,
  within = '#storybook-root',
): Promise<{ text: string; lefts: number[] }[]> {
  return page.locator(within).evaluate((root, pattern) => {
    const found: { text: string; lefts: number[] }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (!new RegExp(pattern).test(text)) continue;
      // Only a screen reader has it.
      if ((node.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue;
      const lefts = [...text].map((_, index) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        return Math.round(range.getBoundingClientRect().left);
      });
      // What is not drawn has no place.
      if (lefts.some((left) => left !== 0)) found.push({ text, lefts });
    }
    return found;
  }, source);
}
