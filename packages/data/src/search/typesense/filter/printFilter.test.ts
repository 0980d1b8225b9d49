import { expect, test } from 'vitest';
import type { SiteKey } from '../../../store/store.ts';
import { all, any, type Filter, isCode, isNumber, isOn, isValue } from './filter.ts';
import { printFilter } from './printFilter.ts';
import { siteFilter } from './siteFilter.ts';

test.each<[string, Filter, string]>([
  ['one value', isValue('make', ['Toyota']), 'make:=ztoyota'],
  ['several values', isValue('make', ['Kia', 'MG']), 'make:=[zkia,zmzg]'],
  [
    'a hostile value',
    isValue('badge', ['`] || make:=`x']),
    'badge:=z860z85dz0z87cz87cz0makez83az83dz860x',
  ],
  ['no value', isValue('make', []), 'photos:<0'],
  ['a value that no document has', isValue('make', ['']), 'photos:<0'],
  ['a flag', isOn('sold', false), 'sold:=false'],
  ['a number', isNumber('price', '>=', 1_000), 'price:>=1000'],
  [
    'groups',
    all(
      isOn('shown', true),
      any(isOn('sold', false), all(isOn('sold', true), isNumber('photos', '>', 2))),
    ),
    'shown:=true && (sold:=false || (sold:=true && photos:>2))',
  ],
  ['a group of one', all(any(isOn('sold', false))), 'sold:=false'],
  ['all of none', all(), 'photos:>=0'],
  ['any of none', any(), 'photos:<0'],
  ['what cannot be, with more', all(isOn('shown', true), any()), 'photos:<0'],
])('prints %s', (_, filter, printed) => {
  expect(printFilter(filter)).toBe(printed);
});

test.each(['`x`', 'a,b', 'a]', 'a && b', '', 'A', 'a\n'])(
  'refuses %j as a code (R2-43, R12-04)',
  (code) => {
    expect(() => printFilter(isCode('make', [code]))).toThrow('values in code only');
  },
);

test.each([1.5, Number.NaN, Infinity, 2 ** 53])('refuses %d as a number', (number) => {
  expect(() => printFilter(isNumber('price', '>', number))).toThrow('whole numbers only');
});

test('puts the site first and last, whatever stands between', () => {
  const site = 'north-side' as SiteKey;
  const between = any(isOn('sold', true), isOn('shown', false));
  expect(printFilter(siteFilter(site, between, any()))).toBe(
    'site:=northz1side && (sold:=true || shown:=false) && photos:<0 && site:=northz1side',
  );
});
