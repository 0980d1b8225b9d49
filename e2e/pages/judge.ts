import { expect, type Page } from '@playwright/test';
import { axeFaults } from '../support/axeFaults.ts';

/** A page as it stands in its window: nothing for axe, no stray word, nothing beyond the window. */
export async function judge(page: Page, within = 'html'): Promise<void> {
  await letScroll(page);
  expect.soft(await axeFaults(page, { within })).toEqual([]);
  const text = await page.locator('body').innerText();
  expect
    .soft(text.match(/\b(?:undefined|NaN|null|Infinity|Invalid Date)\b|\[object \w+\]/g))
    .toBeNull();
  expect.soft(await page.title()).not.toMatch(/^$|^pwned|undefined|null/);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(beyond, 'pixels that the page is wider than the window').toBeLessThanOrEqual(0);
}

/** The same page in another scheme, and afterwards in its own again. */
export async function judgeColours(
  page: Page,
  colorScheme: 'light' | 'dark',
  within = 'html',
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  expect.soft(await axeFaults(page, { within, coloursAlone: true })).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/** What has scrolled half under the filters' button is no small target: it can be scrolled out. */
async function letScroll(page: Page): Promise<void> {
  await page.locator('#filters *, [role=dialog] *, #main ~ *, main ~ *').evaluateAll((parts) => {
    for (const part of parts as HTMLElement[]) {
      if (getComputedStyle(part).position === 'sticky') part.style.position = 'static';
    }
  });
}
