import { expect, type Page, test } from '@playwright/test';

// On a page that is read from right to left a number to call, and a street with its number, are still
// read from left to right.

const stories = [
  'chrome-header--full',
  'chrome-footer--full',
  'location-locationcard--full',
  'location-locationmap--no-map',
  'enquiry-phonereveal--revealed',
  'vehicle-vehicleactions--everything',
  'primitives-phonenumber--among-others',
];

const withAddress = new Set([
  'chrome-footer--full',
  'location-locationcard--full',
  'location-locationmap--no-map',
]);

for (const id of stories) {
  test(`${id}: digits run from left to right`, async ({ page }) => {
    await page.goto(`${process.env['STORYBOOK_URL']}/iframe.html?id=${id}&viewMode=story`);
    await expect(page.locator('#storybook-root > :not(style)').first()).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
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

/** Where each character stands of every text that is such a one. */
function placesOf(page: Page, { source }: RegExp): Promise<{ text: string; lefts: number[] }[]> {
  return page.locator('#storybook-root').evaluate((root, pattern) => {
    const found: { text: string; lefts: number[] }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (!new RegExp(pattern).test(text)) continue;
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
