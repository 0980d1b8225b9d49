import { carTypeLabel, carTypes } from '@forecourt/domain';
import { ask } from '../support/ask.ts';
import { listingFile } from '../support/listingFile.ts';
import { searchStock } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';
import { usedLabel } from '../support/usedLabel.ts';

/** Items of the stock's menu: the conditions of which there is a vehicle, and a page of their own. */
async function stockItems(site: string): Promise<string[]> {
  const { facets } = await searchStock(site);
  const { sevenSeater } = await listingFile(site);
  const used = await usedLabel(site);
  const held = new Set(facets.car_type?.map(({ value }) => value));
  return [
    ...carTypes.filter((type) => held.has(type)).map((type) => `${carTypeLabel(type, used)} Cars`),
    ...(sevenSeater === undefined ? [] : ['7 Seaters']),
  ];
}

test('R2-20, R2-82: header and footer lead to every page that the site has, and to no other', async ({
  page,
  phone,
  site,
  visit,
}) => {
  await visit('/search/used-cars');
  if (phone) await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.locator(':scope > ul > li')).toHaveText([/^Home$/, /^Our Stock/]);
  const stock = menu.locator('summary', { hasText: 'Our Stock' });
  await expect(stock).toHaveAttribute('aria-current', 'true');
  await stock.click();
  const items = await stockItems(site);
  await expect(menu.getByRole('listitem').getByRole('listitem')).toHaveText([...items, 'View all']);
  const used = `${await usedLabel(site)} Cars`;
  await expect(menu.locator('[aria-current=page]')).toHaveText(used);

  const groups = page.getByRole('contentinfo').getByRole('heading');
  await expect(groups.filter({ hasText: /^Vehicles$/ })).toBeAttached();
  const links = page.getByRole('contentinfo').getByRole('link');
  for (const name of [...items, 'Privacy Policy']) {
    await expect(links.filter({ hasText: new RegExp(`^${name}$`) })).toHaveCount(1);
  }
  const all = page.getByRole('banner').or(page.getByRole('contentinfo')).locator('a[href^="/"]');
  const hrefs = new Set(await all.evaluateAll((found) => found.map((a) => a.getAttribute('href'))));
  for (const href of hrefs) {
    const { status } = await ask({ site, path: (href ?? '').replace(/#.*/, '') });
    expect(status, href ?? '').toBe(200);
  }

  await menu.getByRole('link', { name: items[0] ?? '', exact: true }).click();
  await expect(page).toHaveURL(/\/search\/\w+-cars$/);
  await expect(menu.getByRole('link', { name: items[0] ?? '', exact: true })).toBeHidden();
});
