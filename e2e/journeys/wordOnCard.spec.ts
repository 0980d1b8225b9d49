import { expect, test } from '../support/test.ts';

test('a word beside the price of a card says what it means when pressed', async ({
  page,
  visit,
}) => {
  await visit('/search');
  await page
    .getByRole('article')
    .getByRole('button', { name: /: what does it mean/ })
    .first()
    .click();
  await expect(page.locator('[popover]:popover-open')).toBeVisible();
  await expect(page).toHaveURL('/search');
});

test('its meaning is wholly in the window, though the word is at the foot', async ({
  page,
  visit,
}) => {
  await visit('/search');
  const words = page.getByRole('article').getByRole('button', { name: /: what does it mean/ });
  for (const word of [words.first(), words.last()]) {
    await word.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await word.focus();
    await page.keyboard.press('Enter');
    const meaning = page.locator('[popover]:popover-open');
    await expect(meaning).toBeInViewport({ ratio: 1 });
    // A card of its own: clear of the window's edges.
    const box = await meaning.boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(box?.x).toBeGreaterThanOrEqual(8);
    expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width - 8);
    await page.keyboard.press('Escape');
    await expect(meaning).toBeHidden();
  }
});
