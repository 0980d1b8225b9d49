import { addressOn } from '../support/sitePages.ts';
import { expect, test } from '../support/test.ts';

const lists = [
  { path: '/directory', label: /^Words/, found: 'main table tbody tr, main li' },
  { path: '/models', label: /^Model/, found: 'main li' },
];

for (const { path, label, found } of lists)
  test(`10 1.29: the search box of ${path} offers words, and its example finds something`, async ({
    page,
    site,
    visit,
  }) => {
    test.skip((await addressOn(site, path)) === null, 'the site has no such page');
    await visit(path);
    const box = page.getByRole('combobox', { name: label });
    const example = /“(.+)”/.exec((await box.getAttribute('placeholder')) ?? '')?.[1] ?? '';
    expect(example).not.toBe('');
    const offered = page.locator(`datalist#${await box.getAttribute('list')} option`);
    expect(await offered.allTextContents()).toContain(example);
    await box.fill(example);
    await box.press('Enter');
    await expect(page).toHaveURL(new RegExp(`\\?(.*&)?query=${encodeURIComponent(example)}`));
    const hits = page.locator(found).filter({ hasText: example });
    await expect(hits.first()).toBeVisible();
  });
