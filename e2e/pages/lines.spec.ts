import type { Locator, Page } from '@playwright/test';
import { hardSlug } from '../support/hardVehicles.ts';
import { createShopper } from '../support/shopper.ts';
import { findVehicle } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

// What stands on one line, or in one, is measured; each was seen crooked once.

const plain = ({ id, images }: { id: string; images: readonly unknown[] }) =>
  !/-hard-/.test(id) && images.length > 3;

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part.toString()} is not drawn.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Edges of what a page's content stands between. */
async function contentOf(page: Page) {
  return boxOf(
    page
      .getByRole('contentinfo')
      .getByText(/^© \d{4}/)
      .locator('..'),
  );
}

test('the way to the dealer ends, or begins, where the content of the page does', async ({
  page,
  visit,
}) => {
  await visit('/search');
  const phone = await boxOf(page.getByRole('banner').locator('a[href^="tel:"]:visible').first());
  const places = await boxOf(page.getByRole('banner').getByText('Locations').locator('..'));
  const content = await contentOf(page);
  const gaps = [Math.abs(phone.right - content.right), Math.abs(places.x - content.x)];
  expect(Math.min(...gaps)).toBeLessThan(2);
});

test('only the nearest entry of the menu is the current one', async ({ page, visit }) => {
  await visit('/search/used-cars');
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute('href', '/search/used-cars');
});

test('photos stand between the margins of a page, and on a phone fill the window', async ({
  page,
  site,
  visit,
}) => {
  const { slug } = await findVehicle(site, plain);
  await visit(`/cars/${slug}`);
  for (const width of [390, 767, 768, 991]) {
    await page.setViewportSize({ width, height: 900 });
    const photos = page.getByRole('region', { name: /^Photos of/ });
    const stage = await boxOf(photos.locator('div:has(> ul)').first());
    const words = await boxOf(page.getByRole('heading', { level: 1 }));
    if (width < 768) expect(stage.width, `${width} pixels`).toBe(width);
    else expect(Math.round(stage.x), `${width} pixels`).toBe(Math.round(words.x));
  }
});

test('breadcrumbs stand in one row on a phone, whatever they name', async ({
  page,
  site,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { slug } = await findVehicle(site, plain);
  for (const path of [slug, hardSlug('long')].flatMap((one) => [
    `/cars/${one}`,
    `/cars/${one}/enquire`,
  ])) {
    await visit(path);
    const shown = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('li:visible');
    const boxes = await Promise.all((await shown.all()).map(boxOf));
    expect(boxes.length, path).toBeGreaterThan(2);
    expect(new Set(boxes.map(({ y }) => Math.round(y))).size, path).toBe(1);
    // Only the name of the vehicle may break, and nothing is beyond the window.
    expect(boxes[1]?.height, path).toBe(boxes[0]?.height);
    expect(boxes.at(-1)?.right, path).toBeLessThanOrEqual(390);
  }
});

test('what is unfolded stands in the columns of what always shows', async ({
  page,
  site,
  visit,
}) => {
  const { slug } = await findVehicle(site, plain);
  await visit(`/cars/${slug}`);
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'Key information' }),
  });
  await section.locator('summary').click();
  const lists = section.locator('dl');
  await expect(lists).toHaveCount(2);
  const [always, more] = await Promise.all([boxOf(lists.first()), boxOf(lists.last())]);
  expect(Math.round(more.width)).toBe(Math.round(always.width));
});

test('prices of one row have their line at one height, with a word beside them or without', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await visit('/search');
  const prices = await page.locator('main article').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const price = [...card.querySelectorAll('p')]
        .filter(({ innerText }) => /^(?:\$|price|ring|enquire)/i.test(innerText))
        .find(({ innerText }) => !innerText.includes('market'))?.parentElement;
      // What was asked before has a line of its own, and long words may need one.
      return !price || price.querySelector('s') !== null || price.innerText.includes('Govt')
        ? []
        : [{ text: price.innerText, height: Math.round(price.getBoundingClientRect().height) }];
    }),
  );
  expect(prices.length).toBeGreaterThan(6);
  const [first] = prices;
  expect(prices.filter(({ height }) => height !== first?.height)).toEqual([]);
});

test('no phone is alone at the far end of a row of the footer', async ({ page, visit }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await visit('/privacy-policy');
  const footer = page.getByRole('contentinfo');
  const name = await boxOf(footer.getByRole('link').first());
  const phone = await boxOf(footer.locator('a[href^="tel:"]').first());
  const below = phone.y >= name.bottom;
  expect(below && phone.x > name.right).toBe(false);
});

test('no name of one word is broken on its tile in the filters', async ({ page, visit }) => {
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await visit('/search');
    const filters = await createShopper({ page, phone: true, js: true }).openFilters();
    const broken = await filters.evaluate((panel) => {
      for (const fold of panel.querySelectorAll('details')) fold.open = true;
      return [...panel.querySelectorAll('label span')]
        .filter(
          ({ children, textContent }) => children.length === 0 && /^\w{4,}$/.test(textContent),
        )
        .filter((word) => {
          const text = document.createRange();
          text.selectNodeContents(word);
          return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        })
        .map(({ textContent }) => textContent);
    });
    expect(broken, `${width} pixels`).toEqual([]);
  }
});

test('a sheet of few words is empty at its end, not in its middle', async ({ page, visit }) => {
  await visit(`/cars/${hardSlug('bare')}`);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1010 });
  const known = await boxOf(page.getByRole('heading', { name: 'Key information' }));
  const all = await boxOf(page.getByRole('heading', { name: 'All Specifications' }));
  expect(all.y - known.bottom).toBeLessThan(160);
});

test('nothing is left open under the photos, however tall the words beside them are', async ({
  page,
  site,
  visit,
}) => {
  const { slug } = await findVehicle(site, plain);
  for (const path of [slug, hardSlug('long'), hardSlug('bare'), hardSlug('photoless')]) {
    for (const width of [992, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await visit(`/cars/${path}`);
      const photos = await boxOf(page.getByRole('region', { name: /^Photos of/ }));
      const words = await boxOf(page.getByRole('heading', { level: 1 }));
      const facts = await boxOf(
        page.locator('section', { has: page.getByRole('heading', { name: 'Key information' }) }),
      );
      const gap = facts.y - photos.bottom;
      expect(gap, `${path}, ${width} pixels`).toBeGreaterThan(10);
      expect(gap, `${path}, ${width} pixels`).toBeLessThan(60);
      expect(words.x, `${path}, ${width} pixels`).toBeGreaterThan(photos.right);
    }
  }
});

test('parts of the footer stand above each other, their first lines level', async ({
  page,
  visit,
}) => {
  await visit('/privacy-policy');
  const footer = page.getByRole('contentinfo');
  const [first, second] = [footer.locator('address').nth(0), footer.locator('address').nth(1)];
  const links = footer.getByRole('list').first();
  const heading = footer.getByRole('heading').first();
  const name = footer.getByRole('link').first();
  for (const width of [768, 991, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const columns = [(await boxOf(first)).x, (await boxOf(second)).x].map(Math.round);
    const left = Math.round((await boxOf(links)).x);
    const [of, at] = [await boxOf(name), await boxOf(heading)];
    const isBeside = at.y < of.bottom && of.right < at.x;
    if (!isBeside) continue;
    const middle = ({ y, bottom }: { y: number; bottom: number }) => (y + bottom) / 2;
    expect(Math.abs(middle(of) - middle(at)), `${width} pixels`).toBeLessThan(3);
    if (width < 992) expect(columns, `${width} pixels`).toContain(left);
  }
});

test('a number that was typed is grouped as the numbers beside it are', async ({ page, visit }) => {
  await visit('/search?range[price]=10000:');
  const price = page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('group', { name: 'Price', exact: true });
  const [from, to] = ['From', 'To'].map((name) => price.getByRole('textbox', { name }));
  await expect(from ?? price).toHaveValue('10,000');
  await expect(to ?? price).toHaveAttribute('placeholder', /^\d{1,3}(?:,\d{3})+$/);
  await to?.fill('60000');
  await to?.press('Enter');
  await expect(page).toHaveURL(/range\[price\]=10000:60000/);
  await expect(to ?? price).toHaveValue('60,000');
});

test('no answer to choose is cut in its closed list', async ({ page, visit }) => {
  for (const width of [390, 768, 992, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(`/cars/${hardSlug('photoless')}/enquire`);
    const lists = page.getByRole('main').locator('form select');
    await expect(lists.first()).toBeVisible();
    const cut = await lists.evaluateAll((all) =>
      all.flatMap((list) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(list);
        const pen = document.createElement('canvas').getContext('2d');
        if (pen === null || !(list instanceof HTMLSelectElement)) return ['nothing to measure by'];
        pen.font = font;
        const room =
          list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return [...list.options]
          .filter(({ text }) => pen.measureText(text).width > room)
          .map(({ text }) => text);
      }),
    );
    expect(cut, `${width} pixels`).toEqual([]);
  }
});

test('a word with a hyphen in a fault of a field is not broken', async ({ page, visit }) => {
  await visit(`/cars/${hardSlug('photoless')}/enquire`);
  const form = page.getByRole('main').locator('form');
  await form.getByRole('button').click();
  const faults = form.getByText('Invalid postcode. Please enter a 4-digit number.');
  await expect(faults).toHaveCount(2);
  for (const width of [320, 345, 360, 375, 390, 412, 768]) {
    await page.setViewportSize({ width, height: 900 });
    for (const fault of await faults.all()) {
      const lines = await fault.evaluate((text) => {
        const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          const at = node.textContent?.indexOf('4-digit') ?? -1;
          if (at < 0) continue;
          const word = document.createRange();
          word.setStart(node, at);
          word.setEnd(node, at + '4-digit'.length);
          return new Set([...word.getClientRects()].map(({ top }) => Math.round(top))).size;
        }
        return 0;
      });
      expect(lines, `${width} pixels`).toBe(1);
    }
  }
});

test('breadcrumbs of a part of the stock name that part', async ({ page, visit }) => {
  const shown = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await visit('/search');
  await expect(shown).toHaveText(['Home', 'Our Stock']);
  for (const [path, name] of [
    ['/search/used-cars', /^(?:Used|Pre-Owned)$/],
    ['/search/new-cars', 'New'],
    ['/search/demo-cars', 'Demo'],
    ['/search/new-and-demo-cars', 'New, Demo'],
  ] as const) {
    await visit(path);
    await expect(shown).toHaveText(['Home', 'Our Stock', name]);
  }
});

test('what is drawn at the edge of the header ends where the content does', async ({
  page,
  visit,
}) => {
  await visit('/privacy-policy');
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const content = await contentOf(page);
    // Words that only a screen reader has are a pixel wide.
    const drawn = await page
      .getByRole('banner')
      .locator('a:visible, summary:visible')
      .locator('svg:visible, span:visible')
      .evaluateAll((parts) =>
        parts
          .map((part) => part.getBoundingClientRect())
          .filter((box) => box.width > 1)
          .map(({ left, right }) => ({ left, right })),
      );
    const right = Math.max(...drawn.map((box) => box.right));
    const name = await boxOf(page.getByRole('banner').locator('a[href="/"]:visible').first());
    const left = Math.min(name.x, ...drawn.map((box) => box.left));
    expect(Math.abs(right - content.right), `right, ${width} pixels`).toBeLessThan(2);
    expect(Math.abs(left - content.x), `left, ${width} pixels`).toBeLessThan(2);
  }
});
