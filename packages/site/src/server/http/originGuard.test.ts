import { describe, expect, test } from 'vitest';
import { isOwnOrigin } from './originGuard.ts';

const ORIGIN = 'https://www.dealer.example';

describe('who may send a form (R17-01)', () => {
  test.each([
    ['own origin', { origin: ORIGIN }, true],
    ['own origin with a cookie', { origin: ORIGIN, cookie: 'a=b' }, true],
    ['another site', { origin: 'https://evil.example' }, false],
    ['a sibling dealer of the same platform', { origin: 'https://other.dealer.example' }, false],
    ['own host, other scheme', { origin: 'http://www.dealer.example' }, false],
    ['own host, other port', { origin: 'https://www.dealer.example:8443' }, false],
    ['a sandboxed frame', { origin: 'null' }, false],
    ['an empty origin', { origin: '' }, false],
    [
      'a foreign origin whatever the rest says',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      false,
    ],
    ['no origin, fetched from the same origin', { 'sec-fetch-site': 'same-origin' }, true],
    ['no origin, fetched from a sibling', { 'sec-fetch-site': 'same-site' }, false],
    ['no origin, fetched from elsewhere', { 'sec-fetch-site': 'cross-site' }, false],
    ['only a referer of the site', { referer: `${ORIGIN}/cars/x` }, true],
    ['only a foreign referer', { referer: 'https://evil.example/' }, false],
    ['a referer that is no address', { referer: 'x' }, false],
    ['nothing at all: no browser', {}, true],
    ['nothing but a cookie', { cookie: 'a=b' }, false],
  ])('%s', (_name, headers, expected) => {
    expect(isOwnOrigin(headers, ORIGIN)).toBe(expected);
  });
});
