import type { Page } from '@playwright/test';
import { hardSlug } from '../support/hardVehicles.ts';
import { expect, test } from '../support/test.ts';

/** What has the focus, and the bar that stands over all of it. */
async function focused(page: Page): Promise<{ name: string; isHidden: boolean }> {
  return page.evaluate(() => {
    const at = document.activeElement ?? document.body;
    const { left, right, top, bottom } = at.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) =>
        document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down),
      ),
    );
    const isUnderBar = (met: Element | null): boolean => {
      for (let part = met; part !== null && !part.contains(at); part = part.parentElement) {
        if (/sticky|fixed/.test(getComputedStyle(part).position)) return true;
      }
      return false;
    };
    const name = at === document.body ? '' : `${at.tagName} ${at.textContent}`;
    return { name, isHidden: name !== '' && points.every(isUnderBar) };
  });
}

for (const path of ['/', '/search', `/cars/${hardSlug('long')}`]) {
  test(`on ${path} what has the focus is never under a bar (WCAG 2.4.11) @js @phone`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(path);
    for (const key of ['Tab', 'Shift+Tab']) {
      const hidden: string[] = [];
      let seen = 0;
      for (let step = 0; step < 150; step += 1) {
        await page.keyboard.press(key);
        const { name, isHidden } = await focused(page);
        if (name === '') break;
        seen += 1;
        if (isHidden) hidden.push(name);
      }
      expect(seen, `${key} walks through the page`).toBeGreaterThan(20);
      expect(hidden, key).toEqual([]);
    }
  });
}
