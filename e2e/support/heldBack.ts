import type { Page } from '@playwright/test';

/**
 * Holds back what a page asks for, as a slow line does, to be at the page before it has come.
 *
 * @param files address as of `page.route`; default every script
 * @returns lets it come
 */
export async function holdBack(page: Page, files = '**/*.js'): Promise<() => void> {
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}
