import { expect, test } from 'vitest';
import { printFilter } from '../filter/printFilter.ts';
import { operationsIn } from '../testing/filterOperations.ts';
import { textFilter } from './textFilter.ts';
import { vocabularyOf } from './vocabulary.ts';

const vocabulary = vocabularyOf([
  ...['land', 'cruiser', 'landcruiser', 'golf', 'gold', 'ranger', 'range', 'rangerover', 'rover'],
  ...['i30', 'toyota', 'rio', 'riots', 'cx5', 'cx', '5'],
]);

test.each([
  ['golf', 'words:=golf || stock:=bgolf', ['words:=golf || stock:=egolf']],
  ['gol', 'words:=[golf,gold] || stock:=bgol', ['stock:=egol']],
  ['ranger', 'words:=ranger || stock:=eranger', ['words:=ranger || stock:=eranger']],
  ['range', 'words:=range || stock:=erange', ['words:=range || stock:=erange']],
  ['toyta', 'words:=toyota || stock:=btoyta', ['stock:=etoyta', 'stock:=btoyta']],
  [
    'rio golf',
    '(words:=rio || stock:=[erio,briogolf]) && (words:=golf || stock:=[bgolf,briogolf])',
    ['(words:=rio || stock:=[erio,eriogolf]) && (words:=golf || stock:=[egolf,eriogolf])'],
  ],
  [
    'i 30',
    '(words:=i30 || stock:=[ei,bi30]) && (words:=i30 || stock:=[b30,bi30])',
    ['(words:=i30 || stock:=[ei,ei30]) && (words:=i30 || stock:=[e30,ei30])'],
  ],
  [
    'land crusier',
    '(words:=[land,landcruiser] || stock:=[eland,blandcrusier]) && ' +
      '(words:=[cruiser,landcruiser] || stock:=[bcrusier,blandcrusier])',
    [
      '(words:=land || stock:=[eland,elandcrusier]) && stock:=[ecrusier,elandcrusier]',
      '(words:=land || stock:=[eland,blandcrusier]) && stock:=[bcrusier,blandcrusier]',
    ],
  ],
  ['submarine', 'stock:=bsubmarine', ['stock:=esubmarine']],
])('%s', (query, matching, better) => {
  const filter = textFilter(vocabulary, query);
  expect(filter && printFilter(filter.matching)).toBe(matching);
  expect(filter?.better.map(printFilter)).toEqual(better);
});

test('has no filter for no words', () => {
  expect(textFilter(vocabulary, '&& || `')).toBeNull();
});

test('takes two clauses for each of ten words, however they can be joined', () => {
  const digits = [...'1234567890'];
  const joined = digits.slice(1).map((word, at) => `${digits[at]}${word}`);
  const filter = textFilter(vocabularyOf([...digits, ...joined]), `${digits.join(' ')} and more`);
  expect(operationsIn(printFilter(filter!.matching))).toBe(39);
  for (const better of filter!.better) expect(operationsIn(printFilter(better))).toBe(39);
});
