import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { pageStates } from './pageStates.ts';

/** What a scheme of colours can change: its page is the same in all else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const { name, status = 200, within = 'html', open } of pageStates) {
  test(`${name}: nothing for axe, no stray word, no overflow`, async ({
    page,
    site,
    phone,
    visit,
    watch,
    coloursAlone,
  }) => {
    if (status !== 200) watch.expectStatus(status);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open({ page, site, phone, visit });
    await letScroll(page);

    // The thumbs of a slider may meet; the fields beside it do the same (WCAG 2.5.8, Equivalent).
    const axe = new AxeBuilder({ page })
      // No page has frames, and only what is wrong is read: a quarter of the time.
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .include(within)
      .exclude('[role=slider]');
    const judge = coloursAlone ? axe.withRules(COLOUR_RULES) : axe.withTags(TAGS);
    const { violations } = await judge.analyze();
    const faults = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    }));
    expect(faults).toEqual([]);

    const text = await page.locator('body').innerText();
    expect(
      text.match(/\b(?:undefined|NaN|null|Infinity|Invalid Date)\b|\[object \w+\]/g),
    ).toBeNull();
    expect(await page.title()).not.toMatch(/^$|^pwned|undefined|null/);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond, 'pixels that the page is wider than the window').toBeLessThanOrEqual(0);
  });
}

/** What has scrolled half under the filters' button is no small target: it can be scrolled out. */
async function letScroll(page: Page): Promise<void> {
  await page.locator('#filters *, [role=dialog] *').evaluateAll((parts) => {
    for (const part of parts as HTMLElement[]) {
      if (getComputedStyle(part).position === 'sticky') part.style.position = 'static';
    }
  });
}
