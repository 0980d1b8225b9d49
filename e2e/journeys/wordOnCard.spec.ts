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
