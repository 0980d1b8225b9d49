import { expect, type Locator, type Page } from '@playwright/test';

/** A link to a number of the dealer's, masked or not. */
export const CALL = 'a[href^="tel:"],a[href^="/phone/"]';

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

/** Breadcrumbs stand in one row on a phone, whatever they name. */
export async function expectCrumbsInOneRow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const shown = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('li:visible');
  const boxes = await Promise.all((await shown.all()).map(boxOf));
  expect.soft(boxes.length).toBeGreaterThan(2);
  expect.soft(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(1);
  // Only the name of the vehicle may break, and nothing is beyond the window.
  expect.soft(boxes[1]?.height).toBe(boxes[0]?.height);
  expect.soft(boxes.at(-1)?.right).toBeLessThanOrEqual(390);
}
