import { emptySearch, type SearchState } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { withChange } from './withChange.ts';

const asked: SearchState = {
  ...emptySearch,
  query: 'automatic ute',
  page: 2,
  values: { make: ['Kia'] },
};
const read: SearchState = {
  ...asked,
  query: '',
  values: { make: ['Kia'], transmission: ['Automatic'], body: ['Ute'] },
};

test('a change elsewhere leaves the text', () => {
  const next = { ...read, values: { ...read.values, make: ['Kia', 'Ford'] } };
  expect(withChange(asked, read, next)).toEqual({
    ...emptySearch,
    query: 'automatic ute',
    values: { make: ['Kia', 'Ford'] },
  });
});

test('a refinement is taken away, a range comes', () => {
  const { make: _make, ...values } = read.values;
  const next = { ...read, values, ranges: { price: { min: null, max: 30_000 } } };
  expect(withChange(asked, read, next)).toEqual({
    ...emptySearch,
    query: 'automatic ute',
    ranges: { price: { min: null, max: 30_000 } },
  });
});

test('a change of what the text says turns all of it into refinements', () => {
  const next = { ...read, values: { ...read.values, body: ['Ute', 'SUV'] } };
  expect(withChange(asked, read, next)).toEqual({
    ...emptySearch,
    values: { make: ['Kia'], transmission: ['Automatic'], body: ['Ute', 'SUV'] },
  });
});
