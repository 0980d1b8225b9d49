import { boxes, DESK, inEveryTemplate, linesOf } from './measure.ts';
import { expect } from './storyPage.ts';

// Rows that fill their width, in every template: faults that eyes found.

/** A sheet has a line of a pixel at each side. */
const LINES = 2;

inEveryTemplate(
  'an offer that is alone fills its row',
  'pages-offers--one',
  DESK,
  async (page, template) => {
    const [list] = await boxes(page, 'main ul:has(> li > article)');
    const [card] = await boxes(page, 'main article');
    expect(card?.width, template).toBeGreaterThanOrEqual((list?.width ?? Number.NaN) - LINES);
  },
);

inEveryTemplate(
  'three offers fill their rows on a wide screen, and, beside each other, the first one’s buttons its card',
  'pages-offers--several',
  1920,
  async (page, template) => {
    const [list] = await boxes(page, 'main ul:has(> li > article)');
    const cards = await boxes(page, 'main article');
    expect(cards, template).toHaveLength(3);
    expect(cards.at(-1)?.right, template).toBeGreaterThanOrEqual(
      (list?.right ?? Number.NaN) - LINES,
    );
    // Classic has notices and prestige spreads, one under the other, with words beside the button.
    expect(cards[0]?.top === cards.at(-1)?.top, template).toBe(template === 'metro');
    if (template !== 'metro') return;
    // The others have words, which begin where the card's text does.
    const [first] = await boxes(page, 'main li:first-child > article a[aria-label^="Enquire"]');
    const steps = await boxes(page, 'main li:first-child > article a');
    const row = steps.filter(({ top }) => top === first?.top);
    const width = row.reduce((sum, step) => sum + step.width, 0);
    expect(width, template).toBeGreaterThan(0.7 * (cards[0]?.width ?? Number.NaN));
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
  'no field stands alone in half a row before one that takes all of the next',
  'pages-tradein--details',
  DESK,
  async (page, template) => {
    const fields = await boxes(
      page,
      'main form input:is([type="text"], [type="tel"], [type="email"])',
    );
    const [button] = await boxes(page, 'main form button[type="submit"]');
    const rows = Map.groupBy(
      fields.filter(({ width }) => width > 1),
      ({ top }) => Math.round(top),
    );
    expect(rows.size, template).toBeGreaterThan(1);
    // The button takes the whole width, and so does each row of fields.
    for (const row of rows.values()) {
      const [first, last] = [row[0], row.at(-1)];
      expect(first?.left, template).toBeCloseTo(button?.left ?? Number.NaN, 0);
      expect(last?.right, template).toBeCloseTo(button?.right ?? Number.NaN, 0);
    }
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

for (const width of [768, DESK, 1920]) {
  inEveryTemplate(
    `prices and buttons of cards in a row stand on one line in ${width} pixels`,
    'vehicle-vehiclecard--every-with-extras',
    width,
    async (page, template) => {
      const cards = await boxes(page, 'article');
      // Words beside a price may need a line in narrower ones, which a listing of such gives to all.
      if (Math.min(...cards.map(({ width: wide }) => wide)) < 300) return;
      // Of all kinds: with repayments and without, with words beside the price, with one struck.
      for (const part of ['article span:text-matches("^\\\\$[0-9,]+$")', 'article a[aria-label]']) {
        const rows = Map.groupBy(await boxes(page, part), ({ top }) =>
          Math.round(cards.find((card) => card.bottom > top)?.bottom ?? Number.NaN),
        );
        expect(rows.size, template).toBeGreaterThan(1);
        for (const row of rows.values()) {
          const ends = row.map(({ bottom }) => bottom);
          expect(Math.max(...ends) - Math.min(...ends), `${template} ${part}`).toBeLessThan(3);
        }
      }
    },
  );
}
