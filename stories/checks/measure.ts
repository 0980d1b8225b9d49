import type { Page } from '@playwright/test';
import { templateNames } from '../../demo/dealers.ts';
import { test } from './storyPage.ts';
import { storyThemes } from './storyThemes.ts';

/** What a dealer's site can wear. */
export const templates = storyThemes.filter(({ name }) => templateNames.includes(name));
export const DESK = 1280;

/** Boxes of what a selector finds. */
export function boxes(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((found) =>
    found.map((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      return { left, right, top, bottom, width, height };
    }),
  );
}

/** On how many lines each text stands that a pattern finds. */
export function linesOf(page: Page, pattern: string): Promise<number[]> {
  return page.evaluate((source) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: number[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility()) continue;
      for (const { 0: words, index } of (text.textContent ?? '').matchAll(
        new RegExp(source, 'g'),
      )) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + words.length);
        found.push(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size);
      }
    }
    return found;
  }, pattern);
}

/** A check of one story at one width, in every template: drawn anew in each, for a theme lays pages out, too. */
export function inEveryTemplate(
  name: string,
  id: string,
  width: number,
  check: (page: Page, template: string) => Promise<void>,
) {
  test(name, async ({ storyPage: { page, show, settle, setGlobals } }) => {
    await page.setViewportSize({ width, height: 900 });
    await show(id);
    for (const theme of templates) {
      await setGlobals(theme.globals);
      await settle(60);
      await check(page, theme.name);
    }
    // The other stories of this worker begin with what Storybook begins with.
    await setGlobals(storyThemes[0]?.globals ?? {});
  });
}
