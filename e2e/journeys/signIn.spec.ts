import { codeFor, newNumber } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';

test.describe('the dealer of the demo where shoppers sign in', () => {
  test.use({ site: 'wattlebend' });

  test('a shopper signs in by a code, and lands where they were going (R6-02, R2-09) @once', async ({
    page,
    visit,
    site,
    js,
  }) => {
    const number = newNumber();
    await visit('/sign-in?type=finance&redirect=%2Fprivacy-policy&back=%2Fsearch');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Back to where you were' })).toHaveAttribute(
      'href',
      '/search',
    );
    await main.getByLabel('Mobile number').fill(`+61 ${number.slice(1)}`);
    await main.getByRole('button', { name: 'Send me a code' }).click();
    const code = main.getByLabel('Code', { exact: true });
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    // Neither number nor code is in an address.
    expect(page.url()).not.toContain(number.slice(2));
    await code.fill(await codeFor(site, number));
    await main.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/privacy-policy$/);
    if (js) {
      await expect(page.locator('header a[href="/account"]')).toHaveText('Account');
    }
    await visit('/sign-in');
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    if (js) await expect(page.locator('header a[href="/sign-in"]')).toHaveText('Sign in');
    await visit('/sign-in');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  });

  test('a wrong code is told, the number can be changed, and another browser has no use of a code (R16-04) @once', async ({
    page,
    visit,
    site,
    watch,
    browser,
    baseURL,
    js,
  }) => {
    watch.expectStatus(400);
    const number = newNumber();
    await visit('/sign-in');
    const main = page.getByRole('main');
    await main.getByLabel('Mobile number').fill(number);
    await main.getByRole('button', { name: 'Send me a code' }).click();
    const code = main.getByLabel('Code', { exact: true });
    await code.fill('000000');
    await main.getByRole('button', { name: 'Sign in' }).click();
    await expect(main.getByRole('alert')).toContainText('This is not the code we sent');
    const right = await codeFor(site, number);
    const other = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: js });
    const theirs = await other.newPage();
    await theirs.goto('/sign-in');
    await theirs.getByLabel('Mobile number').fill(newNumber());
    await theirs.getByRole('button', { name: 'Send me a code' }).click();
    await theirs.getByLabel('Code', { exact: true }).fill(right);
    await theirs.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(theirs.getByRole('main').getByRole('alert')).toContainText('not the code we sent');
    await other.close();
    await main.getByRole('button', { name: 'Use another number' }).click();
    await expect(main.getByLabel('Mobile number')).toBeVisible();
  });

  test('what is no mobile number is told before a code is sent @once', async ({
    page,
    visit,
    watch,
  }) => {
    watch.expectStatus(400);
    await visit('/sign-in');
    await page.getByLabel('Mobile number').fill('(07) 3555 1234');
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'not an Australian mobile number',
    );
    await expect(page.getByLabel('Mobile number')).toHaveValue('(07) 3555 1234');
  });
});

test('who signed in is asked for once, and nowhere that has no sign-in (R4-13) @js', async ({
  page,
  visit,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth')) asked.push(request.url());
  });
  await visit('/privacy-policy');
  const hasSignIn = (await page.locator('header a[href="/sign-in"]').count()) > 0;
  expect(hasSignIn).toBe(site === 'wattlebend');
  if (hasSignIn) await expect.poll(() => asked.length).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(hasSignIn ? 1 : 0);
});
