import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mobileHint, mobileNumber } from './mobileNumber.ts';

describe('one number, one spelling (R16-02)', () => {
  test.each([
    '0412345678',
    '0412 345 678',
    '(0412) 345-678',
    '04.12.34.56.78',
    '+61412345678',
    '+61 412 345 678',
    '+61 (0)412 345 678',
    '61412345678',
    '0061 412 345 678',
    '0011 61 412 345 678',
    '＋６１４１２３４５６７８',
    '٠٤١٢٣٤٥٦٧٨',
    '۰۴۱۲۳۴۵۶۷۸',
    '०४१२३४५६७८',
    '0412\u00a0345\u2011678',
    '\u202a0412 345 678\u202c',
  ])('%j', (text) => {
    expect(mobileNumber(text)).toBe('+61412345678');
  });
});

describe('no Australian mobile number: no code (R16-06)', () => {
  test.each([
    '',
    '0412 345 67',
    '0412 345 6789',
    '(07) 3555 1234',
    '1300 123 456',
    '0055 12345',
    '+64 21 123 456',
    '+1 412 345 6789',
    '412345678',
    '0412345678;ext=1',
    '0412345678\u0000',
    '0412345678,0498765432',
    '0412345678\r\n0498765432',
    'tel:0412345678',
    'jo@example.com',
    '０'.repeat(50),
  ])('%j', (text) => {
    expect(mobileNumber(text)).toBeNull();
  });
});

test('whatever stands between its digits, in whichever script, a number is itself', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 8, maxLength: 8 });
  const start = fc.constantFrom('04', '+614', '614', '00614', '0011614');
  const mark = fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u2011', '\u200e');
  const zero = fc.constantFrom(0x30, 0xff10, 0x660, 0x6f0, 0x966, 0x9e6);
  fc.assert(
    fc.property(digits, start, fc.array(mark, { minLength: 8, maxLength: 8 }), zero, (...parts) => {
      const [own, begin, marks, script] = parts;
      const written = [...own].map((digit, at) => {
        return String.fromCodePoint(script + Number(digit)) + (marks[at] ?? '');
      });
      expect(mobileNumber(begin + written.join(''))).toBe(`+614${own}`);
    }),
  );
});

test('of any text comes a number of one shape, and that of itself; or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), (text) => {
      const number = mobileNumber(text);
      if (number === null) return;
      expect(number).toMatch(/^\+614\d{8}$/);
      expect(mobileNumber(number)).toBe(number);
    }),
  );
});

test('who has a number knows it, and nobody could call it', () => {
  expect(mobileHint('+61412345678')).toBe('0412 *** *78');
});
