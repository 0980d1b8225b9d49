import { expect, test } from '@playwright/test';
import { templateNames } from '../../demo/dealers.ts';

// Rows that share their width are seen in a browser alone.

const stories = [
  'location-locationgrid--more',
  'location-locationgrid--three',
  'search-resultgrid--cards',
  'search-resultgrid--promos',
  'search-resultgrid--short-page-with-promos',
];

for (const theme of templateNames) {
  for (const width of [390, 768, 1280, 1920]) {
    test(`no row ends half empty in ${width} pixels of ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const id of stories) {
        await page.goto(
          `${process.env['STORYBOOK_URL']}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`,
        );
        const list = page.locator('#storybook-root ul').filter({ has: page.locator('> li > *') });
        await expect(list.first()).toBeVisible();
        const halfEmpty = await list.first().evaluate((element) => {
          const end = element.getBoundingClientRect().right;
          const rows = new Map<number, number>();
          for (const item of element.children) {
            const { top, right } = item.getBoundingClientRect();
            rows.set(Math.round(top), Math.max(right, rows.get(Math.round(top)) ?? 0));
          }
          return [...rows.values()].filter((right) => right < end - 2).length;
        });
        expect(halfEmpty, id).toBe(0);
      }
    });
  }
}
