import { boxOf, contentOf } from '../support/boxes.ts';
import { hardSlug } from '../support/hardVehicles.ts';
import { findVehicle } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

// As `lines.spec.ts`: edges, gaps and words that were seen amiss, measured.

function plain({ id, images }: { id: string; images: readonly unknown[] }) {
  return !/-hard-/.test(id) && images.length > 3;
}

test('nothing is left open under the photos, however tall the words beside them are', async ({
  page,
  site,
  visit,
}) => {
  const { slug } = await findVehicle(site, plain);
  for (const path of [slug, hardSlug('long'), hardSlug('bare'), hardSlug('photoless')]) {
    await visit(`/cars/${path}`);
    for (const width of [992, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
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
  await visit(`/cars/${hardSlug('photoless')}/enquire`);
  for (const width of [390, 768, 992, 1280]) {
    await page.setViewportSize({ width, height: 900 });
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
  // What a shopper sees is what was sent, so the others need not be opened.
  const sent = (path: string) =>
    page.evaluate(async (asked) => {
      const request = new XMLHttpRequest();
      request.responseType = 'document';
      request.open('GET', asked);
      request.send();
      await new Promise((come) => request.addEventListener('loadend', come));
      const crumbs = request.responseXML?.querySelectorAll('nav[aria-label=Breadcrumb] li') ?? [];
      return [...crumbs].map(({ textContent }) => textContent.trim());
    }, path);
  for (const [path, name] of [
    ['/search/used-cars', /^(?:Used|Pre-Owned)$/],
    ['/search/new-cars', /^New$/],
    ['/search/demo-cars', /^Demo$/],
    ['/search/new-and-demo-cars', /^New, Demo$/],
  ] as const) {
    expect(await sent(path), path).toEqual(['Home', 'Our Stock', expect.stringMatching(name)]);
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

test('the header of a listing keeps no room for a search that it does not show', async ({
  page,
  visit,
}) => {
  await visit('/search');
  const button = page.getByRole('banner').locator('summary', { hasText: 'Menu' });
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const menu = await boxOf(button);
    const row = await boxOf(button.locator('../..'));
    const above = menu.y - row.y;
    const under = row.y + row.height - menu.y - menu.height;
    expect(Math.abs(above - under), `${width} pixels`).toBeLessThan(2);
  }
});

test('the button that closes the menu ends, or begins, where its entries do', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/privacy-policy');
  const button = page.getByRole('banner').locator('summary', { hasText: 'Menu' });
  await button.click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  // Its drawer slides to its place.
  await menu
    .locator('..')
    .evaluate((drawer) => Promise.all(drawer.getAnimations().map((one) => one.finished)));
  const entries = await boxOf(menu);
  const drawn = await button
    .locator('svg:visible, span:visible')
    .evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect()).filter((box) => box.width > 1),
    );
  const right = Math.max(...drawn.map((box) => box.right));
  const left = Math.min(...drawn.map((box) => box.left));
  const gaps = [Math.abs(right - entries.right), Math.abs(left - entries.x)];
  expect(Math.min(...gaps)).toBeLessThan(2);
});

test('no name with a hyphen is broken, a link has its line, and breadcrumbs stand at one height', async ({
  page,
  site,
  visit,
}) => {
  const { slug } = await findVehicle(site, plain);
  const places = new Set<number>();
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  for (const path of [
    '/',
    '/search',
    '/search/used-cars',
    `/cars/${slug}`,
    `/cars/${slug}/enquire`,
  ]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(path);
    if (path !== '/') {
      const header = await boxOf(page.getByRole('banner'));
      places.add(Math.round((await boxOf(crumbs)).y - header.bottom));
    }
    for (const width of [360, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = await page.locator('main').evaluate((main) => {
        const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          if (!node.parentElement?.closest('h1, h2, h3, nav li')) continue;
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\w+-\w[\w-]*/g)) {
            const name = document.createRange();
            name.setStart(node, index);
            name.setEnd(node, index + word.length);
            const lines = new Set([...name.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) found.push(word);
          }
        }
        return found;
      });
      expect(broken, `${path}, ${width} pixels`).toEqual([]);
    }
  }
  expect([...places], 'from the header to the breadcrumbs').toHaveLength(1);
  await page.getByRole('main').locator('form').getByRole('button').click();
  const word = page.getByRole('alert').getByRole('link').last().locator('span');
  await expect(word).toHaveText('4-digit');
  await expect(word).toHaveCSS('text-decoration-line', 'underline');
});

test('the search that stays at hand reaches from edge to edge', async ({ page, visit }) => {
  await visit('/search');
  for (const width of [390, 767, 768, 991]) {
    await page.setViewportSize({ width, height: 900 });
    const strip = page.getByRole('search', { name: 'This listing' }).locator('..');
    const { x, right } = await boxOf(strip);
    expect([x, right], `${width} pixels`).toEqual([0, width]);
  }
});

test('a page about a vehicle that is gone has one button to others like it', async ({
  page,
  visit,
}) => {
  const others = page.getByRole('main').getByRole('link', { name: /^find me something similar/i });
  for (const path of [`/cars/${hardSlug('sold')}`, `/cars/${hardSlug('sold')}/enquire`]) {
    await visit(path);
    await expect(others.filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Where to see it' })).toHaveCount(0);
  }
});
