import { expect, it } from 'vitest';
import { printFilter } from '../filter/printFilter.ts';
import { textFilter } from './textFilter.ts';
import { vocabularyOf } from './vocabulary.ts';

const vocabulary = vocabularyOf([
  ...['land', 'cruiser', 'landcruiser', 'golf', 'gold', 'ranger', 'range', 'rangerover', 'rover'],
  ...['i30', 'toyota', 'rio', 'riots', 'cx5', 'cx', '5'],
]);

it.each([
  ['golf', 'words:=golf || stock:=bgolf', ['words:=golf || stock:=egolf']],
  ['gol', 'words:=[golf,gold] || stock:=bgol', ['stock:=egol']],
  ['ranger', 'words:=ranger || stock:=eranger', ['words:=ranger || stock:=eranger']],
  ['range', 'words:=range || stock:=erange', ['words:=range || stock:=erange']],
  ['toyta', 'words:=toyota || stock:=btoyta', ['stock:=etoyta', 'stock:=btoyta']],
  [
    'rio golf',
    '(words:=rio || stock:=erio) && (words:=golf || stock:=bgolf)',
    ['(words:=rio || stock:=erio) && (words:=golf || stock:=egolf)'],
  ],
  [
    'i 30',
    '(stock:=ei && stock:=b30) || words:=i30 || stock:=bi30',
    [
      '(stock:=ei && stock:=e30) || words:=i30 || stock:=ei30',
      '(stock:=ei && stock:=b30) || words:=i30 || stock:=bi30',
    ],
  ],
  ['submarine', 'stock:=bsubmarine', ['stock:=esubmarine', 'stock:=bsubmarine']],
])('%s', (query, matching, better) => {
  const filter = textFilter(vocabulary, query);
  expect(filter && printFilter(filter.matching)).toBe(matching);
  expect(filter?.better.map(printFilter)).toEqual(better);
});

it('has no filter for no words', () => {
  expect(textFilter(vocabulary, '&& || `')).toBeNull();
});
