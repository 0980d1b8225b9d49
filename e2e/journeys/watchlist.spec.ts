import { signInHere } from '../support/signIn.ts';
import { pageWords } from '../support/siteWords.ts';
import { findVehicle } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

// The dealer of the demo where shoppers sign in.
test.use({ site: 'wattlebend' });

test('a vehicle is saved with an account, found again, and taken out (R4-10, R4-36) @once', async ({
  page,
  visit,
  site,
  js,
}) => {
  const { id, slug } = await findVehicle(
    site,
    (vehicle) => vehicle.status === 'in_stock' && !vehicle.sold && !vehicle.reserved,
  );
  const car = `/cars/${slug}`;
  const title =
    (await (await visit(car), page.getByRole('heading', { level: 1 })).textContent()) ?? '';
  const main = page.getByRole('main');
  const save = main.getByRole('button', { name: `Save ${title}` }).first();
  const told = () =>
    page.evaluate(() => JSON.stringify(window.dataLayer ?? []).split('"event_id":39').length - 1);
  // What a browser had saved without an account is not lost (R1-04).
  const { id: kept } = await findVehicle(
    site,
    (vehicle) => vehicle.id !== id && vehicle.status === 'in_stock' && !vehicle.sold,
  );
  if (js) {
    await page.evaluate(([name, ids]) => localStorage.setItem(String(name), JSON.stringify(ids)), [
      `favourites:${site}`,
      [kept, 'never'],
    ] as const);
  }
  await save.click();
  await expect(page).toHaveURL(/\/sign-in\?type=watchlist&redirect=%2Fcars%2F[^&]+&back=%2Fcars/);
  await signInHere(page, site);
  // Back at the button, and nothing is saved by itself.
  await expect(page).toHaveURL(new RegExp(`${car}#save-`));
  await expect(save).toBeFocused();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  if (js) {
    await expect(
      page.getByText('The vehicle that you saved in this browser').first(),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('favourites:wattlebend'))).toBe(
      '["never"]',
    );
    const before = await save.boundingBox();
    await save.press('Enter');
    const saved = main.getByRole('button', { name: `Saved ${title}` }).first();
    await expect(saved).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Saved to your watchlist').first()).toBeVisible();
    expect(await saved.boundingBox()).toEqual(before);
    expect(await told()).toBe(1);
    // Anew, and on the listing too.
    await visit(car);
    await expect(saved).toBeVisible();
  } else {
    await save.click();
    await expect(page).toHaveURL(new RegExp(`${car}#saved-`));
    await expect(page.getByText('Saved. See your saved cars')).toBeVisible();
  }
  await visit('/watchlist');
  const cards = main.getByRole('article');
  await expect(cards).toHaveCount(js ? 2 : 1);
  await expect(cards.first()).toContainText(title);
  await expect(main.getByText(/^Saved on \d+ \w+ \d{4}$/).first()).toBeVisible();
  if (js) {
    await main.getByRole('link', { name: 'Lowest price' }).click();
    await expect(page).toHaveURL(/\?sort=low$/);
    await main.getByRole('link', { name: 'Compare them' }).click();
    await expect(page).toHaveURL(/\/compare\?cars=[^,]+,[^,]+$/);
    await expect(main.getByRole('button', { name: /^Saved / })).toHaveCount(2);
    await visit('/watchlist');
  }
  await cards
    .first()
    .getByRole('button', { name: `Saved ${title}` })
    .click();
  if (js) {
    await expect(cards.first().getByRole('button', { name: `Save ${title}` })).toBeVisible();
    await expect(page.getByText('Taken out of your watchlist').first()).toBeVisible();
    expect(await told()).toBe(0);
    await visit('/watchlist');
    await expect(cards).toHaveCount(1);
  } else {
    await expect(main.getByText((await pageWords(site)).saved.none)).toBeVisible();
  }
  await visit('/sign-in');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await visit('/watchlist');
  await expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2Fwatchlist',
  );
});

test('what the server refuses is taken back and told (R4-11) @once @js', async ({
  page,
  visit,
  site,
  watch,
}) => {
  watch.expectStatus(503);
  await visit('/sign-in?redirect=%2Fsearch');
  await signInHere(page, site);
  const hearts = page.getByRole('article').getByRole('button', { name: /^Saved? / });
  await expect(hearts.first()).toBeVisible();
  let answer: (() => void) | null = null;
  const error = 'Not now, so nothing was saved. Please try again.';
  await page.route('**/api/watchlist/save-car', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({ status: 503, json: { success: false, error } });
  });
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await hearts.first().click();
  // Before the server has said anything (R4-11).
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => answer).not.toBeNull();
  (answer as (() => void) | null)?.();
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => alerts).toEqual([error]);
  await expect(page.getByRole('alert').getByText(error)).toBeVisible();
});
