import { expect, test } from 'vitest';
import { isPostcode } from '../index.ts';
import { isEmail, isPhone } from './contactRules.ts';

test.each([
  '0412 345 678',
  '0412345678',
  '(07) 3555 1234',
  '07-3555-1234',
  '07.3555.1234',
  '+61 7 3555 1234',
  '+61 (0)7 3555 1234',
  '61412345678',
  '0512 345 678',
  '1300 123 456',
  '1800 123 456',
  '+61 1300 123 456',
  '13 14 50',
  '3555 1234',
])('%j is an Australian phone number (R5-17)', (phone) => {
  expect(isPhone(phone)).toBe(true);
});

test.each([
  '',
  '0412 345 67',
  '0412 345 6789',
  '0112 345 678',
  '0612 345 678',
  '+64 21 123 4567',
  '+61 1 3555 1234',
  '1200 123 456',
  '1300 123 45',
  '13 14 5',
  '13 14 501',
  '1555 1234',
  '3555 12345',
  'call me',
  '0412 345 678 ext 9',
  '0412/345678',
  '++61412345678',
])('%j is none (R5-17)', (phone) => {
  expect(isPhone(phone)).toBe(false);
});

test.each([
  'kim@example.com',
  "o'brien+cars@example.com.au",
  'KIM@EXAMPLE.COM',
  'kim@localhost',
  'k@a-b.co',
  `${'k'.repeat(242)}@example.com`,
])('%j is an email address (R5-17)', (email) => {
  expect(isEmail(email)).toBe(true);
});

test.each([
  '',
  'kim',
  'kim@',
  '@example.com',
  'kim@example..com',
  'kim@-example.com',
  'kim@example-.com',
  'kim@example.com.',
  'kim nguyen@example.com',
  'kim@exa mple.com',
  'kim@example.com, all@example.com',
  'kim<kim@example.com>',
  `kim@${'a'.repeat(64)}.com`,
  `${'k'.repeat(243)}@example.com`,
])('%j is none (R5-17)', (email) => {
  expect(isEmail(email)).toBe(false);
});

test.each([
  ['4215', true],
  ['0800', true],
  ['421', false],
  ['42155', false],
  [' 4215', false],
  ['4215\n', false],
  ['42a5', false],
])('postcode %j: %s (R5-11)', (postcode, valid) => {
  expect(isPostcode(postcode)).toBe(valid);
});
