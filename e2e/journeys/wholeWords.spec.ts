import type { Locator, Page } from '@playwright/test';
import { findVehicle } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

/** Words that stand on more than one line. */
function brokenWords(element: Locator) {
  return element.evaluate((root) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

/** What is beyond the right edge of a page that is wider than its window. */
function tooWide(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return scrollWidth <= clientWidth
      ? []
      : wide.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 150));
  });
}

test('on the narrowest phone nothing is wider than the window, and no word is broken', async ({
  page,
  site,
  visit,
  watch,
}) => {
  watch.expectStatus(404);
  await page.setViewportSize({ width: 320, height: 640 });
  const { slug } = await findVehicle(site, () => true);
  for (const path of [
    '/search?query=zzzzqq',
    `/cars/${slug}`,
    `/cars/${slug}/enquire`,
    '/success',
    '/nope',
    '/',
    '/search',
  ]) {
    await visit(path);
    expect(await tooWide(page), `${path} is too wide`).toEqual([]);
    if (path !== '/' && path !== '/search') continue;
    expect(await brokenWords(page.getByRole('heading', { level: 1 })), path).toEqual([]);
  }
  const sort = page
    .locator('form')
    .filter({ has: page.getByRole('combobox', { name: 'Sort by' }) });
  // Without scripts with its button.
  expect(await brokenWords(sort.locator('div').last())).toEqual([]);
  const count = page
    .locator('main p')
    .filter({ hasText: /^[\d,]+ [a-z]+/ })
    .first();
  const [line, control] = [await count.boundingBox(), await sort.boundingBox()];
  expect(line?.y).toBeLessThan((control?.y ?? 0) + (control?.height ?? 0));
});

test('an email address in a question stands as it is written @js', async ({
  page,
  site,
  visit,
}) => {
  const { slug } = await findVehicle(site, ({ status }) => status === 'in_stock');
  await visit(`/cars/${slug}/enquire`);
  const email = page.locator('input[type=email]').first();
  await email.fill('kim@gmial.com');
  await email.press('Tab');
  const use = page.getByRole('button', { name: 'Use kim@gmail.com' });
  await expect(use).toBeVisible();
  await expect(use).toHaveCSS('text-transform', 'none');
});
