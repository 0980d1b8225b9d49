import { expect, test } from 'vitest';
import { parseFilter } from './parseFilter.ts';

function make(...codes: string[]) {
  return { kind: 'is', field: 'make', codes };
}

test.each([
  ['make:=kia', make('kia')],
  ['make:=[a, b c]', make('a', 'b c')],
  // A backtick in a value ends the quotes, and what follows is a filter.
  ['make:=`a` || site:=`x`', { kind: 'any', of: [make('a'), { ...make('x'), field: 'site' }] }],
  ['make:=`a && b`', make('a && b')],
  [
    'make:=a && make:=b || make:=c',
    { kind: 'any', of: [{ kind: 'all', of: [make('a'), make('b')] }, make('c')] },
  ],
  [
    'make:=a && (make:=b || make:=c)',
    { kind: 'all', of: [make('a'), { kind: 'any', of: [make('b'), make('c')] }] },
  ],
  ['price:>=10', { kind: 'number', field: 'price', sign: '>=', than: 10 }],
  ['sold:=false', { kind: 'flag', field: 'sold', on: false }],
])('reads %s', (text, filter) => {
  expect(parseFilter(text)).toEqual(filter);
});

test.each([
  '',
  'make',
  'make:=',
  'make:=`a',
  'make:=[a',
  '(make:=a',
  'make:=a)',
  'make:=a &&',
  'make:=a,b',
])('does not read %j', (text) => {
  expect(() => parseFilter(text)).toThrow(SyntaxError);
});
