import { expect, test } from '../support/test.ts';

test('vehicles are chosen on the listing, compared, and taken out again @js', async ({
  page,
  visit,
}) => {
  await visit('/search');
  const boxes = page.getByRole('button', { name: /^Compare / });
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await expect(boxes.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('2 of 4 vehicles')).toBeVisible();
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(/\/compare\?cars=[\w-]+,[\w-]+$/);
  const columns = page.getByRole('columnheader').filter({ has: page.getByRole('link') });
  await expect(columns).toHaveCount(2);
  await columns
    .first()
    .getByRole('link', { name: /^Remove/ })
    .click();
  await expect(columns).toHaveCount(1);
  await page.goBack();
  await expect(columns).toHaveCount(2);
  await page.goBack();
  await expect(page.getByText('1 of 4 vehicles')).toBeVisible();
});

test('a vehicle is compared from its own page, with and without a script', async ({
  page,
  visit,
}) => {
  await visit('/search');
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('main').getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare vehicles');
  const columns = page.getByRole('columnheader').filter({ has: page.getByRole('link') });
  await expect(columns).toHaveCount(1);
  await expect(columns.first()).toContainText(title);
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Compare / })
    .click();
  await expect(columns).toHaveCount(2);
  await expect(page.getByRole('rowgroup').nth(1)).toContainText('Different');
});

test('a page remembers what was looked at, and gives its address away @once @js @desktop', async ({
  page,
  context,
  visit,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit('/search');
  const first = page.getByRole('article').nth(0).getByRole('heading').getByRole('link');
  const title = await first.textContent();
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await page.goBack();
  await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').click();
  const recent = page.locator('section', {
    has: page.getByRole('heading', { name: 'Recently viewed' }),
  });
  await expect(recent.getByRole('link')).toHaveCount(1);
  await expect(recent.getByRole('link')).toContainText(title ?? '');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(new URL(page.url()).pathname);
  await recent.getByRole('button', { name: 'Clear' }).click();
  await expect(recent).toHaveCount(0);
});

test('a comparison is printed with what is read, and nothing that is pressed @js @desktop', async ({
  page,
  visit,
}) => {
  await visit('/search');
  const links = page.getByRole('article').getByRole('heading').getByRole('link');
  const [first, second] = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).pathname.split('/').at(-1)),
  );
  await visit(`/compare?cars=${first},${second}`);
  const names = page.getByRole('columnheader').filter({ has: page.getByRole('link') });
  const pressed = page.getByRole('main').getByRole('button').filter({ visible: true });
  const removes = page.getByRole('link', { name: /^Remove/ }).filter({ visible: true });
  await expect(removes).not.toHaveCount(0);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // A4 and Letter less their margins, at 96 dots an inch.
  for (const width of [718, 794]) {
    await page.setViewportSize({ width, height: 1_000 });
    await expect(names).toHaveCount(2);
    for (const name of await names.all()) {
      await expect(name).toBeVisible();
      const { width: room } = (await name.boundingBox()) ?? { width: 0 };
      expect(room).toBeGreaterThan(width / 5);
    }
    await expect(removes).toHaveCount(0);
    await expect(pressed).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  }
});
