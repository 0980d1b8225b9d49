import { storageKeys } from '@forecourt/domain';
import { holdBack } from '../support/heldBack.ts';
import { bothVisitors, testOfOwnDealers } from '../support/ownDealers.ts';
import { pageWords } from '../support/siteWords.ts';
import { expect } from '../support/test.ts';

// Settings that no dealer of the demo can have: a page must be seen to follow them, and its neighbour,
// who has not set them, must not.

function yard(name: string, more: object = {}) {
  return {
    ...{ id: `l-${name}`, slug: name, name: `${name} yard`, type: 'sales' },
    ...{ street: '1 Long Street', city: 'Ipswich', state: 'QLD', postcode: '4305', ...more },
  };
}
/** What the pattern's own file says of a phone and a flood. */
const unlike = { promos: [], emergencyBanner: undefined };

const HEADINGS = 'stock no,make,model,year,price,condition,location';
function car(slug: string, place: string): string {
  return `${slug},Kia,Rio,2024,20000,used,${place} yard`;
}

/** Addresses that every dealer's pages have, one the content has, and one that no page has. */
const PAGES = ['/service', '/models', '/contact-us', '/privacy-policy', '/special-offers'];
const clashing = [...PAGES.map((path) => path.slice(1)), 'search', 'trade-in', 'compare'];
const models = [...clashing, 'kia-rio'].map((slug) => ({
  ...{ id: `m-${slug}`, name: `Clash ${slug}`, slug, manufacturer: 'Kia' },
}));
const offers = [{ id: 'o', name: 'A free tank' }];

const PHONE = '(07) 5550 0101';
const map = {
  tileUrl: 'https://tiles.example/{z}/{x}/{y}.png?key={key}',
  key: 'own-key-1',
  attribution: { label: 'Map makers', href: 'https://tiles.example/terms' },
};
const places = [
  yard('north', { phone: PHONE, latitude: -27.47, longitude: 153.02, primary: true }),
  yard('south', { latitude: -27.61, longitude: 152.76 }),
];

/** One more than stand in a row beside the place that a page is about. */
const yards = ['east', 'west', 'upper', 'lower', 'inner', 'outer'];

const test = testOfOwnDealers([
  {
    slug: 'set',
    headings: HEADINGS,
    rows: [car('a1', 'north')],
    config: {
      ...{ ...unlike, phone: PHONE, locations: places, locationsBase: 'contact-us', map },
      serviceBanner: { show: true, closable: false },
    },
    content: { models: { models }, offers: { offers } },
  },
  {
    slug: 'unset',
    headings: HEADINGS,
    rows: [car('b1', 'east'), car('b2', 'east')],
    config: {
      ...{ ...unlike, phone: undefined, locations: [yard('east')], locationsBase: 'contact-us' },
      serviceBanner: { show: true, closable: true },
    },
  },
  {
    slug: 'many',
    headings: HEADINGS,
    rows: [car('c1', 'east')],
    config: {
      ...{ ...unlike, locations: yards.map((name) => yard(name)), locationsBase: 'contact-us' },
      locationLayout: 'carousel',
    },
  },
]);

for (const [visitor, javaScriptEnabled] of bothVisitors) {
  test.describe(visitor, () => {
    test.use({ site: 'set', javaScriptEnabled });

    test('R2-03: a page keeps its address though a model is called like it', async ({
      page,
      visit,
    }) => {
      const heading = page.getByRole('heading', { level: 1 });
      for (const slug of clashing) {
        const answer = await visit(`/${slug}`);
        expect([slug, answer?.status()]).toEqual([slug, 200]);
        await expect(heading).not.toContainText('Clash');
      }
      await visit('/kia-rio');
      await expect(heading).toContainText('Clash kia-rio');
    });

    test('R2-84: a banner that may not be closed has no button, and stays for the visit', async ({
      page,
      visit,
    }) => {
      const banner = page.getByRole('region', { name: 'Service', exact: true });
      await visit('/privacy-policy');
      await expect(banner.getByRole('link', { name: 'BOOK A SERVICE' })).toBeInViewport();
      await expect(banner.getByRole('button')).toHaveCount(0);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
      await expect(page).toHaveURL(/\/contact-us$/);
      await expect(banner.getByRole('link', { name: 'BOOK A SERVICE' })).toBeInViewport();
    });

    test('R2-84: closed by a visitor of before, it stands again where it may not be closed', async ({
      page,
      visit,
    }) => {
      await page.addInitScript((key) => {
        sessionStorage.setItem(key, 'closed');
      }, storageKeys.serviceBanner);
      await visit('/privacy-policy');
      const banner = page.getByRole('region', { name: 'Service', exact: true });
      await expect(banner.getByRole('link', { name: 'BOOK A SERVICE' })).toBeInViewport();
    });

    test('R2-87: tiles of the map are asked for by its key, and not before it is opened', async ({
      page,
      js,
      visit,
      watch,
    }) => {
      watch.expectFault(/^foreign: https:\/\/tiles\.example\//);
      const asked: URL[] = [];
      await page.route('https://tiles.example/**', (route) => {
        asked.push(new URL(route.request().url()));
        return route.fulfill({ contentType: 'image/svg+xml', body: TILE });
      });
      await visit('/contact-us');
      const find = page.locator('section', {
        has: page.getByRole('heading', { name: (await pageWords('coolabarra')).contact.find }),
      });
      await expect(find.getByRole('link', { name: /^Directions/ })).toHaveCount(2);
      expect(asked).toEqual([]);
      const opener = page.getByRole('button', { name: 'Open the map' });
      if (!js) {
        await expect(opener.filter({ visible: true })).toHaveCount(0);
        return;
      }
      await opener.click();
      await expect(page.getByRole('region', { name: /^Map/ })).toBeVisible();
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      expect(new Set(asked.map(({ searchParams }) => searchParams.get('key')))).toEqual(
        new Set(['own-key-1']),
      );
      await expect(page.getByRole('link', { name: 'Map makers' })).toBeVisible();
      await expect(find.getByRole('link', { name: /^Directions/ })).toHaveCount(2);
    });

    test('R2-87: where the tiles do not come, each address and number is there', async ({
      page,
      js,
      visit,
      watch,
    }) => {
      watch.expectFault(/^foreign: https:\/\/tiles\.example\//);
      watch.expectNoNetwork();
      await page.route('https://tiles.example/**', (route) => route.abort());
      await visit('/contact-us');
      const main = page.getByRole('main');
      if (js) {
        await page.getByRole('button', { name: 'Open the map' }).click();
        await expect(main.getByText('The map cannot be shown right now.')).toBeVisible();
      }
      await expect(main.getByText('1 Long Street').first()).toBeVisible();
      await expect(main.locator('a[href="tel:0755500101"]').first()).toBeVisible();
      await expect(main.getByRole('link', { name: /^Directions/ })).toHaveCount(2);
    });

    test('R5-34: where there is a number, the button calls it and the console says nothing', async ({
      page,
      visit,
    }) => {
      await visit('/search');
      await page.getByRole('article').getByRole('heading').getByRole('link').click();
      await expect(page).toHaveURL(/\/cars\//);
      await expect(page.locator('main a[href="tel:0755500101"]').first()).toBeVisible();
    });
  });

  test.describe(`${visitor}, where nothing is set`, () => {
    test.use({ site: 'unset', javaScriptEnabled });

    test('R5-34: without any number there is no button, and one warning in the console', async ({
      page,
      js,
      visit,
      watch,
    }) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      watch.expectFault(/^warning: There is no number to call about /);
      await visit('/search');
      await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
      await expect(page).toHaveURL(/\/cars\//);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toContainText('Kia Rio');
      await expect(page.locator('a[href^="tel:"], a[href^="/phone/"]')).toHaveCount(0);
      await expect(page.getByRole('main').getByText(/^Call\b/)).toHaveCount(0);
      const path = new URL(page.url()).pathname;
      if (js) await expect.poll(() => warnings.length).toBe(1);
      // Opened by its address, too.
      warnings.length = 0;
      await visit(path);
      await expect(heading).toContainText('Kia Rio');
      await page.waitForLoadState('load');
      expect(warnings).toEqual(js ? ['There is no number to call about 2024 Kia Rio.'] : []);
    });

    test('R2-84: a banner that may be closed has a button where scripts run', async ({
      page,
      js,
      visit,
    }) => {
      await visit('/privacy-policy');
      const banner = page.getByRole('region', { name: 'Service', exact: true });
      await expect(banner.getByRole('link', { name: 'BOOK A SERVICE' })).toBeInViewport();
      await expect(banner.getByRole('button')).toHaveCount(js ? 1 : 0);
      if (!js) return;
      await banner.getByRole('button').click();
      await expect(banner).toBeHidden();
    });

    test('R2-87: without a map the places stand in a sketch', async ({ page, visit }) => {
      await visit('/contact-us');
      const main = page.getByRole('main');
      await expect(main.getByText('1 Long Street').first()).toBeVisible();
      await expect(main.getByRole('button', { name: 'Open the map' })).toHaveCount(0);
    });
  });
}

const TILE = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>';

test.describe('a dealer of many places', () => {
  test.use({ site: 'many', viewport: { width: 390, height: 844 } });

  test('R4-32: places beyond a row are reached by a carousel that stops at its ends', async ({
    page,
    visit,
  }) => {
    await visit('/contact-us/east');
    const row = page.getByRole('region', { name: 'Locations', exact: true });
    await row.scrollIntoViewIfNeeded();
    const next = row.getByRole('button', { name: 'Next' });
    await expect(row.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(row.getByRole('article')).toHaveCount(5);
    await expect(row).toContainText('1 / 5');
    for (let at = 2; at <= 5; at += 1) {
      await next.click();
      await expect(row).toContainText(`${at} / 5`);
    }
    await expect(next).toBeDisabled();
    await expect(row.getByRole('article').last()).toBeInViewport();
  });

  test('R4-32: Next pressed, or the row moved, before its code has come is done when it has', async ({
    page,
    visit,
  }) => {
    const letGo = await holdBack(page, '**/placeRowPart-*.js');
    await visit('/contact-us/east');
    const row = page.getByRole('region', { name: 'Locations', exact: true });
    await row.scrollIntoViewIfNeeded();
    await row.getByRole('list').evaluate((list) => {
      list.scrollTo({ left: list.scrollWidth / 5, behavior: 'instant' });
    });
    await row.getByRole('button', { name: 'Next' }).click();
    // With its code it would say so by now.
    await expect(row).toContainText('1 / 5');
    letGo();
    await expect(row).toContainText('3 / 5');
  });
});
