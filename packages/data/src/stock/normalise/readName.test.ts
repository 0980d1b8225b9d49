import { expect, test } from 'vitest';
import { readName, Spellings } from './readName.ts';

function named(make: string, model: string) {
  return readName({ make, model, badge: null }, new Spellings(), () => {});
}

test.each([
  ['Toyota', 'Toyota HiLux', 'HiLux'],
  ['Zotye', 'Zotye T600', 'T600'],
  ['Alfa', 'Romeo 159', '159'],
])('%s and %s is a %s', (make, model, read) => {
  expect(named(make, model).model).toBe(read);
});

test.each([
  ['Zotye', 'Zotye -'],
  ['Zotye', 'Zotye N/A'],
])('of %s and %s no model is left that says nothing', (make, model) => {
  expect(named(make, model).model).toBe(model);
});
