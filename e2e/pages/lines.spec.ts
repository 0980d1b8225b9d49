import { boxOf, contentOf } from '../support/boxes.ts';
import { hardSlug } from '../support/hardVehicles.ts';
import { createShopper } from '../support/shopper.ts';
import { findVehicle } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

// What stands on one line, or in one, is measured; each was seen crooked once.

function plain({ id, images }: { id: string; images: readonly unknown[] }) {
  return !/-hard-/.test(id) && images.length > 3;
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
  const menu = page.getByRole('navigation', { name: 'Main' });
  const current = menu.locator('a[aria-current]');
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute('href', '/search/used-cars');
  // Of menus that fold only the one that holds it.
  const holding = menu.locator('details', { has: page.locator('a[href="/search/used-cars"]') });
  await expect(menu.locator('summary[aria-current]')).toHaveCount(await holding.count());
  await expect(holding.locator('summary[aria-current]')).toHaveCount(await holding.count());
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

test('an example of a search is read to its end', async ({ page, visit }) => {
  for (const path of ['/', '/search']) {
    await visit(path);
    for (const width of [320, 360, 390, 992, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const rooms = await page
        .getByRole('main')
        .locator('input:placeholder-shown:visible[placeholder^="Try"]')
        .evaluateAll((boxes) =>
          (boxes as HTMLInputElement[]).map((box) => {
            const words = document.body.appendChild(document.createElement('span'));
            words.textContent = box.placeholder;
            const { font, letterSpacing } = getComputedStyle(box, '::placeholder');
            Object.assign(words.style, { font, letterSpacing, position: 'absolute' });
            words.style.whiteSpace = 'nowrap';
            const { width: needed } = words.getBoundingClientRect();
            words.remove();
            const { paddingLeft, paddingRight } = getComputedStyle(box);
            return box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - needed;
          }),
        );
      expect(rooms.length, `${path} at ${width} pixels`).toBeGreaterThan(0);
      expect(Math.min(...rooms), `${path} at ${width} pixels`).toBeGreaterThanOrEqual(0);
    }
  }
});

test('the words of the bar of a sold vehicle stand in one line each', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(`/cars/${hardSlug('sold')}`);
  const bar = page.getByRole('main').locator('div:has(> a[aria-label^="Call"])').last();
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

test('a vehicle without photos has its name in two lines and its facts high up', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(`/cars/${hardSlug('photoless')}`);
  const photos = await boxOf(page.getByRole('region', { name: /^Photos of/ }));
  const facts = await boxOf(page.getByRole('heading', { name: 'Key information' }));
  const name = await boxOf(page.getByRole('heading', { level: 1 }));
  expect(name.height).toBeLessThan(100);
  expect(photos.bottom - photos.y).toBeLessThanOrEqual(photos.width / 2 + 2);
  expect(facts.y - photos.bottom).toBeGreaterThan(8);
  expect(facts.y - photos.bottom).toBeLessThan(80);
});

test('a listing on paper is its vehicles, three beside each other, in black', async ({
  page,
  visit,
}) => {
  await visit('/search');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1010 });
  const results = page.getByRole('region', { name: 'Results' });
  const cards = results.getByRole('article');
  const tops = await cards.evaluateAll((all) =>
    all.slice(0, 4).map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  expect(new Set(tops.slice(0, 3)).size).toBe(1);
  expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
  await expect(cards.first().getByRole('heading').getByRole('link')).toHaveCSS(
    'color',
    'rgb(0, 0, 0)',
  );
  // Black on black, else, where a shopper has backgrounds printed.
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const pressed = page.locator('header, footer, form, nav[aria-label="Pages"]');
  await expect(pressed.filter({ visible: true })).toHaveCount(0);
});

test('the facts of a car in a list stand in one line', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await visit('/search');
  await page.getByRole('button', { name: 'List view' }).click();
  const facts = page.getByRole('main').locator('article').first().locator('ul').first();
  const first = await boxOf(facts.locator('li').first());
  await expect.poll(async () => (await boxOf(facts.locator('li').last())).y).toBe(first.y);
});

test('the last row of a long name holds more than a letter', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(`/cars/${hardSlug('long')}`);
  const rows = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const text = document.createRange();
    text.selectNodeContents(heading);
    return [...text.getClientRects()].map(({ width }) => width).filter((width) => width > 0);
  });
  expect(Math.min(...rows)).toBeGreaterThan(40);
});

test('when a place opens or closes is told on one line', async ({ page, visit }) => {
  await visit('/');
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await page
      .getByRole('main')
      .locator('article p:has(svg) > span > span')
      .evaluateAll((changes) =>
        changes.map((change) => {
          const text = document.createRange();
          text.selectNodeContents(change);
          return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      );
    expect(rows.length, `${width} pixels`).toBeGreaterThan(1);
    expect(Math.max(...rows), `${width} pixels`).toBe(1);
  }
});
