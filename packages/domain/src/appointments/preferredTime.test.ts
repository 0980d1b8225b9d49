import { expect, test } from 'vitest';
import { preferredText, preferredTimeText, readPreferred } from './preferredTime.ts';

test.each([
  ['2026-11-28', { date: '2026-11-28', time: null }],
  ['2026-11-28T10:00', { date: '2026-11-28', time: '10:00' }],
  ['2028-02-29', { date: '2028-02-29', time: null }],
  ['2026-02-29', null],
  ['2026-11-28T24:00', null],
  ['2026-11-28T10:60', null],
  ['2026-11-28 10:00', null],
  ['28/11/2026', null],
  ['', null],
])('%j is %j', (text, read) => {
  expect(readPreferred(text)).toEqual(read);
});

test.each([
  ['2026-11-28', 'Saturday 28 November 2026'],
  ['2026-11-28T10:00', 'Saturday 28 November 2026, 10:00am'],
  ['2026-12-01T13:30', 'Tuesday 1 December 2026, 1:30pm'],
  ['any Tuesday', 'any Tuesday'],
])('%j reads %j', (text, read) => {
  expect(preferredText(text)).toBe(read);
});

test.each([
  [{}, null],
  [{ preferredDate: '2026-11-28' }, 'Saturday 28 November 2026'],
  [
    { preferredDate: '2026-11-28T10:00', preferredTime: 'kept' },
    'Saturday 28 November 2026, 10:00am (kept for them on the website)',
  ],
  [
    { preferredDate: '2026-11-28T10:00', preferredTime: 'taken' },
    'Saturday 28 November 2026, 10:00am (no longer free when they sent it: agree on another)',
  ],
  [
    { preferredDate: '2026-11-28T10:00', preferredTime: 'unsure' },
    'Saturday 28 November 2026, 10:00am (nobody could tell whether it is free)',
  ],
] as const)('a dealer reads of %j: %j', (enquiry, text) => {
  expect(preferredTimeText(enquiry)).toBe(text);
});
