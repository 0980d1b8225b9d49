import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Filter, operationsOf } from '../filter/filter.ts';
import { printFilter } from '../filter/printFilter.ts';
import { filtersOf, operationsIn } from './filterOperations.ts';

test.each([
  ['make:=kia', 1],
  ['make:=[kia,mg,ldv]', 1],
  ['make:=kia && sold:=false', 3],
  ['(make:=kia || make:=mg) && ((sold:=false))', 5],
  ['make:=`a && (b` || sold:=false', 3],
])('%s counts %i', (filter, operations) => {
  expect(operationsIn(filter)).toBe(operations);
});

test('finds the filters that an order evaluates', () => {
  const sort_by = '_eval([ (words:=a && (words:=b || stock:=eb)):2, (words:=a):1 ]):desc,rank:desc';
  expect(filtersOf({ filter_by: 'sold:=false', sort_by })).toEqual([
    'sold:=false',
    'words:=a && (words:=b || stock:=eb)',
    'words:=a',
  ]);
});

test('agrees with what a filter says of itself before it is printed', () => {
  const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
    filter: fc.oneof(
      { maxDepth: 4 },
      fc.constant<Filter>({ kind: 'is', field: 'make', codes: ['kia', 'mg'] }),
      fc.constant<Filter>({ kind: 'flag', field: 'sold', on: true }),
      fc.record({
        kind: fc.constantFrom('all' as const, 'any' as const),
        of: fc.array(tie('filter'), { maxLength: 4 }),
      }),
    ),
  }));
  fc.assert(
    fc.property(filter, (one) => {
      expect(operationsIn(printFilter(one))).toBe(operationsOf(one));
    }),
  );
});
