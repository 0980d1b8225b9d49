import { expect, test } from 'vitest';
import { isLeadOf } from '../index.ts';
import type { Lead } from './lead.ts';

const lead = { enquiry: { email: 'Kim@Example.com', phone: '0412 345 678' } } as Lead;

test.each([
  ['kim@example.com', true],
  [' KIM@example.com ', true],
  ['im@example.com', false],
  ['+61 412 345 678', true],
  ['+61 (0)412-345-678', true],
  ['0412345678', true],
  ['412345678', true],
  ['0412 345 679', false],
  ['5678', false],
  ['', false],
  ['@', false],
])('%j is who sent it: %s', (contact, expected) => {
  expect(isLeadOf(lead, contact)).toBe(expected);
});

test('a lead without a number is nobody’s by number', () => {
  expect(isLeadOf({ enquiry: { ...lead.enquiry, phone: '' } }, '+')).toBe(false);
});
