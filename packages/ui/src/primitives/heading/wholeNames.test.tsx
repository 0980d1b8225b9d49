import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { whole } from './heading.css.ts';
import { wholeNames } from './wholeNames.tsx';

function drawn(text: string) {
  return renderToStaticMarkup(wholeNames(text))
    .replaceAll(`<span class="${whole}">`, '[')
    .replaceAll('</span>', ']');
}

test.each([
  ['2021 Toyota Corolla', '2021 Toyota Corolla'],
  ['2025 Mercedes-Benz G-Class', '2025 [Mercedes-Benz] [G-Class]'],
  ['D-MAX', '[D-MAX]'],
  ['a\nwell-kept  car', 'a\n[well-kept]  car'],
  ['- one, two -', '- one, two -'],
  ['', ''],
  ['2021 Shootingbrakesportback', '2021 [Shootingbrakesport<wbr/>back]'],
  ['like name@example.com', 'like [name@<wbr/>example.com]'],
  ['Überlandreisewagen', '[Überlandreisew<wbr/>agen]'],
])('%j keeps its names whole', (text, expected) => expect(drawn(text)).toBe(expected));

test('a word as long as a comment may be is read once', () => {
  const word = 'x'.repeat(20_000);
  expect(drawn(`${word} and D-MAX`)).toBe(`${word} and [D-MAX]`);
});
