import { expect, type Page } from '@playwright/test';

/**
 * Waits until the tab keeps what was typed last. The code that does so comes with the first letter, and a
 * program reloads sooner than any hand.
 */
export async function untilKept(page: Page, typed: string): Promise<void> {
  const kept = () => page.evaluate(() => Object.values(window.sessionStorage).join('\n'));
  await expect.poll(kept).toContain(typed);
}
