import { expect, test } from 'vitest';
import { sheetsOf } from './sheets.ts';

const rows = {
  base: ['style', 'primitives'],
  modal: ['primitives/modal'],
  fields: ['forms/forms'],
};
const files = [
  'style/reset',
  'primitives/button/button',
  'primitives/modal/modal',
  'forms/forms',
  'forms/slider/slider',
  'forms/formsOfOld',
  'warranty/offer/offer',
];

test('a sheet takes what is named; what nobody names has the sheet of its folder', () => {
  expect(Object.fromEntries(sheetsOf(files, rows))).toEqual({
    'style/reset': 'base',
    'primitives/button/button': 'base',
    'primitives/modal/modal': 'modal',
    'forms/forms': 'fields',
    'forms/slider/slider': 'forms',
    'forms/formsOfOld': 'forms',
    'warranty/offer/offer': 'warranty',
  });
});

test('what has moved away from its sheet is told, not left to another sheet', () => {
  const moved = files.map((file) => file.replace('primitives/modal', 'primitives/overlay'));
  expect(() => sheetsOf(moved, rows)).toThrow(
    /sheet modal takes src\/primitives\/modal, .* pages miss it\. Name its new place in sheets\.ts/,
  );
});
