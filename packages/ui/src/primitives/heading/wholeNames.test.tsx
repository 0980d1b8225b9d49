import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { whole } from './heading.css.ts';
import { wholeNames } from './wholeNames.tsx';

test.each([
  ['2021 Hyundai Tucson', '2021 Hyundai Tucson'],
  ['2025 Mercedes-Benz G-Class', '2025 [Mercedes-Benz] [G-Class]'],
  ['D-MAX', '[D-MAX]'],
  ['now - or later', 'now - or later'],
])('%s', (text, expected) => {
  const html = renderToStaticMarkup(wholeNames(text));
  expect(html).toBe(expected.replaceAll('[', `<span class="${whole}">`).replaceAll(']', '</span>'));
});
