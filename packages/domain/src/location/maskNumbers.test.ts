import { describe, expect, test } from 'vitest';
import { maskNumbers } from './maskNumbers.ts';
import { maskedPhone, phoneKey, phoneText, telHref } from './phone.ts';

const numbers = ['(07) 3555 1234', '0412 345 678', '1300 123 456'];
function mask(text: string): string {
  return maskNumbers(text, numbers);
}

test('a number to be asked for is printed as its mask and leads to its page (R2-74)', () => {
  const masked = maskedPhone('(07) 3555 1234', 2);
  expect(phoneText(masked)).toBe('(07) **** ****');
  expect(phoneKey(masked)).toBe('2');
  expect(telHref(masked)).toBe('/phone/2');
  expect(phoneText('(07) 3555 1234')).toBe('(07) 3555 1234');
  expect(phoneKey('(07) 3555 1234')).toBeNull();
});

describe('a text that is a number becomes one to ask for', () => {
  test.each([
    ['(07) 3555 1234', '(07) **** ****', '0'],
    ['0735551234', '07355*****', '0'],
    ['+61 7 3555 1234', '+61 7 **** ****', '0'],
    ['+61 (0)7 3555-1234', '+61 (*)* ****-****', '0'],
    ['0412-345-678', '0412-***-***', '1'],
    ['1300 123 456', '1300 *** ***', '2'],
  ])('%s', (text, masked, key) => {
    expect(phoneText(mask(text))).toBe(masked);
    expect(phoneKey(mask(text))).toBe(key);
  });
});

describe('in running text', () => {
  test.each([
    ['Call (07) 3555 1234 today, or 0412345678.', 'Call (07) **** **** today, or 04123*****.'],
    ['Call +61 7 3555 1234.', 'Call +61 7 **** ****.'],
    ['tel:0735551234', '/phone/0'],
    ['tel:+61735551234', '/phone/0'],
    ['Another: 07 3555 1235', 'Another: 07 3555 1235'],
    ['Part 907355512345 of 10735551234', 'Part 907355512345 of 10735551234'],
  ])('%s', (text, masked) => {
    expect(mask(text)).toBe(masked);
  });
});

test('a thing of any shape keeps it', () => {
  const thing = { a: [{ phone: '1300 123 456', n: 1, none: null }], at: undefined, yes: true };
  expect(maskNumbers(thing, numbers)).toEqual({
    a: [{ phone: '1300 *** ***¶2', n: 1, none: null }],
    at: undefined,
    yes: true,
  });
  expect(maskNumbers(thing, [])).toBe(thing);
});

test('a number with nothing to hide hides nothing else', () => {
  expect(maskNumbers({ phone: '13 12', year: '1312' }, ['13 12'])).toEqual({
    phone: '13 12',
    year: '1312',
  });
});
