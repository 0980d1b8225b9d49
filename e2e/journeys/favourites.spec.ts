import { expect, test } from '../support/test.ts';

test('vehicles are saved on the listing and on their page, kept, sent and taken out @once @js', async ({
  page,
  visit,
}) => {
  await visit('/search');
  const hearts = page.getByRole('article').getByRole('button', { name: /^Saved? / });
  await hearts.nth(1).click();
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');
  const told = () =>
    page.evaluate(() => JSON.stringify(window.dataLayer ?? []).split('"event_id":39').length - 1);
  await expect.poll(told).toBe(1);
  await hearts.nth(1).click();
  await hearts.nth(1).click();
  // Only what is added is told (R4-12).
  await expect.poll(told).toBe(2);
  const first = page.getByRole('article').nth(0).getByRole('heading').getByRole('link');
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const save = page.getByRole('main').getByRole('button', { name: `Save ${title}` });
  await save.click();
  await expect(page.getByRole('button', { name: `Saved ${title}` })).toBeVisible();
  // It is there in the next tab, the last one first.
  await visit('/watchlist');
  await expect(page).toHaveURL(/\/watchlist\?cars=[\w.-]+,[\w.-]+$/);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText(title);
  await cards
    .first()
    .getByRole('button', { name: `Saved ${title}` })
    .click();
  await expect(cards).toHaveCount(2);
  await visit('/watchlist');
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).not.toContainText(title);
});

test('a list without vehicles tells how one comes to it, without a script too @once', async ({
  page,
  visit,
}) => {
  await visit('/watchlist');
  await expect(page.getByText('Press the heart on a vehicle')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'See all vehicles' }).click();
  await expect(page).toHaveURL(/\/search$/);
});
