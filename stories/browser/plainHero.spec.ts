import { expect, test } from '@playwright/test';
import { templateNames } from '../../demo/dealers.ts';

// A home page without a picture leaves no hole where one would be.

for (const theme of templateNames) {
  for (const width of [768, 1280, 1920]) {
    test(`${theme} at ${width}: the words stand in the middle, with nothing left open`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(
        `${process.env['STORYBOOK_URL']}/iframe.html?id=pages-home--without-picture&viewMode=story&globals=theme:${theme}`,
      );
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      const search = page.getByRole('search').last();
      const [hero, words, box] = await Promise.all([
        page.locator('section', { has: heading }).boundingBox(),
        heading.boundingBox(),
        search.boundingBox(),
      ]);
      if (!hero || !words || !box) throw new Error('The first view is not drawn.');
      const middle = (part: { x: number; width: number }) => part.x + part.width / 2;
      expect(Math.abs(middle(words) - middle(hero))).toBeLessThan(2);
      expect(Math.abs(middle(box) - middle(hero))).toBeLessThan(2);
      const above = words.y - hero.y;
      const below = hero.y + hero.height - (box.y + box.height);
      expect(Math.abs(above - below)).toBeLessThan(16);
      expect(above + below).toBeLessThan(hero.height);
      expect(above).toBeLessThan(140);
    });
  }
}
