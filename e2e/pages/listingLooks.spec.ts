import type { Locator } from '@playwright/test';
import { boxOf, CALL, contentOf } from '../support/boxes.ts';
import { atWidths, cutTexts, explainedWords, roomsOfExamples } from '../support/measure.ts';
import { createShopper } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

/*
 * What was seen crooked, cut or amiss once is measured. All that is seen of one page is seen in one
 * visit: what changes the page comes after what does not.
 */

test('a listing stands straight, and nothing of it is cut', async ({ page, visit }) => {
  const main = page.getByRole('main');
  await visit('/search');

  await test.step('the way to the dealer ends, or begins, where the content of the page does', async () => {
    const phone = await boxOf(
      page.getByRole('banner').locator(CALL).filter({ visible: true }).first(),
    );
    const places = await boxOf(page.getByRole('banner').getByText('Locations').locator('..'));
    const content = await contentOf(page);
    const gaps = [Math.abs(phone.right - content.right), Math.abs(places.x - content.x)];
    expect.soft(Math.min(...gaps)).toBeLessThan(2);
  });

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

  await test.step('a view holds one box to search in', () =>
    atWidths(page, [390, 1280], () =>
      expect.soft(page.getByRole('banner').getByRole('searchbox')).toBeHidden(),
    ));

  await test.step('the header keeps no room for a search that it does not show', () =>
    atWidths(page, [390, 768], async (_, where) => {
      const button = page.getByRole('banner').locator('summary', { hasText: 'Menu' });
      const menu = await boxOf(button);
      const row = await boxOf(button.locator('../..'));
      const above = menu.y - row.y;
      const under = row.y + row.height - menu.y - menu.height;
      expect.soft(Math.abs(above - under), where).toBeLessThan(2);
    }));

  await test.step('the search that stays at hand reaches from edge to edge', () =>
    atWidths(page, [390, 767, 768, 991], async (width, where) => {
      const strip = page.getByRole('search', { name: 'This listing' }).locator('..');
      const { x, right } = await boxOf(strip);
      expect.soft([x, right], where).toEqual([0, width]);
    }));

  await test.step('prices of one row have their line at one height, with a word beside them or without', () =>
    atWidths(page, [768], async () => {
      // The first may stand across the page, and the last lie down.
      const between = main.locator('li:not(:first-child, :last-child) > article');
      const prices = await pricesOfCards(between);
      expect.soft(prices.length).toBeGreaterThan(6);
      // The cards of a last row may be wider, and have words beside the price.
      const others = prices.filter(({ row, height }) =>
        prices.some((beside) => beside.row === row && beside.height !== height),
      );
      expect.soft(others).toEqual([]);
    }));

  await test.step('on paper it is its vehicles, three beside each other, in black', async () => {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 718, height: 1010 });
    const cards = page.getByRole('region', { name: 'Results' }).getByRole('article');
    const tops = await cards.evaluateAll((all) =>
      all.slice(0, 4).map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    expect.soft(new Set(tops.slice(0, 3)).size).toBe(1);
    expect.soft(tops[3]).toBeGreaterThan(tops[0] ?? 0);
    const name = cards.first().getByRole('heading').getByRole('link');
    await expect.soft(name).toHaveCSS('color', 'rgb(0, 0, 0)');
    // Black on black, else, where a shopper has backgrounds printed.
    await expect.soft(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const pressed = page.locator('header, footer, form, nav[aria-label="Pages"]');
    await expect.soft(pressed.filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: null });
  });

  await test.step('no stated bound of a range is cut in its field', async () => {
    for (const width of [1280, 992, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const filters = await createShopper({ page, phone: width < 992, js: true }).openFilters();
      const price = filters.getByRole('group', { name: 'Price', exact: true });
      // The dearest of the hard vehicles.
      await expect(price.getByRole('textbox', { name: 'To' })).toHaveAttribute(
        'placeholder',
        '12,345,678',
      );
      expect.soft(await cutTexts(price.getByRole('textbox')), `${width} pixels`).toEqual([]);
    }
  });

  await test.step('no name of one word is broken on its tile in the filters', async () => {
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await atWidths(page, [390, 768], async (_, where) => {
      expect.soft(await brokenTiles(filters), where).toEqual([]);
    });
    await page.keyboard.press('Escape');
    await expect(filters).toBeHidden();
  });

  await test.step('in a list what is pressed begins where the words above it do', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    await main.getByRole('button', { name: 'List view' }).click();
    const cards = main.getByRole('article');
    const below = async (card: Locator) => {
      const words = await boxOf(card.getByRole('heading'));
      const button = await boxOf(card.getByRole('link').last());
      return button.y > words.bottom ? Math.round(button.x - words.x) : 'beside';
    };
    await expect.poll(async () => below(cards.nth(1))).toBe(0);
    expect.soft(await below(cards.nth(2))).toBe(0);
  });

  await test.step('the facts of a car in a list stand in one line', async () => {
    await page.setViewportSize({ width: 1920, height: 900 });
    const facts = main.locator('article').first().locator('ul').first();
    const heights = () =>
      facts
        .locator('li')
        .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().y)).size);
    await expect.poll(heights).toBe(1);
  });
});

test('a number that was typed is grouped as the numbers beside it are', async ({ page, visit }) => {
  await visit('/search?range[price]=10000:');
  const filters = await createShopper({ page, phone: false, js: true }).openFilters();
  const price = filters.getByRole('group', { name: 'Price', exact: true });
  const [from, to] = ['From', 'To'].map((name) => price.getByRole('textbox', { name }));
  await expect(from ?? price).toHaveValue('10,000');
  await expect(to ?? price).toHaveAttribute('placeholder', /^\d{1,3}(?:,\d{3})+$/);
  await to?.fill('60000');
  await to?.press('Enter');
  await expect(page).toHaveURL(/range\[price\]=10000:60000/);
  await expect(to ?? price).toHaveValue('60,000');
});

test('the way back to the very words of a search is large enough for a thumb', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/search?query=white+automatic+under+90k');
  const main = page.getByRole('main');
  const back = await boxOf(
    main.getByRole('link', { name: 'Search for these exact words instead' }),
  );
  expect(back.height).toBeGreaterThanOrEqual(44);
  const pieces = main.getByRole('list', { name: 'Your search, as we read it' }).getByRole('link');
  for (const piece of await pieces.all()) {
    expect((await boxOf(piece)).bottom).toBeLessThanOrEqual(back.y + 0.5);
  }
});

function pricesOfCards(cards: Locator): Promise<{ row: number; text: string; height: number }[]> {
  return cards.evaluateAll((all) =>
    all.flatMap((card) => {
      const price = [...card.querySelectorAll('p')]
        .filter(({ innerText }) => /^(?:\$|price|ring|enquire)/i.test(innerText))
        .find(({ innerText }) => !innerText.includes('market'))?.parentElement;
      // What was asked before has a line of its own, and long words may need one.
      return !price || price.querySelector('s') !== null || price.innerText.includes('Govt')
        ? []
        : [
            {
              row: Math.round(card.getBoundingClientRect().top),
              text: price.innerText,
              height: Math.round(price.getBoundingClientRect().height),
            },
          ];
    }),
  );
}

function brokenTiles(filters: Locator): Promise<string[]> {
  return filters.evaluate((panel) => {
    for (const fold of panel.querySelectorAll('details')) fold.open = true;
    return [...panel.querySelectorAll('label span')]
      .filter(({ children, textContent }) => children.length === 0 && /^\w{4,}$/.test(textContent))
      .filter((word) => {
        const text = document.createRange();
        text.selectNodeContents(word);
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      })
      .map(({ textContent }) => textContent);
  });
}
