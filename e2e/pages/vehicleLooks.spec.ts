import type { Page } from '@playwright/test';
import { boxOf, CALL, contentOf, expectCrumbsInOneRow } from '../support/boxes.ts';
import { hardSlug } from '../support/hardVehicles.ts';
import { atWidths, cutTexts } from '../support/measure.ts';
import { pageWords } from '../support/siteWords.ts';
import { findVehicle } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

// As `listingLooks.spec.ts`, of a vehicle's page and of the page to enquire on.

function plain({ id, images }: { id: string; images: readonly unknown[] }) {
  return !/-hard-/.test(id) && images.length > 3;
}

function photosOf(page: Page) {
  return page.getByRole('region', { name: /^Photos of/ });
}

function keyInformation(page: Page) {
  return page.locator('section', { has: page.getByRole('heading', { name: 'Key information' }) });
}

/** Nothing is left open under the photos, whatever a layout puts there and however tall the words beside them are. */
async function expectClosedUnderPhotos(page: Page): Promise<void> {
  await atWidths(page, [992, 1280, 1920], async (_, where) => {
    const photos = await boxOf(photosOf(page));
    const tops = await page
      .getByRole('main')
      .locator('h1, h2, nav')
      .filter({ visible: true })
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top + scrollY));
    const gap = Math.min(...tops.map((top) => top - photos.bottom).filter((off) => off > -1));
    expect.soft(gap, where).toBeGreaterThan(10);
    expect.soft(gap, where).toBeLessThan(60);
  });
}

test('a vehicle’s page stands straight, and its crumbs in one row', async ({
  page,
  site,
  visit,
}) => {
  const { slug } = await findVehicle(site, plain);
  await visit(`/cars/${slug}`);
  await expectClosedUnderPhotos(page);
  await expectCrumbsInOneRow(page);

  await test.step('photos stand between the margins, and on a phone fill the window', () =>
    atWidths(page, [390, 767, 768, 991], async (width, where) => {
      const stage = await boxOf(photosOf(page).locator('div:has(> ul)').first());
      const words = await boxOf(page.getByRole('heading', { level: 1 }));
      if (width < 768) expect.soft(stage.width, where).toBe(width);
      else expect.soft([0, Math.round(words.x)], where).toContain(Math.round(stage.x));
    }));

  await test.step('what is unfolded stands in the columns of what always shows', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const section = keyInformation(page);
    await section.locator('summary').click();
    const lists = section.locator('dl');
    await expect(lists).toHaveCount(2);
    const [always, more] = await Promise.all([boxOf(lists.first()), boxOf(lists.last())]);
    expect.soft(Math.round(more.width)).toBe(Math.round(always.width));
  });
});

test('a vehicle of long names stands straight, and its name ends in more than a letter', async ({
  page,
  visit,
}) => {
  await visit(`/cars/${hardSlug('long')}`);
  await expectClosedUnderPhotos(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  const rows = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const text = document.createRange();
    text.selectNodeContents(heading);
    const widths = new Map<number, number>();
    for (const { bottom, width } of text.getClientRects()) {
      widths.set(Math.round(bottom), (widths.get(Math.round(bottom)) ?? 0) + width);
    }
    return [...widths.values()].filter((width) => width > 0);
  });
  expect.soft(Math.min(...rows)).toBeGreaterThan(40);
  await expectCrumbsInOneRow(page);
});

test('a vehicle of which little is known stands straight, on paper too', async ({
  page,
  visit,
}) => {
  await visit(`/cars/${hardSlug('bare')}`);
  await expectClosedUnderPhotos(page);
  await test.step('a sheet of few words is empty at its end, not in its middle', async () => {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 718, height: 1010 });
    const known = await boxOf(page.getByRole('heading', { name: 'Key information' }));
    const all = await boxOf(page.getByRole('heading', { name: 'All Specifications' }));
    expect(all.y - known.bottom).toBeLessThan(160);
  });
});

test('a vehicle without photos has its facts high up and its buttons in reach', async ({
  page,
  visit,
}) => {
  await visit(`/cars/${hardSlug('photoless')}`);
  await expectClosedUnderPhotos(page);

  await test.step('its name takes two lines at most', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const photos = await boxOf(photosOf(page));
    const name = await boxOf(page.getByRole('heading', { level: 1 }));
    expect.soft(name.height).toBeLessThan(100);
    expect.soft(photos.bottom - photos.y).toBeLessThanOrEqual(photos.width / 2 + 2);
    expect.soft(photos.bottom).toBeLessThan(900);
  });

  await test.step('the buttons that stay in reach stand between the margins of the page', () =>
    atWidths(page, [390, 767, 768, 991], async (width, where) => {
      const content = await contentOf(page);
      const call = page.getByRole('main').locator(CALL).filter({ visible: true });
      // The price, where there is one, and the buttons.
      const parts = call.last().locator('..').locator('> *');
      const [first, last] = [await boxOf(parts.first()), await boxOf(parts.last())];
      expect.soft(last.right - first.x, where).toBeGreaterThan(width / 2);
      expect.soft(Math.abs(first.x - content.x), where).toBeLessThan(1);
      expect.soft(Math.abs(last.right - content.right), where).toBeLessThan(1);
    }));
});

test('a vehicle that is gone has one button to others like it, and a bar of single lines', async ({
  page,
  site,
  visit,
}) => {
  const others = page.getByRole('main').getByRole('link', { name: /^find me something similar/i });
  const { place } = (await pageWords(site)).vehicle;
  for (const path of [`/cars/${hardSlug('sold')}/enquire`, `/cars/${hardSlug('sold')}`]) {
    await visit(path);
    await expect(others.filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('heading', { name: place, exact: true })).toHaveCount(0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole('main').locator(`div:has(> :is(${CALL}))`).last();
  await expect(bar).toBeVisible();
  const links = await bar.locator('a').evaluateAll((all) =>
    all.map((link) => {
      const text = document.createRange();
      text.selectNodeContents(link.lastChild ?? link);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(links).toEqual([1, 1]);
});

test('a form about a vehicle cuts no answer and breaks no word, and its crumbs stand in one row', async ({
  page,
  visit,
}) => {
  const form = page.getByRole('main').locator('form');
  await visit(`/cars/${hardSlug('long')}/enquire`);
  await expectCrumbsInOneRow(page);
  await visit(`/cars/${hardSlug('photoless')}/enquire`);

  await test.step('no answer to choose is cut in its closed list', () =>
    atWidths(page, [390, 768, 992, 1280], async (_, where) => {
      const lists = form.locator('select');
      await expect(lists.first()).toBeVisible();
      expect.soft(await cutTexts(lists), where).toEqual([]);
    }));

  await test.step('a word with a hyphen in a fault of a field is not broken', async () => {
    await form.getByRole('button').click();
    const faults = form.getByText('Invalid postcode. Please enter a 4-digit number.');
    await expect(faults).toHaveCount(2);
    await atWidths(page, [320, 345, 360, 375, 390, 412, 768], async (_, where) => {
      const lines = await faults.evaluateAll((all) =>
        all.map((fault) => {
          const walker = document.createTreeWalker(fault, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
            const at = node.textContent?.indexOf('4-digit') ?? -1;
            if (at < 0) continue;
            const word = document.createRange();
            word.setStart(node, at);
            word.setEnd(node, at + '4-digit'.length);
            return new Set([...word.getClientRects()].map(({ top }) => Math.round(top))).size;
          }
          return 0;
        }),
      );
      expect.soft(lines, where).toEqual([1, 1]);
    });
  });
});
