import {
  emptySearch,
  type SearchState,
  toggleValue,
  withPage,
  withQuery,
  withRange,
  withSort,
} from '@forecourt/domain';
import { fillIn, newPerson } from '../support/enquiryForm.ts';
import { printedLeads } from '../support/leads.ts';
import { expectListing, shownVehicles } from '../support/listing.ts';
import { boxOf, createShopper } from '../support/shopper.ts';
import { usedLabel } from '../support/siteWords.ts';
import { searchStock } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

test('from the front page to a lead the dealer has', async ({ page, site, js, phone, visit }) => {
  const shopper = createShopper({ page, js, phone });
  const expectState = (state: SearchState) => expectListing(page, site, state, { js });
  let state = withQuery(emptySearch, 'automatic');

  await test.step('search a text on the front page', async () => {
    await visit('/');
    const search = page.getByRole('main').getByRole('search');
    await search.getByRole('searchbox').fill('automatic');
    // By its name: what was typed can be cleared by another, once that code is there.
    await search.getByRole('button', { name: 'Search', exact: true }).click();
    await expectState(state);
  });

  const { facets } = await searchStock(site, 'query=automatic');
  const [first, second] = (facets.make ?? []).toSorted((a, b) => b.count - a.count);
  if (first === undefined || second === undefined) throw new Error('Two makes are needed.');

  await test.step('a make; the others keep their counts and can be added', async () => {
    await shopper.tick('Make', first.value);
    state = toggleValue(state, 'make', first.value);
    // A plain form sends the boxes that stand for the text along with it.
    if (!js) state = toggleValue(state, 'transmission', 'Automatic');
    const { facets: after } = await expectState(state);
    expect(after.make).toEqual(facets.make);

    await shopper.tick('Make', second.value);
    state = toggleValue(state, 'make', second.value);
    const { count } = await expectState(state);
    expect(count).toBe(first.count + second.count);
  });

  await test.step('body, condition and price', async () => {
    await shopper.tick('Body type', 'SUV');
    state = toggleValue(state, 'body', 'SUV');
    await expectState(state);

    await shopper.tick('Condition', await usedLabel(site));
    state = toggleValue(state, 'car_type', 'used');
    await expectState(state);

    await shopper.price('40000', '60000');
    state = withRange(state, 'price', { min: 40_000, max: 60_000 });
    const { hits } = await expectState(state);
    expect(hits).not.toEqual([]);
    for (const { price, make, carType } of hits) {
      expect(price).toBeGreaterThanOrEqual(40_000);
      expect(price).toBeLessThanOrEqual(60_000);
      expect([first.value, second.value]).toContain(make);
      expect(carType).toBe('used');
    }
  });

  await test.step('what is chosen is ticked, and one link takes it away again', async () => {
    const panel = await shopper.openFilters();
    await expect(boxOf(panel, 'Make', first.value)).toBeChecked();
    await expect(boxOf(panel, 'Make', second.value)).toBeChecked();
    if (phone && js) await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Clear all' }).first().click();
    state = emptySearch;
    await expectState(state);
  });

  await test.step('order, and the second page', async () => {
    await shopper.sort('Lowest price');
    state = withSort(state, 'price_asc');
    await expectState(state);

    await page.getByRole('link', { name: 'Next' }).click();
    state = withPage(state, 2);
    await expectState(state);
  });

  await test.step('back, and forward again', async () => {
    await page.goBack();
    await expectState(withPage(state, 1));
    await page.goForward();
    await expectState(state);
  });

  const [href] = await shownVehicles(page);
  const { hits } = await searchStock(site, new URL(page.url()).search.slice(1));
  const vehicle = hits[0];
  if (vehicle === undefined) throw new Error('Page 2 is empty.');

  await test.step('a vehicle, and back to the same results', async () => {
    const card = page.getByRole('article').first();
    await card.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(vehicle.make);
    await page.goBack();
    await expectState(state);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(vehicle.make);
  });

  const person = newPerson();
  await test.step('enquire', async () => {
    // By its page: `emailUs.spec.ts` has the link that opens the form in a dialog.
    await page
      .locator(`main a[href="${href}/enquire"]:not([data-email-us]):visible`)
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Enquire');
    await fillIn(page, person);
    await page.getByRole('main').locator('form').getByRole('button').click();
    await expect(page).toHaveURL(/\/success$/);
    await expect(page.getByRole('main')).toContainText(`${vehicle.make} ${vehicle.model}`);
  });

  await test.step('the dealer has the lead', async () => {
    const leads = (await printedLeads(site)).filter(
      ({ enquiry }) => enquiry.email === person.Email,
    );
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({
      site,
      supersedes: null,
      enquiry: {
        name: person['First name'],
        lastName: person['Last name'],
        phone: person.Phone,
        postcode: '0800',
        message: person['Message (optional)'],
        category: 'Vehicle Enquiry',
        consent: { optIn: false },
      },
      context: { source: 'Website', carId: vehicle.id },
    });
    expect(leads[0]?.context.url).toBe(new URL(`${href}/enquire`, page.url()).href);
  });
});
