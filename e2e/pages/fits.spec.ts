import type { Locator } from '@playwright/test';
import { boxOf, contentOf } from '../support/boxes.ts';
import { hardSlug } from '../support/hardVehicles.ts';
import { createShopper } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

// As `edges.spec.ts`: what fits its place, and is written and pressed as what stands beside it.

test('no stated bound of a range is cut in its field', async ({ page, visit }) => {
  for (const width of [390, 992, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await visit('/search');
    const filters = await createShopper({ page, phone: width < 992, js: true }).openFilters();
    const price = filters.getByRole('group', { name: 'Price', exact: true });
    // The dearest of the hard vehicles.
    await expect(price.getByRole('textbox', { name: 'To' })).toHaveAttribute(
      'placeholder',
      '12,345,678',
    );
    const cut = await price.getByRole('textbox').evaluateAll((all) =>
      all.flatMap((field) => {
        if (!(field instanceof HTMLInputElement)) return ['nothing to measure by'];
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        const pen = document.createElement('canvas').getContext('2d');
        if (pen === null) return ['nothing to measure by'];
        pen.font = font;
        const taken = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
        const fits = pen.measureText(field.placeholder).width <= field.clientWidth - taken;
        return fits ? [] : [field.placeholder];
      }),
    );
    expect(cut, `${width} pixels`).toEqual([]);
  }
});

test('the buttons that stay in reach stand between the margins of the page', async ({
  page,
  visit,
}) => {
  await visit(`/cars/${hardSlug('photoless')}`);
  for (const width of [390, 767, 768, 991]) {
    await page.setViewportSize({ width, height: 900 });
    const content = await contentOf(page);
    const call = page.getByRole('link', { name: /^Call / }).filter({ visible: true });
    const buttons = call.last().locator('..').getByRole('link');
    const [first, last] = [await boxOf(buttons.first()), await boxOf(buttons.last())];
    expect(last.right - first.x, `${width} pixels`).toBeGreaterThan(width / 2);
    expect(Math.abs(first.x - content.x), `${width} pixels`).toBeLessThan(1);
    expect(Math.abs(last.right - content.right), `${width} pixels`).toBeLessThan(1);
  }
});

test('in a list what is pressed begins where the words above it do', async ({ page, visit }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await visit('/search');
  await page.getByRole('main').getByRole('button', { name: 'List view' }).click();
  const cards = page.getByRole('main').getByRole('article');
  const below = async (card: Locator) => {
    const words = await boxOf(card.getByRole('heading'));
    const button = await boxOf(card.getByRole('link').last());
    return button.y > words.bottom ? Math.round(button.x - words.x) : 'beside';
  };
  await expect.poll(async () => below(cards.first())).toBe(0);
  expect(await below(cards.nth(1))).toBe(0);
});

test('a word whose meaning is told is written as the words round it are', async ({
  page,
  visit,
}) => {
  for (const path of ['/', '/search']) {
    await visit(path);
    const words = page.getByRole('main').locator('button[popovertarget]');
    const written = await words.evaluateAll((all) =>
      all.map((word) =>
        [word, word.parentElement ?? word].map((part) => {
          const { textTransform, letterSpacing } = getComputedStyle(part);
          return `${textTransform} ${letterSpacing}`;
        }),
      ),
    );
    expect(written.length).toBeGreaterThan(2);
    expect(written.filter(([own, round]) => own !== round)).toEqual([]);
  }
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
