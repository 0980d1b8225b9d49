import { expect, it } from 'vitest';
import { joinedNeighbours, queryWords, words } from './words.ts';

it.each([
  ['D-MAX, SX', ['d', 'max', 'sx']],
  ['Citroën Škoda', ['citroen', 'skoda']],
  ['2.4L  (4X4)', ['2', '4l', '4x4']],
  ['`&& || <b>', ['b']],
  ['日産 ノート', ['日産', 'ノート'.normalize('NFKD')]],
  [' -- ', []],
  ['\ud800', []],
])('cuts %j into words', (text, expected) => {
  expect(words(text)).toEqual(expected);
});

it('counts the first ten words of a query', () => {
  expect(queryWords('a b c d e f g h i j k l')).toEqual([...'abcdefghij']);
});

it('joins neighbours', () => {
  expect(joinedNeighbours(['land', 'cruiser', 'prado'])).toEqual(['landcruiser', 'cruiserprado']);
  expect(joinedNeighbours(['land'])).toEqual([]);
});
