import { carTypes, footerMenu, headerMenu, type MenuItem } from '@forecourt/domain';
import { ask } from '../support/ask.ts';
import { askUntilLetIn } from '../support/askUntilLetIn.ts';
import { addressOn } from '../support/sitePages.ts';
import { brandMenu, usedLabel } from '../support/siteWords.ts';
import { searchStock } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

/** The default menus, of which only what the site answers: whoever adds a page need not tell them. */
async function menusOf(site: string) {
  const { facets } = await searchStock(site);
  const held = new Set(facets.car_type?.map(({ value }) => value));
  const answered = new Set<string>();
  const whole = {
    name: site,
    searchPath: '/search',
    financePath: '/finance',
    contactPath: (await addressOn(site, '/contact-us')) ?? '/contact-us',
    usedLabel: await usedLabel(site),
    carTypes: carTypes.filter((type) => held.has(type)),
    listings: [
      { label: '7 Seaters', path: '/7-seater-cars' },
      { label: 'Stock List', path: '/directory' },
      { label: 'Saved Cars', path: '/watchlist' },
    ],
    models: [],
    brands: (await brandMenu(site)).map((name) => ({ name, carTypes, offers: [] })),
  };
  const all = { ...whole, hasPage: () => true };
  for (const path of new Set([...headerMenu(all), ...footerMenu(all)].flatMap(pagesOf))) {
    const { reply } = await askUntilLetIn({ site, path });
    if (reply.status === 200) answered.add(path);
  }
  const there = { ...whole, hasPage: (path: string) => answered.has(path) };
  return { header: headerMenu(there), footer: footerMenu(there) };
}

function pagesOf({ path, items }: MenuItem): string[] {
  return [...(path === null ? [] : [path.replace(/#.*/, '')]), ...items.flatMap(pagesOf)];
}

function labelsOf(items: readonly MenuItem[]): string[] {
  return items.map(({ label }) => label);
}

test('R2-20, R2-82: header and footer lead to every page that the site has, and to no other @windows', async ({
  page,
  phone,
  site,
  visit,
}) => {
  await visit('/search/used-cars');
  if (phone) await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  const { header, footer } = await menusOf(site);
  expect(labelsOf(header)).toEqual(expect.arrayContaining(['Home', 'Our Stock']));
  const entries = menu.locator(':scope > ul > li');
  // Whatever the menu is, it ends with the way to sign in.
  const last = (await addressOn(site, '/sign-in')) === null ? [] : ['Sign in'];
  const labels = [...labelsOf(header), ...last];
  await expect(entries).toHaveText(labels.map((label) => new RegExp(`^${label}`)));
  const makes = menu.locator('div > ul > li > :first-child');
  await expect(makes).toHaveText(await brandMenu(site));
  for (const [index, { label, path, items }] of header.entries()) {
    // What is in them comes of the dealer's content.
    if (label === 'Vehicles' || label === 'Our Brands') continue;
    const all = items.length > 0 && path !== null ? ['View all'] : [];
    await expect(entries.nth(index).locator('li')).toHaveText([...labelsOf(items), ...all]);
  }
  const stock = menu.locator('summary', { hasText: 'Our Stock' });
  await expect(stock).toHaveAttribute('aria-current', 'true');
  await stock.click();
  const items = labelsOf(header.find(({ label }) => label === 'Our Stock')?.items ?? []);
  const inside = menu.locator('details[open]').getByRole('listitem');
  await expect(inside).toHaveText([...items, 'View all']);
  const used = `${await usedLabel(site)} Cars`;
  await expect(menu.locator('[aria-current=page]')).toHaveText(used);

  const groups = page.getByRole('contentinfo').getByRole('heading');
  await expect(groups.filter({ hasText: /^Vehicles$/ })).toBeAttached();
  const links = page.getByRole('contentinfo').getByRole('link');
  for (const name of footer.flatMap((group) => labelsOf(group.items))) {
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
