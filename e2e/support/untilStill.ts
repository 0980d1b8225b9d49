import type { Locator, Page } from '@playwright/test';

/**
 * Waits until nothing on the page moves. Even in no time, colours that are inherited change level
 * by level, a frame each. What runs is counted anew each frame: in a browser with much to do, the
 * promise `finished` of a transition whose part was drawn anew is sometimes never kept.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    do {
      await new Promise(requestAnimationFrame);
    } while (document.getAnimations().some(({ playState }) => playState === 'running'));
  });
}

/** The same of one part, as a drawer that slides to its place. */
export async function untilPartStill(part: Locator): Promise<void> {
  await part.evaluate(async (element) => {
    while (element.getAnimations().some(({ playState }) => playState === 'running')) {
      await new Promise(requestAnimationFrame);
    }
  });
}
