import type { Page } from '@playwright/test';

/** Opens pages from now on as a browser that saves data does: the server answers its searches. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
