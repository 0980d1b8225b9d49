import type { Page } from '@playwright/test';

/** Waits until the browser answers all of its own searches. */
export async function untilStockIsHere(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('stock-whole').length > 0);
}
