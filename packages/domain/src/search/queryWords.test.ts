import { expect, test } from 'vitest';
import { queryWords, textWords, unsearchedText } from './queryWords.ts';

test.each([
  ['D-MAX, SX', ['d', 'max', 'sx']],
  ['Citroën Škoda', ['citroen', 'skoda']],
  ['2.4L  (4X4)', ['2', '4l', '4x4']],
  ['`&& || <b>', ['b']],
  ['日産 ノート', ['日産', 'ノート'.normalize('NFKD')]],
  [' -- ', []],
  ['\ud800', []],
])('cuts %j into words', (text, expected) => {
  expect(textWords(text)).toEqual(expected);
});

test('counts the first ten words of a query', () => {
  expect(queryWords('a b c d e f g h i j k l')).toEqual([...'abcdefghij']);
});

const NINE = 'a b c d e f g h i';

test.each([
  ['', ''],
  [`${NINE} j`, ''],
  [`${NINE} j  --`, ''],
  [`${NINE} j k`, 'k'],
  [`${NINE} d-max Tow Bar`, 'max Tow Bar'],
  [`${NINE} j Škoda, 2.4L`, 'Škoda, 2.4L'],
  [`"${NINE} j k l"`, 'k l'],
  // One letter is two words: neither is passed over.
  [`${NINE} ½`, '½'],
  [`${NINE} j 𝐤`, '𝐤'],
])('leaves out of %j: %j', (query, expected) => {
  expect(unsearchedText(query)).toBe(expected);
});
