import { boxOf, CALL, contentOf, expectCrumbsInOneRow } from '../support/boxes.ts';
import { atWidths, brokenNames, explainedWords, roomsOfExamples } from '../support/measure.ts';
import { findVehicle } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';
import { untilPartStill } from '../support/untilStill.ts';

// As `listingLooks.spec.ts`, of home, of a page of words alone, and of pages after each other.

test('home stands straight, and nothing of it is cut', async ({ page, visit }) => {
  await visit('/');

  await test.step('a word whose meaning is told is written as the words round it are', async () => {
    const written = await explainedWords(page);
    expect.soft(written.length).toBeGreaterThan(2);
    expect.soft(written.filter(([own, round]) => own !== round)).toEqual([]);
  });

  await test.step('an example of a search is read to its end', () =>
    atWidths(page, [320, 360, 390, 992, 1920], async (_, where) => {
      const rooms = await roomsOfExamples(page);
      expect.soft(rooms.length, where).toBeGreaterThan(0);
      expect.soft(Math.min(...rooms), where).toBeGreaterThanOrEqual(0);
    }));

  await test.step('when a place opens or closes is told on one line', () =>
    atWidths(page, [320, 390, 768, 1280, 1920], async (_, where) => {
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
      expect.soft(rows.length, where).toBeGreaterThan(1);
      expect.soft(Math.max(...rows), where).toBe(1);
    }));

  await test.step('no name with a hyphen is broken', () =>
    atWidths(page, [360, 390, 768, 1280], async (_, where) => {
      expect.soft(await brokenNames(page), where).toEqual([]);
    }));
});

test('header and footer stand straight, and the menu in its drawer', async ({ page, visit }) => {
  await visit('/privacy-policy');
  const footer = page.getByRole('contentinfo');
  const name = footer.getByRole('link').first();

  await test.step('parts of the footer stand above each other, their first lines level', async () => {
    const [first, second] = [footer.locator('address').nth(0), footer.locator('address').nth(1)];
    const links = footer.getByRole('list').first();
    const heading = footer.getByRole('heading').first();
    await atWidths(page, [768, 991, 1280], async (width, where) => {
      const columns = [(await boxOf(first)).x, (await boxOf(second)).x].map(Math.round);
      const left = Math.round((await boxOf(links)).x);
      const [of, at] = [await boxOf(name), await boxOf(heading)];
      const isBeside = at.y < of.bottom && of.right < at.x;
      if (!isBeside) return;
      const middle = ({ y, bottom }: { y: number; bottom: number }) => (y + bottom) / 2;
      expect.soft(Math.abs(middle(of) - middle(at)), where).toBeLessThan(3);
      if (width < 992) expect.soft(columns, where).toContain(left);
    });
  });

  await test.step('no phone is alone at the far end of a row of the footer', () =>
    atWidths(page, [768], async () => {
      const dealer = await boxOf(name);
      const phone = await boxOf(footer.locator(CALL).first());
      const below = phone.y >= dealer.bottom;
      expect.soft(below && phone.x > dealer.right).toBe(false);
    }));

  await test.step('what is drawn at the edge of the header ends where the content does', () =>
    atWidths(page, [390, 768], async (_, where) => {
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
      const home = await boxOf(page.getByRole('banner').locator('a[href="/"]:visible').first());
      const left = Math.min(home.x, ...drawn.map((box) => box.left));
      expect.soft(Math.abs(right - content.right), `right, ${where}`).toBeLessThan(2);
      expect.soft(Math.abs(left - content.x), `left, ${where}`).toBeLessThan(2);
    }));

  await test.step('the button that closes the menu ends, or begins, where its entries do', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const button = page.getByRole('banner').locator('summary', { hasText: 'Menu' });
    const opener = await boxOf(button);
    await button.click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    // Its drawer slides to its place.
    await untilPartStill(menu.locator('..'));
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
    // The drawer came from the side of the button, which closes it where it opened it.
    const drawer = await boxOf(menu.locator('..'));
    const isLeft = opener.x + opener.right < 390;
    expect(Math.abs(isLeft ? drawer.x : 390 - drawer.right)).toBeLessThan(1);
    expect(Math.abs((await boxOf(button)).x - opener.x)).toBeLessThan(24);
  });
});

test('breadcrumbs stand at one height from page to page, and menu and links say where one is', async ({
  page,
  site,
  visit,
}) => {
  const { slug } = await findVehicle(
    site,
    ({ id, images }) => !/-hard-/.test(id) && images.length > 3,
  );
  const places = new Set<number>();
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  for (const [path, look] of [
    ['/search', () => expectCrumbsOfParts()],
    ['/search/used-cars', () => expectCurrentEntry()],
    [`/cars/${slug}`, null],
    [`/cars/${slug}/enquire`, null],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(path);
    const header = await boxOf(page.getByRole('banner'));
    const below = Math.round((await boxOf(crumbs)).y - header.bottom);
    // Where a vehicle's page begins with its picture they stand beneath that.
    if (below < 200) places.add(below);
    await look?.();
    await atWidths(page, [360, 390, 768, 1280], async (_, where) => {
      expect.soft(await brokenNames(page), `${path}, ${where}`).toEqual([]);
    });
  }
  expect.soft([...places], 'from the header to the breadcrumbs').toHaveLength(1);

  await expectCrumbsInOneRow(page);
  await test.step('a link among the faults of a form has its line', async () => {
    await page.getByRole('main').locator('form').getByRole('button').click();
    const word = page.getByRole('alert').getByRole('link').last().locator('span');
    await expect(word).toHaveText('4-digit');
    await expect(word).toHaveCSS('text-decoration-line', 'underline');
  });

  /** Breadcrumbs of a part of the stock name that part. */
  async function expectCrumbsOfParts(): Promise<void> {
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Our Stock']);
    // What a shopper sees is what was sent, so the others need not be opened.
    const sent = (path: string) =>
      page.evaluate(async (asked) => {
        const request = new XMLHttpRequest();
        request.responseType = 'document';
        request.open('GET', asked);
        request.send();
        await new Promise((come) => request.addEventListener('loadend', come));
        const links = request.responseXML?.querySelectorAll('nav[aria-label=Breadcrumb] li') ?? [];
        return [...links].map(({ textContent }) => textContent.trim());
      }, path);
    for (const [path, part] of [
      ['/search/used-cars', /^(?:Used|Pre-Owned)$/],
      ['/search/new-cars', /^New$/],
      ['/search/demo-cars', /^Demo$/],
      ['/search/new-and-demo-cars', /^New, Demo$/],
    ] as const) {
      expect(await sent(path), path).toEqual(['Home', 'Our Stock', expect.stringMatching(part)]);
    }
  }

  /** Only the nearest entry of the menu is the current one. */
  async function expectCurrentEntry(): Promise<void> {
    const menu = page.getByRole('navigation', { name: 'Main' });
    const current = menu.locator('a[aria-current]');
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute('href', '/search/used-cars');
    // Of menus that fold only the one that holds it.
    const holding = menu.locator('details', { has: page.locator('a[href="/search/used-cars"]') });
    await expect(menu.locator('summary[aria-current]')).toHaveCount(await holding.count());
    await expect(holding.locator('summary[aria-current]')).toHaveCount(await holding.count());
  }
});
