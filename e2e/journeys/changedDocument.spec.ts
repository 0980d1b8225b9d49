import { emptySearch, parseSearch } from '@forecourt/domain';
import type { Page } from '@playwright/test';
import { templateNames } from '../../demo/dealers.ts';
import { foreignChanges, translate } from '../support/foreignChanges.ts';
import { expectListing } from '../support/listing.ts';
import { pageAddresses } from '../support/pageAddresses.ts';
import { VISITOR } from '../support/postEnquiry.ts';
import { findVehicle, searchStock } from '../support/stock.ts';
import { expect, test, untilHydrated } from '../support/test.ts';

const PAGES = Object.values(pageAddresses);
const OWN = new Set([pageAddresses.home, pageAddresses.listing, pageAddresses.vehicle]);
/** React's complaint of a document that is not what was sent. */
const MISMATCH = /^uncaught: Minified React error #418\b/;

test('a document that others have changed is shown whole, and comes to life @js @desktop', async ({
  page,
  watch,
}, { project }) => {
  watch.expectStatus(404);
  watch.expectFault(MISMATCH);
  // Over the templates each change meets several pages, and a translation all of them; what is drawn by
  // a template itself, each template's.
  const turn = templateNames.findIndex((name) => project.name.startsWith(name));
  const shift = 2 * turn;
  const translated = PAGES.filter(
    (path, index) => OWN.has(path) || index % templateNames.length === turn,
  );
  const visits = [
    ...Object.entries(foreignChanges).map(
      ([name, change], index) => [name, change, PAGES[(index + shift) % PAGES.length]] as const,
    ),
    ...translated.map((path) => ['a translation', translate, path] as const),
  ];
  for (const [name, change, path = '/'] of visits) {
    await test.step(`${path} with ${name}`, async () => {
      const served = await openChanged(page, path, change);
      await untilHydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const whole = {
        links: expect.arrayContaining(served.links),
        fields: expect.arrayContaining(served.fields),
      };
      await expect.poll(() => contentOf(page)).toEqual(whole);
    });
  }
});

test('a translated page keeps up with what is chosen, asked for and sent @js @desktop', async ({
  page,
  site,
  js,
  visit,
}) => {
  const listed = () => parseSearch(new URL(page.url()).search);
  await visit('/search');
  await page.evaluate(translate);
  for (const key of ['body', 'fuel']) {
    const boxes = page.locator(`input[type=checkbox][name^="refinementList[${key}]"]`);
    await boxes.first().evaluate((box: HTMLElement) => box.click());
    await expect.poll(listed).toHaveProperty(['values', key]);
    await expectListing(page, site, listed(), { js });
    await page.evaluate(translate);
  }
  await page.goBack();
  await expect.poll(listed).not.toHaveProperty(['values', 'fuel']);
  await expectListing(page, site, listed(), { js });

  await page.evaluate(translate);
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/cars\//);
  await page.evaluate(translate);
  await page.getByRole('main').locator('a[href$="/enquire"]').first().click();
  await expect(page).toHaveURL(/\/enquire$/);
  await page.evaluate(translate);
  const send = page.getByRole('main').locator('form').getByRole('button').last();
  await send.click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.evaluate(translate);
  for (const [name, value] of Object.entries({ ...VISITOR, message: 'Bonjour' })) {
    await page.locator(`main form [name="${name}"]`).fill(value);
  }
  await send.click();
  await expect(page).toHaveURL(/\/success$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('results that others took out or wrapped can go and come again @js @desktop @once', async ({
  page,
  visit,
}) => {
  const { facets } = await searchStock('coolabarra');
  const rare = facets.body?.find(({ count }) => count <= 5)?.value ?? '';
  await visit('/search');
  await page.evaluate(() => {
    const [second, last] = [...document.querySelectorAll('main li:has(> article)')].slice(-2);
    const wrapper = document.createElement('div');
    second?.replaceWith(wrapper);
    if (second !== undefined) wrapper.append(second);
    last?.remove();
  });
  const box = page.locator(`input[type=checkbox][name^="refinementList[body]"][value="${rare}"]`);
  await box.evaluate((element: HTMLElement) => element.click());
  await expectListing(
    page,
    'coolabarra',
    { ...emptySearch, values: { body: [rare] } },
    { js: true },
  );
  await box.evaluate((element: HTMLElement) => element.click());
  await expectListing(page, 'coolabarra', emptySearch, { js: true });
});

test('a page that cannot be drawn in the browser is shown as it was sent @js @desktop @once', async ({
  page,
  site,
  visit,
  watch,
}) => {
  watch.expectFault(/no such thing|Minified React error/);
  const { slug } = await findVehicle(site, ({ images }) => images.length > 3);
  const path = `/cars/${slug}`;
  await page.goto(path);
  const served = await contentOf(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.route('**/assets/vehicle.route*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const clientLoader = ({ serverLoader }) => serverLoader();
        export default () => { throw new TypeError("no such thing") }`,
    }),
  );

  const expectAsServed = async () => {
    await expect.poll(() => contentOf(page)).toEqual(served);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  };
  await page.reload();
  await expectAsServed();
  // By a link within the site as well, and from there on.
  await visit('/search');
  await page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>('main li a[href^="/cars/"]');
    link?.setAttribute('href', href);
    link?.click();
  }, path);
  await expect(page).toHaveURL(/\/cars\//);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/went wrong/);
  await page.goBack();
  await expect(page.getByRole('article')).not.toHaveCount(0);
});

test('header and footer that a browser must draw are what was sent @js @desktop', async ({
  page,
  watch,
}) => {
  watch.expectFault(MISMATCH);
  watch.expectFault(/net::ERR_FAILED/);
  const sent = await openChanged(page, '/', translate, FRAME);
  await untilHydrated(page);
  expect(sent.links.length).toBeGreaterThan(15);
  await expect.poll(() => contentOf(page, FRAME)).toEqual(sent);

  // A logo that cannot be had is the header's own reason.
  await page.route('**/logo-*', (route) => route.abort());
  const asked = page.waitForResponse('**/api/chrome');
  await page.goto('/search');
  expect((await asked).status()).toBe(200);
  await expect(page.locator('header img[src*="/logo-"]')).toHaveCount(0);
  expect(await contentOf(page, FRAME)).toEqual(sent);

  // Where it cannot ask what stands there, what was sent stays.
  await page.route('**/api/chrome', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/chrome'));
  await page.reload();
  await failed;
  await untilHydrated(page);
  expect(await contentOf(page, FRAME)).toEqual(sent);
});

const FRAME = ':is(header, footer)';

interface Content {
  links: string[];
  fields: string[];
}

/** Links and fields of the page, or of another part, which a shopper can use with and without scripts. */
function contentOf(page: Page, within = 'main'): Promise<Content> {
  return page.evaluate((part) => {
    const all = (selector: string) => [...document.querySelectorAll(`${part} ${selector}`)];
    return {
      links: all('a[href]').map((link) => link.getAttribute('href') ?? ''),
      fields: all('[name]').map((field) => field.getAttribute('name') ?? ''),
    };
  }, within);
}

/** Opens a page whose document is changed before any script of ours runs. */
async function openChanged(
  page: Page,
  path: string,
  change: () => void,
  within?: string,
): Promise<Content> {
  const { promise: isChanged, resolve: letScriptsGo } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isChanged;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const served = await contentOf(page, within);
  await page.evaluate(change);
  letScriptsGo();
  await page.unroute('**/assets/*.js');
  return served;
}
