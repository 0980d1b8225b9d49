import { pageWords } from '../support/siteWords.ts';
import { expect, test } from '../support/test.ts';

// The dealer of the demo whose workshop takes bookings by the form of another firm.
test.use({ site: 'wattlebend' });

test('R7-10: each booking form of a place loads when its tab is opened, and not before @once', async ({
  page,
  site,
  js,
  visit,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/demo-booking') asked.push(searchParams.get('for') ?? '');
  });
  await visit('/contact-us/moorooka-service');
  const main = page.getByRole('main');
  if (!js) {
    await main.getByRole('link', { name: 'Open Book a tyre change' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^A tyre change/);
    return;
  }
  await expect(
    main.getByRole('tab', { name: (await pageWords(site)).place.message }),
  ).toBeVisible();
  expect(asked).toEqual([]);
  await main.getByRole('tab', { name: 'Book a tyre change' }).click();
  const frame = main.frameLocator('iframe[title="Book a tyre change"]');
  await frame.getByLabel('Day').fill('2099-03-14');
  await frame.getByRole('button', { name: 'Book' }).click();
  await expect(frame.getByRole('heading')).toHaveText('A tyre change, 2099-03-14 at 7:30 am');
  // What was begun in a tab stays while another is open.
  await main.getByRole('tab', { name: 'Book a time' }).click();
  await expect(main.frameLocator('iframe[title="Book a time"]').getByLabel('Day')).toBeVisible();
  await main.getByRole('tab', { name: 'Book a tyre change' }).click();
  await expect(frame.getByRole('heading')).toHaveText(/^A tyre change, 2099/);
  expect([...new Set(asked)]).toEqual(['A tyre change', 'A service']);
});
