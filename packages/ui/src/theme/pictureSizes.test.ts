import { expect, test } from 'vitest';
import { pictureSizes } from './pictureSizes.ts';
import { wireframe } from './themes/wireframe.ts';

function themed(layout: Partial<typeof wireframe.layout>, columnMin = 280) {
  return {
    ...wireframe,
    card: { ...wireframe.card, columnMin },
    layout: { ...wireframe.layout, density: 1, contentMax: 1200, ...layout },
  };
}

test('a card is one of as many columns as fit, beside the filters where there is room', () => {
  expect(pictureSizes(themed({})).card.split(', ')).toEqual([
    // 1200 less 304 for the filters and two gaps of 16, by three.
    '(min-width: 1248px) 288px',
    '(min-width: 1224px) calc((100vw - 384px) / 3)',
    '(min-width: 992px) calc((100vw - 368px) / 2)',
    '(min-width: 920px) calc((100vw - 80px) / 3)',
    '(min-width: 768px) calc((100vw - 64px) / 2)',
    '(min-width: 608px) calc((100vw - 48px) / 2)',
    'calc(100vw - 32px)',
  ]);
});

test.each([
  ['board', '(min-width: 1248px) 294px'],
  // The filters are in a drawer.
  ['gallery', '(min-width: 1248px) 288px'],
] as const)('in a %s a card has what its filters leave', (listing, widest) => {
  expect(pictureSizes(themed({ listing })).card).toContain(widest);
});

test('cards that are wide stand two and two on a tablet all the same', () => {
  expect(pictureSizes(themed({}, 500)).card).toContain(
    '(min-width: 768px) calc((100vw - 64px) / 2), calc(100vw - 32px)',
  );
});

test('a gallery fills a phone, and leaves room for the price on a large screen', () => {
  expect(pictureSizes(themed({})).mosaic).toMatch(
    /^\(min-width: 768px\) calc\(min\(.*\) \/ 2\), 100vw$/,
  );
  expect(pictureSizes(themed({})).gallery).toBe(
    '(min-width: 992px) calc(min(100vw - 48px, 1200px) - 432px), (min-width: 768px) calc(100vw - 48px), 100vw',
  );
});

test.each([
  ['split', 1.5, '(min-width: 992px) max(50vw, 750px), 100vw'],
  ['cover', 1.5, '(min-width: 992px) max(100vw, 600px), 100vw'],
  // What is cut off at the sides is part of the file.
  ['cover', 2.5, '(min-width: 992px) max(100vw, 1000px), 125vw'],
  ['poster', 1.5, '(min-width: 992px) max(100vw, 1350px), 150vw'],
] as const)('a %s hero of %d is as wide as its place, or as that is high', (hero, ratio, sizes) => {
  expect(pictureSizes(themed({ hero }), ratio).hero).toBe(sizes);
});
