import type { Page } from '@playwright/test';

/** Buttons, links and boxes below 24 pixels that are not part of a sentence (WCAG 2.5.8). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, summary, label:has(input)')]
      .filter(
        (element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline',
      )
      .flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && (height < 24 || width < 24)
          ? [`target of ${Math.round(width)} by ${Math.round(height)}: ${element.outerHTML}`]
          : [];
      }),
  );
}

/** Whether a window of 320 pixels needs to be scrolled sideways (WCAG 1.4.10). */
export async function scrollsSideways(page: Page): Promise<boolean> {
  // The new width reaches the page some frames later; what follows it by a script, one more.
  await page.waitForFunction(() => window.innerWidth === 320);
  const fits = page.waitForFunction(() => document.documentElement.scrollWidth <= 320, undefined, {
    timeout: 2000,
  });
  return fits.then(
    () => false,
    () => true,
  );
}

/** Movement that goes on although the visitor asked for none (WCAG 2.3.3). */
export function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const length = Number(effect?.getComputedTiming().activeDuration ?? 0);
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return length > 20 ? [`moves for ${length} ms: ${target?.outerHTML.slice(0, 160)}`] : [];
    }),
  );
}
