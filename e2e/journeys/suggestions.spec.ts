import { ask } from '../support/ask.ts';
import { shownVehicles } from '../support/listing.ts';
import { listingFile } from '../support/listingFile.ts';
import { saveData } from '../support/saveData.ts';
import { createShopper } from '../support/shopper.ts';
import { searchStock } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';
import { untilStockIsHere } from '../support/untilStockIsHere.ts';

interface Suggestion {
  label: string;
  kind: string | null;
  count: number;
  href: string;
}

/** What the server suggests for a listing's query string. */
async function suggestionsOf(site: string, query: string): Promise<Suggestion[]> {
  const { status, text } = await ask({ site, path: `/api/suggest?${query}` });
  expect(status).toBe(200);
  return JSON.parse(text) as Suggestion[];
}

/** A line of the list, as it is read. */
function printed({ label, kind, count }: Suggestion): string {
  const line = [label, kind, count.toLocaleString('en-AU'), count === 1 ? 'vehicle' : 'vehicles'];
  return line.filter(Boolean).join(' ');
}

for (const holder of ['browser', 'server'] as const) {
  test(`the box suggests what the stock has, with true counts, from the ${holder} @js @once`, async ({
    page,
    site,
    js,
    phone,
    visit,
  }) => {
    if (holder === 'server') await saveData(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/suggest')) requests.push(request.url());
    });
    const { hits } = await searchStock(site);
    const make = hits[0]?.make ?? '';
    await visit('/search');
    if (holder === 'browser') await untilStockIsHere(page);
    const box = createShopper({ page, js, phone }).searchBox();

    await box.pressSequentially(make.slice(0, 3));
    const expected = await suggestionsOf(site, `query=${encodeURIComponent(make.slice(0, 3))}`);
    expect(expected.map(({ label }) => label)).toContain(make);
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await expect(options).toHaveText(expected.map(printed), { useInnerText: true });
    expect(requests.length > 0).toBe(holder === 'server');

    const place = expected.findIndex(({ label }) => label === make);
    for (let key = 0; key <= place; key++) await box.press('ArrowDown');
    await box.press('Enter');
    await expect(page).toHaveURL(new RegExp(`make\\]\\[0\\]=${encodeURIComponent(make)}$`));
    await expect(box).toHaveValue('');
    const { count } = await searchStock(site, `refinementList[make][0]=${make}`);
    expect(expected[place]?.count).toBe(count);
    await expect(page.getByText(new RegExp(`^${count} `)).first()).toBeVisible();
    // Nothing that was typed comes after it.
    await page.waitForTimeout(400);
    expect(page.url()).not.toContain('query=');
  });
}

test('every suggestion of the server brings what it says @js @desktop', async ({ site }) => {
  const texts = ['t', 'ma', 'white', 'white su', 'suv under 60k', 'automatic', '`', '%00', 'zzzz'];
  const within = ['', '&refinementList[car_type][0]=used&range[price]=:60000'];
  let seen = 0;
  for (const text of texts) {
    for (const more of within) {
      const asked = `query=${encodeURIComponent(text)}${more}`;
      for (const { label, href, count } of await suggestionsOf(site, asked)) {
        const { count: found } = await searchStock(site, href.split('?')[1]);
        expect({ asked, label, count }).toEqual({ asked, label, count: found });
        seen++;
      }
    }
  }
  expect(seen).toBeGreaterThan(20);
});

test('the page of seven-seaters suggests its own vehicles', async ({
  page,
  site,
  js,
  phone,
  visit,
}) => {
  const { sevenSeater } = await listingFile(site);
  const { hits } = await searchStock(site, 'refinementList[seats][0]=7');
  const make = hits[0]?.make ?? '';
  const path = `/api/suggest/7-seater-cars?query=${encodeURIComponent(make)}`;
  const { status, text } = await ask({ site, path });
  expect(status).toBe(sevenSeater === undefined ? 404 : 200);
  if (status === 404) return;
  const ofMake = `refinementList[seats][0]=7&refinementList[make][0]=${make}`;
  const found = await searchStock(site, ofMake);
  expect((JSON.parse(text) as Suggestion[])[0]).toMatchObject({
    label: make,
    count: found.count,
    href: `/7-seater-cars?refinementList[make][0]=${make}`,
  });
  if (!js) return;

  await visit('/7-seater-cars');
  await untilStockIsHere(page);
  const box = createShopper({ page, js, phone }).searchBox();
  await box.pressSequentially(make.slice(0, 3));
  await page
    .getByRole('option', { name: `${make} Make` })
    .first()
    .click();
  await expect
    .poll(() => shownVehicles(page))
    .toEqual(found.hits.map(({ slug }) => `/cars/${slug}`));
  await expect(page).toHaveURL('/7-seater-cars');
});

test('the box is one for searching, and a combobox when a script can make it one @once', async ({
  page,
  js,
  phone,
  visit,
}) => {
  await visit('/search');
  const box = createShopper({ page, js, phone }).searchBox();
  await expect(box).toHaveRole('searchbox');
  await box.focus();
  await expect(box).toHaveRole(js ? 'combobox' : 'searchbox');
});

test('the front page says what may be asked, and suggests it; not a byte before @js', async ({
  page,
  site,
  visit,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/SuggestionList|findSuggestions/.test(request.url())) scripts.push(request.url());
  });
  const { hits } = await searchStock(site);
  const make = hits[0]?.make ?? '';
  await visit('/');
  const box = page.getByRole('main').getByLabel('Search stock');
  const example = /^Try “(.+)”$/.exec((await box.getAttribute('placeholder')) ?? '')?.[1] ?? '';
  // The words are understood, and find something.
  const [understood] = await suggestionsOf(site, `query=${encodeURIComponent(example)}`);
  expect(understood?.label.split(' · ')).toHaveLength(3);
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);

  await box.click();
  await expect(page.getByRole('option')).toHaveText([`${example}For example`]);
  await box.pressSequentially(make.slice(0, 3));
  await page
    .getByRole('option', { name: `${make} Make` })
    .first()
    .click();
  await expect(page).toHaveURL(
    new RegExp(`/search\\?.*make\\]\\[0\\]=${encodeURIComponent(make)}$`),
  );
});
