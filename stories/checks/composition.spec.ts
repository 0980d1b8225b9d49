import { boxes, DESK, inEveryTemplate } from './measure.ts';
import { expect } from './storyPage.ts';

// What stands where: faults that eyes found, measured in every template.

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
  'an offer and the form under it stand on the same edges, or on the same middle',
  'pages-offer--ordinary',
  DESK,
  async (page, template) => {
    const [offer] = await boxes(page, 'main article:has(h1)');
    const [form] = await boxes(page, 'main #enquire');
    const [place] = await boxes(page, 'main aside');
    // Prestige has one column to read, in the middle of the page.
    if (template === 'prestige') {
      for (const part of [form, place])
        expect(middleOf(part), template).toBeCloseTo(middleOf(offer), 0);
      return;
    }
    expect(form?.left, template).toBeCloseTo(offer?.left ?? Number.NaN, 0);
    expect(place?.right, template).toBeCloseTo(offer?.right ?? Number.NaN, 0);
  },
);

inEveryTemplate(
  "an offer's buttons fill the width of a phone",
  'pages-offer--ordinary',
  390,
  async (page, template) => {
    const [offer] = await boxes(page, 'main article:has(h1)');
    const [first] = await boxes(page, 'main article a[aria-label^="Enquire"]');
    const [last] = await boxes(page, 'main article a[aria-label^="Enquire"] ~ a');
    const before = (first?.left ?? Number.NaN) - (offer?.left ?? 0);
    const after = (offer?.right ?? Number.NaN) - (last?.right ?? 0);
    expect(before, template).toBeCloseTo(after, 0);
    // The padding of a panel at most.
    expect(before, template).toBeLessThanOrEqual(32);
  },
);

inEveryTemplate(
  'the place that has the map for itself is not to be looked for on it',
  'pages-location--full',
  390,
  async (page, template) => {
    // A map opens when it is asked for.
    const open = page.getByRole('button', { name: 'Open the map' });
    if (await open.isVisible()) await open.click();
    await expect(page.getByRole('button', { name: 'Zoom in' }), template).toBeVisible();
    await expect(page.getByText('Show on map'), template).toBeHidden();
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

function middleOf(box: { left: number; right: number } | undefined): number {
  return box === undefined ? Number.NaN : (box.left + box.right) / 2;
}

inEveryTemplate(
  'a page about the dealer has its words beside its picture, under its facts, or under its picture',
  'pages-reading--dealer',
  DESK,
  async (page, template) => {
    const [picture] = await boxes(page, '#storybook-root img');
    const [facts] = await boxes(page, '#storybook-root dl');
    const [words] = await boxes(page, '#storybook-root p:has(+ h2)');
    const none = Number.NaN;
    if (template === 'metro') {
      expect(facts?.left, template).toBeGreaterThan(picture?.right ?? none);
      expect(words?.top, template).toBeGreaterThan(facts?.bottom ?? none);
    } else if (template === 'prestige') {
      expect(words?.top, template).toBeGreaterThan(picture?.bottom ?? none);
      expect(facts?.top, template).toBeGreaterThan(words?.bottom ?? none);
    } else {
      expect(words?.right, template).toBeLessThan(picture?.left ?? none);
    }
  },
);
