import { hardSlug } from '../support/hardVehicles.ts';
import { findVehicle } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

test('a word of the trade is explained at a press, with and without a script', async ({
  page,
  site,
  visit,
}) => {
  const { slug } = await findVehicle(
    site,
    ({ priceType, sold }) => priceType === 'drive_away' && !sold,
  );
  await visit(`/cars/${slug}`);
  // A template may have the price twice, one of them for a window that is not this one.
  const word = page.getByRole('button', { name: /^Drive Away/ }).first();
  const meaning = page.locator(`[id="${await word.getAttribute('popovertarget')}"]`);
  await expect(meaning).toContainText('ready to drive home');
  await expect(meaning).toBeHidden();
  await word.click();
  await expect(meaning).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
});

test('the way to a long name takes one row of a phone @phone', async ({ page, visit }) => {
  await visit(`/cars/${hardSlug('long')}`);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.locator('[aria-current=page]')).not.toHaveText('');
  expect((await trail.boundingBox())?.height).toBeLessThanOrEqual(48);
});

test('each fact stands once on the page', async ({ page, site, visit }) => {
  const { slug } = await findVehicle(
    site,
    ({ itemType, variant, images }) => itemType === 'car' && variant !== null && images.length > 3,
  );
  await visit(`/cars/${slug}`);
  const labels = await page.getByRole('main').locator('dt').allTextContents();
  expect(labels.length).toBeGreaterThan(8);
  expect(labels).toEqual([...new Set(labels)]);
  const summary = page.locator('section', {
    has: page.getByRole('heading', { name: 'Car Summary' }),
  });
  const features = await summary.locator('li').allTextContents();
  expect(features.length).toBeGreaterThan(4);
  expect(features).toEqual([...new Set(features)]);
});

test('a vehicle is printed on one sheet, however much is known of it @js @desktop', async ({
  page,
  visit,
}) => {
  const sheets = async (path: string) => {
    await visit(path);
    const pdf = await page.pdf({ format: 'A4', margin: { top: '10mm', bottom: '10mm' } });
    return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  };
  expect(await sheets('/search')).toBeGreaterThan(1);
  expect(await sheets(`/cars/${hardSlug('long')}`)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(page.url())).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Enquire/i })).toBeHidden();
  // Of the place only what can be read: nobody presses paper, nor can a number be asked for there.
  const pressed = page.getByRole('link', { name: /^(?:Email Us|Contact|Directions)/ });
  await expect(pressed.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('****').filter({ visible: true })).toHaveCount(0);
});
