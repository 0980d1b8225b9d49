import { expect, test } from '@playwright/test';

// On a page that is read from right to left a number to call is still read from left to right.

const stories = [
  'chrome-header--full',
  'chrome-footer--full',
  'location-locationcard--full',
  'location-locationmap--no-map',
  'enquiry-phonereveal--revealed',
  'vehicle-vehicleactions--everything',
  'primitives-phonenumber--among-others',
];

for (const id of stories) {
  test(`${id}: digits run from left to right`, async ({ page }) => {
    await page.goto(`${process.env['STORYBOOK_URL']}/iframe.html?id=${id}&viewMode=story`);
    await expect(page.locator('#storybook-root > :not(style)').first()).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    const numbers = await page.locator('#storybook-root').evaluate(placesOfNumbers);
    expect(numbers.length, 'numbers on the page').toBeGreaterThan(0);
    for (const { text, lefts } of numbers) {
      expect(lefts, text).toEqual(lefts.toSorted((a, b) => a - b));
    }
  });
}

/** Runs in the page: where each character stands of every text that is a phone number. */
function placesOfNumbers(root: HTMLElement): { text: string; lefts: number[] }[] {
  const found: { text: string; lefts: number[] }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    if (!/^\(?0\d\)? ?\d{2,4}[ \dX]*$/.test(text)) continue;
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
}
