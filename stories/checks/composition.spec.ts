import type { Page } from '@playwright/test';
import { templateNames } from '../../demo/dealers.ts';

import { expect, test } from './storyPage.ts';
import { storyThemes } from './storyThemes.ts';

// What stands where: faults that eyes found, measured in every template.

const templates = storyThemes.filter(({ name }) => templateNames.includes(name));
const DESK = 1280;

/** Boxes of what a selector finds. */
function boxes(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((found) =>
    found.map((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      return { left, right, top, bottom, width, height };
    }),
  );
}

/** On how many lines each text stands that a pattern finds. */
function linesOf(page: Page, pattern: string): Promise<number[]> {
  return page.evaluate((source) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: number[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility()) continue;
      for (const { 0: words, index } of (text.textContent ?? '').matchAll(
        new RegExp(source, 'g'),
      )) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + words.length);
        found.push(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size);
      }
    }
    return found;
  }, pattern);
}

/** A check of one story at one width, in every template. */
function inEveryTemplate(
  name: string,
  id: string,
  width: number,
  check: (page: Page, template: string) => Promise<void>,
) {
  test(name, async ({ storyPage: { page, show, wear } }) => {
    await page.setViewportSize({ width, height: 900 });
    await show(id);
    for (const theme of templates) {
      await wear(theme);
      await check(page, theme.name);
    }
  });
}

inEveryTemplate(
  'the heart of a vehicle that lies down is on its picture',
  'pages-watchlist--one',
  DESK,
  async (page, template) => {
    const [picture] = await boxes(page, 'main article img');
    const [heart] = await boxes(page, 'main article button[aria-pressed]');
    expect(heart?.left, template).toBeGreaterThan(picture?.left ?? Number.NaN);
    expect(heart?.right, template).toBeLessThan(picture?.right ?? Number.NaN);
    expect(heart?.top, template).toBeGreaterThan(picture?.top ?? Number.NaN);
  },
);

inEveryTemplate(
  'a comparison on the narrowest phone shows the edge of its second vehicle',
  'pages-compare--four',
  320,
  async (page, template) => {
    const [, second] = await boxes(page, 'main thead th');
    const [table] = await boxes(page, 'section[aria-label="Comparison"]');
    const seen = (table?.right ?? Number.NaN) - (second?.left ?? Number.NaN);
    expect(seen, template).toBeGreaterThanOrEqual(20);
  },
);

inEveryTemplate(
  "a page's own name takes two lines of a phone's trail at most",
  'pages-offer--long',
  390,
  async (page, template) => {
    const [own] = await boxes(page, 'li[aria-current="page"]');
    expect(own?.height, template).toBe(44);
  },
);

inEveryTemplate(
  'an offer that is alone fills its row',
  'pages-offers--one',
  DESK,
  async (page, template) => {
    const [list] = await boxes(page, 'main ul:has(> li > article)');
    const [card] = await boxes(page, 'main article');
    expect(card?.width, template).toBe(list?.width);
  },
);

inEveryTemplate(
  'three offers fill their row on a wide screen, and their buttons the cards',
  'pages-offers--several',
  1920,
  async (page, template) => {
    const [list] = await boxes(page, 'main ul:has(> li > article)');
    const cards = await boxes(page, 'main article');
    expect(cards, template).toHaveLength(3);
    expect(cards.at(-1)?.right, template).toBeCloseTo(list?.right ?? Number.NaN, 0);
    const [only] = await boxes(page, 'main li:last-child > article a[aria-label^="Enquire"]');
    expect(only?.width, template).toBeGreaterThan(0.7 * (cards.at(-1)?.width ?? Number.NaN));
  },
);

inEveryTemplate(
  'hours of two departments fill their panel',
  'pages-location--full',
  DESK,
  async (page, template) => {
    const tables = await boxes(page, 'main table');
    const [panel] = await boxes(page, 'main section:has(> * table), main section:has(table)');
    const end = Math.max(...tables.map(({ right }) => right));
    expect(end, template).toBeGreaterThan((panel?.right ?? Number.NaN) - 60);
  },
);

inEveryTemplate(
  'the numbers of two departments stand on one line each beside a form',
  'pages-location--full',
  768,
  async (page, template) => {
    const lines = await linesOf(page, String.raw`\(02\)\s5550\s01\d\d`);
    expect(lines.length, template).toBeGreaterThan(3);
    expect(Math.max(...lines), template).toBe(1);
  },
);

inEveryTemplate(
  'no field stands alone in half a row before one that takes all of the next',
  'pages-tradein--details',
  DESK,
  async (page, template) => {
    const [email] = await boxes(page, 'main input[name="email"]');
    const [button] = await boxes(page, 'main form button[type="submit"]');
    expect(email?.width, template).toBeCloseTo(button?.width ?? Number.NaN, 0);
  },
);

inEveryTemplate(
  'beside a long form, the tables of a vehicle follow its facts',
  'pages-detail--full',
  DESK,
  async (page, template) => {
    const facts = await boxes(page, 'main div:has(> [data-later]) > :not([data-later])');
    const [tables] = await boxes(page, 'main div > [data-later]:not(:has(form))');
    const end = Math.max(...facts.map(({ bottom }) => bottom));
    expect((tables?.top ?? Number.NaN) - end, template).toBeLessThan(80);
  },
);

inEveryTemplate(
  'the number of a licence stands on one line',
  'pages-locations--all',
  DESK,
  async (page, template) => {
    const lines = await linesOf(page, String.raw`MV?R?[LD] DEMO \d+`);
    expect(lines.length, template).toBeGreaterThan(4);
    expect(Math.max(...lines), template).toBe(1);
  },
);

inEveryTemplate(
  'an offer and the form under it stand on the same edges',
  'pages-offer--ordinary',
  DESK,
  async (page, template) => {
    const [picture, words] = await boxes(page, 'main article:has(h1) > *');
    const [form] = await boxes(page, 'main #enquire');
    const [place] = await boxes(page, 'main aside');
    expect(form?.right, template).toBeCloseTo(picture?.right ?? Number.NaN, 0);
    expect(place?.left, template).toBeCloseTo(words?.left ?? Number.NaN, 0);
  },
);

inEveryTemplate(
  "an offer's buttons fill the width of a phone",
  'pages-offer--ordinary',
  390,
  async (page, template) => {
    const [words] = await boxes(page, 'main article > :has(> h1)');
    const [first] = await boxes(page, 'main article a[aria-label^="Enquire"]');
    const [last] = await boxes(page, 'main article a[aria-label^="Enquire"] ~ a');
    expect(first?.left, template).toBeCloseTo(words?.left ?? Number.NaN, 0);
    expect(last?.right, template).toBeCloseTo(words?.right ?? Number.NaN, 0);
  },
);

for (const width of [DESK, 1000, 1920]) {
  inEveryTemplate(
    `no model stands alone in a last row of ${width} pixels`,
    'pages-models--whole',
    width,
    async (page, template) => {
      const tops = (await boxes(page, 'main li:has(> article)')).map(({ top }) => Math.round(top));
      expect(tops, template).toHaveLength(5);
      expect(tops.filter((top) => top === tops.at(-1)).length, template).toBeGreaterThan(1);
    },
  );
}

const SHARED_ROWS: readonly (readonly [string, readonly number[]])[] = [
  ['pages-offers--several', [390, 768, 1000, DESK, 1920]],
  ['pages-models--whole', [390, 768, 820, 991]],
  ['pages-reviews--few', [390, 768, DESK]],
  ['reviews-reviewsection--grid', [390, 768, 1000, DESK]],
  ['reviews-reviewsection--one', [768, DESK]],
];
for (const [id, widths] of SHARED_ROWS) {
  for (const width of widths) {
    inEveryTemplate(
      `no row of cards ends half empty in ${width} pixels of ${id}`,
      id,
      width,
      async (page, template) => {
        const [list] = await boxes(page, 'ul:has(> li > article)');
        const cards = await boxes(page, 'ul > li:has(> article)');
        const ends = new Map<number, number>();
        for (const { top, right } of cards) {
          ends.set(Math.round(top), Math.max(right, ends.get(Math.round(top)) ?? 0));
        }
        expect(ends.size, template).toBeGreaterThan(0);
        const short = [...ends.values()].filter((end) => end < (list?.right ?? Infinity) - 1);
        expect(short, template).toEqual([]);
      },
    );
  }
}

inEveryTemplate(
  'a button of two lines ends in no single word',
  'pages-offers--several',
  768,
  async (page, template) => {
    const lines = await page.locator('main a[aria-label^="Enquire"] + a').evaluateAll((all) =>
      all.map((link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        const widths: number[] = [];
        let line = Number.NEGATIVE_INFINITY;
        for (const { top, bottom, width } of text.getClientRects()) {
          const middle = (top + bottom) / 2;
          if (middle > line + 8) widths.push(0);
          widths[widths.length - 1] = (widths.at(-1) ?? 0) + width;
          line = middle;
        }
        return widths;
      }),
    );
    expect(lines.length, template).toBeGreaterThan(1);
    const uneven = lines.filter((all) => Math.min(...all) < Math.max(...all) / 3);
    expect(uneven, template).toEqual([]);
  },
);

inEveryTemplate(
  'of five places no words of four are broken, and the fifth fills its row',
  'pages-locations--all',
  DESK,
  async (page, template) => {
    const lines = await linesOf(page, 'By appointment only');
    expect(lines.length, template).toBeGreaterThan(4);
    expect(Math.max(...lines), template).toBe(1);
    const states = await boxes(page, 'main article > p:has(> span > svg)');
    expect(Math.max(...states.map(({ height }) => height)), template).toBeLessThan(44);
    const last = 'main ul:has(> li > article) > li:nth-child(5) > article';
    const [card] = await boxes(page, last);
    const [hours] = await boxes(page, `${last} table`);
    const [foot] = await boxes(page, `${last} > :last-child`);
    expect(foot?.left, template).toBeGreaterThan(hours?.right ?? Number.NaN);
    expect(foot?.right, template).toBeGreaterThan((card?.right ?? Number.NaN) - 60);
    expect(card?.height, template).toBeLessThan(320);
  },
);

inEveryTemplate(
  'the place that has the map for itself is not to be looked for on it',
  'pages-location--full',
  390,
  async (page, template) => {
    await expect(page.getByRole('button', { name: 'Zoom in' }), template).toBeVisible();
    await expect(page.getByText('Show on map'), template).toBeHidden();
  },
);

inEveryTemplate(
  "a car's four facts stand in one row beside its photos, and so do three points",
  'pages-detail--full',
  DESK,
  async (page, template) => {
    for (const [selector, count] of [
      ['main ul:has(> li:text-is("CVT")) > li', 4],
      ['main section:has(h2:text("Why Buy From Us?")) li', 3],
    ] as const) {
      const tops = (await boxes(page, selector)).map(({ top }) => Math.round(top));
      expect(tops, template).toHaveLength(count);
      expect(new Set(tops).size, template).toBe(1);
    }
  },
);

inEveryTemplate(
  'no box of a budget lies on the car beside it',
  'pages-budgetfinder--default',
  390,
  async (page, template) => {
    const ticks = await boxes(page, 'main fieldset label > input');
    const cars = await boxes(page, 'main fieldset label > svg');
    expect(ticks.length, template).toBeGreaterThan(6);
    const over = ticks.filter(({ left }, index) => left < (cars[index]?.right ?? Infinity));
    expect(over, template).toEqual([]);
  },
);

inEveryTemplate(
  'the arrow after the name of a vehicle stands beside its last word',
  'home-vehiclespotlight--longest',
  768,
  async (page, template) => {
    const link = page.getByRole('link', { name: /^View / });
    const [arrow] = await boxes(page, 'article a > svg');
    const last = await link.evaluate((element) => {
      const text = document.createRange();
      text.setStart(element, 0);
      text.setEndBefore(element.lastElementChild ?? element);
      const { right, bottom } = [...text.getClientRects()].at(-1) ?? new DOMRect();
      return { right, bottom };
    });
    expect(Math.abs((arrow?.left ?? Number.NaN) - last.right), template).toBeLessThan(24);
    expect(Math.abs((arrow?.bottom ?? Number.NaN) - last.bottom), template).toBeLessThan(12);
  },
);

test("a model's price in a brand's menu stands on one line", async ({
  storyPage: { page, show, wear },
}) => {
  await page.setViewportSize({ width: DESK, height: 900 });
  await show('chrome-header--brand-menu');
  for (const theme of templates) {
    await wear(theme);
    const opener = page.getByRole('banner').locator('nav summary').first();
    if (!(await opener.evaluate((element) => element.closest('details')?.open))) {
      await opener.click();
    }
    const prices = page.locator('header nav small:visible');
    await expect(prices.first(), theme.name).toBeVisible();
    const lines = await linesOf(page, String.raw`From \$\d+,\d+ drive away`);
    expect(lines.length, theme.name).toBeGreaterThan(1);
    expect(Math.max(...lines), theme.name).toBe(1);
  }
});
