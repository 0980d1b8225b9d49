import { pageWords } from '../support/siteWords.ts';
import { expect, test } from '../support/test.ts';

const FINDER = '/budget-finder';

test('a budget is worked out and leads to what is within it', async ({ page, js, visit }) => {
  await visit(FINDER);
  await page.getByLabel('Your weekly repayments').fill('$150');
  await page.getByLabel('Your deposit').fill('1,000');
  if (!js) {
    await page.getByRole('button', { name: 'Work out my budget' }).click();
    await expect(page).toHaveURL(/weekly=%24150&deposit=1%2C000$/);
  }
  await expect(page.getByText('Your estimated budget is')).toContainText('$40,000');
  await page.getByRole('link', { name: 'View Cars In This Range' }).click();
  await expect(page).toHaveURL('/search?range[price]=:40000');
});

test('a budget below every price says so and leads nowhere @once', async ({ page, js, visit }) => {
  await visit(FINDER);
  await page.getByLabel('Your weekly repayments').fill('1');
  await page.getByLabel('Your deposit').fill('0');
  if (!js) await page.getByRole('button', { name: 'Work out my budget' }).click();
  await expect(page.getByRole('button', { name: '0 Cars Found' })).toBeDisabled();
  await expect(page.getByText('No Cars found for this budget')).toBeVisible();
});

test('two prices lead to what lies between them, dearest first @once', async ({ page, visit }) => {
  await visit(FINDER);
  await page.getByRole('textbox', { name: 'From' }).fill('20000');
  await page.getByRole('textbox', { name: 'To' }).fill('60000');
  await page.getByRole('button', { name: 'View Cars In This Range' }).click();
  await expect(page).toHaveURL('/search?range[price]=20000:60000&sortBy=Car_production:price:desc');
});

test('what is within the amounts follows what is typed @js', async ({ page, site, visit }) => {
  const { budget } = await pageWords(site);
  await visit(FINDER);
  const before = page.getByRole('status').first();
  const served = await before.textContent();
  await page.getByLabel('Your deposit').fill('5000');
  await expect(before).not.toHaveText(served ?? '');
  const amount = await before.textContent();
  await expect(
    page.getByRole('heading', { name: budget.found.replace('{amount}', amount ?? '') }),
  ).toBeVisible();
  // Beside 'No Cars found' none are shown (R2-60).
  const main = page.getByRole('main');
  await expect(main.getByRole('article').first()).toBeVisible();
  await page.getByLabel('Your weekly repayments').fill('0');
  await page.getByLabel('Your deposit').fill('100');
  await expect(page.getByText('No Cars found for this budget')).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(0);
});
