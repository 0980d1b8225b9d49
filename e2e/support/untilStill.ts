import { expect, type Locator, type Page } from '@playwright/test';

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

/**
 * The same of one part, as a drawer that slides to its place. Asked from here again and again: on a page
 * without scripts no frame that is waited for ever comes.
 */
export async function untilPartStill(part: Locator): Promise<void> {
  const moves = () =>
    part.evaluate((element) =>
      element.getAnimations().some(({ playState }) => playState === 'running'),
    );
  await expect.poll(moves, { intervals: [20, 50] }).toBe(false);
}
