import type { Locator, Page } from '@playwright/test';

/** Where something is drawn in the window. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part.toString()} is not drawn.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Edges of what a page's content stands between. */
export async function contentOf(page: Page) {
  return boxOf(
    page
      .getByRole('contentinfo')
      .getByText(/^© \d{4}/)
      .locator('..'),
  );
}
