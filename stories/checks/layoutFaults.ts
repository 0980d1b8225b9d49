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

/** Words of common length that the end of a line parts; a longer one may have no line of its own. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      // For a screen reader only is what is a pixel wide.
      let at: Element | null = text.parentElement;
      while (at && at.clientWidth !== 1) at = at.parentElement;
      if (at !== null) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(
        /(?<!\p{L})\p{L}{2,13}(?!\p{L})/gu,
      )) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
        const [first, ...others] = boxes.map(({ top, height }) => top + height / 2);
        if (others.some((middle) => Math.abs(middle - (first ?? middle)) > 4)) found.push(word);
      }
    }
    return [...new Set(found)];
  });
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
