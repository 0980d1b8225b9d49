import { describe, expect, test } from 'vitest';
import { readSuccessCookie, successCookie } from './successCookie.ts';

const record = { category: 'Vehicle Enquiry', subcategory: null, carId: '7', event: 15, at: 1 };

test('what was written is read again', () => {
  const [pair] = successCookie(record, true).split(';');
  expect(readSuccessCookie(`other=1; ${pair}`)).toEqual(record);
});

test.each([
  [{ preferredDate: '2026-11-28T10:00', preferredTime: 'kept' }, null],
  [{ preferredDate: '2026-11-28' }, null],
  [{ preferredDate: '<b>', preferredTime: 'kept' }, {}],
  [
    { preferredDate: '2026-11-28T10:00', preferredTime: 'x' },
    { preferredDate: '2026-11-28T10:00' },
  ],
] as const)('of a day and a time %j is read', (told, read) => {
  const [pair = ''] = successCookie({ ...record, ...(told as object) }, true).split(';');
  expect(readSuccessCookie(pair)).toEqual({ ...record, ...(read ?? told) });
});

test('by https the cookie is secure, and never readable by script', () => {
  expect(successCookie(record, true)).toMatch(/HttpOnly; SameSite=Lax; Secure$/);
  expect(successCookie(record, false)).not.toContain('Secure');
});

describe('whatever cannot be read is absent (R2-21)', () => {
  test.each([
    null,
    '',
    'fc_success=',
    'fc_success=%%%',
    'fc_success=bm90IGpzb24',
    `fc_success=${Buffer.from('null').toString('base64url')}`,
    `fc_success=${Buffer.from('{"category":1,"at":2}').toString('base64url')}`,
    `fc_success=${'a'.repeat(3000)}`,
  ])('%j', (header) => {
    expect(readSuccessCookie(header)).toBeNull();
  });
});
