import { boxes, DESK, inEveryTemplate, linesOf } from './measure.ts';
import { expect } from './storyPage.ts';

// How words fall on lines, in every template: faults that eyes found.

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
  'a button of two lines ends in no single word',
  'pages-offers--several',
  768,
  async (page, template) => {
    const lines = await page.locator('main a[aria-label^="Enquire"] + a').evaluateAll((all) =>
      all.map((link) => {
        const text = document.createRange();
        const widths: number[] = [];
        let line = Number.NEGATIVE_INFINITY;
        // Words alone: what holds them is as wide as all their lines.
        const words = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
          text.selectNodeContents(node);
          for (const { top, bottom, width } of text.getClientRects()) {
            const middle = (top + bottom) / 2;
            if (middle > line + 8) widths.push(0);
            widths[widths.length - 1] = (widths.at(-1) ?? 0) + width;
            line = middle;
          }
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
