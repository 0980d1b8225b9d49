import { expect, test } from 'vitest';
import { formInput } from '../index.ts';

test('a name that comes several times keeps all its texts; files are no text', () => {
  const file = { name: 'x.png', size: 1 };
  expect(
    formInput([
      ['name', 'Jo'],
      ['additional_services', 'Wash'],
      ['photo', file],
      ['additional_services', 'Loan car'],
      ['additional_services', 'Pick-up'],
    ]),
  ).toEqual({ name: 'Jo', additional_services: ['Wash', 'Loan car', 'Pick-up'] });
});

test('no name is special, whatever an object may call its own (R14-03)', () => {
  const input = formInput([
    ['__proto__', 'a'],
    ['constructor', 'b'],
    ['constructor', 'c'],
  ]);
  expect(Object.entries(input)).toEqual([
    ['__proto__', 'a'],
    ['constructor', ['b', 'c']],
  ]);
  expect(formInput([])['toString']).toBeUndefined();
});
