import { expect, test } from 'vitest';
import { type Viewport, type VisibleArea, visibleArea } from './visibleArea.ts';

const cases: [string, Viewport, VisibleArea | null][] = [
  ['nothing covers the window', { height: 844, offsetTop: 0, scale: 1 }, null],
  ['a browser bar is not a keyboard', { height: 790, offsetTop: 0, scale: 1 }, null],
  ['a keyboard', { height: 508, offsetTop: 0, scale: 1 }, { top: 0, height: 508 }],
  [
    'a keyboard, the page pushed up by it',
    { height: 507.6, offsetTop: 211.4, scale: 1 },
    { top: 211, height: 508 },
  ],
  ['zoomed in, nothing covered', { height: 422, offsetTop: 100, scale: 2 }, null],
  [
    'a rounding of the browser is no zoom',
    { height: 500, offsetTop: 0, scale: 1.001 },
    { top: 0, height: 500 },
  ],
];

test.each(cases)('%s', (_name, viewport, area) => {
  expect(visibleArea(viewport, 844)).toEqual(area);
});
