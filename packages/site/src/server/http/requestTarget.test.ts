import { describe, expect, test } from 'vitest';
import { requestTarget } from './requestTarget.ts';

describe('addresses that are read', () => {
  test.each([
    ['/', '/', ''],
    ['/search?a=1?b', '/search', '?a=1?b'],
    ['/cars/caf%C3%A9', '/cars/caf%C3%A9', ''],
    ['/search?%', '/search', '?%'],
  ])('%s', (raw, pathname, search) => {
    expect(requestTarget(raw)).toEqual({ ok: true, pathname, search });
  });
});

describe('addresses that are refused', () => {
  test.each([
    ['', 400],
    ['*', 400],
    ['http://evil.example/', 400],
    ['//evil.example/', 400],
    ['/%E0%A4%A', 400],
    ['/%', 400],
    ['/a%00b', 400],
    ['/%0A', 400],
    ['/cars/x%0D', 400],
    ['/%09/', 400],
    ['/a%7F', 400],
    ['/%C2%85', 400],
    ['/%E2%80%A8', 400],
    ['/search/%E2%80%A9', 400],
    ['/%E2%80%AEgnp', 400],
    ['/%EF%BF%BF', 400],
    ['/%ED%A0%BD', 400],
    ['/a\\b', 400],
    ['/a%5Cb', 400],
    [`/${'a'.repeat(8192)}`, 414],
  ])('%j', (raw, status) => {
    expect(requestTarget(raw)).toEqual({ ok: false, status });
  });

  test('8 KiB is still taken', () => {
    expect(requestTarget(`/${'a'.repeat(8191)}`).ok).toBe(true);
  });
});
