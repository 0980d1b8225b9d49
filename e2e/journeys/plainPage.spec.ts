import { originOf } from '../support/ask.ts';
import { axeFaults } from '../support/axeFaults.ts';
import { expect, test } from '../support/test.ts';

function boxOf(color: string) {
  return color !== 'rgba(0, 0, 0, 0)';
}

test("a refusal is the dealer's page: its colours, its name, its phone", async ({
  page,
  watch,
}) => {
  watch.expectStatus(400);
  await page.goto('/%0A');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This address cannot be read');
  const ground = (path: string) =>
    page.locator(path).evaluate((element) => getComputedStyle(element).backgroundColor);
  const plain = { header: await ground('header'), page: await ground('body') };
  expect(boxOf(plain.header)).toBe(true);
  // Where the dealer masks its numbers, the link leads to where one is shown.
  const call = page.getByRole('link', { name: /^(?:Call|Show phone number)/ });
  expect(await call.getAttribute('href')).toMatch(/^(?:tel:|\/phone\/)/);
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // Home is the dealer's, and looks the same.
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  // Its sheets may still be coming.
  await expect.poll(() => ground('body')).toBe(plain.page);
});

test('an address of nobody is a page to read, and leads on @js @once', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const page = await context.newPage();
  const answer = await page.goto(originOf('nobody'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a dealer');
  await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0);
  await expect(page.locator('main')).toHaveCSS('padding-left', '16px');
  expect(await axeFaults(page, { within: 'html' })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await context.close();
});
