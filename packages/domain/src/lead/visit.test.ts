import { describe, expect, test } from 'vitest';
import { readVisit, visitAfter, visitAt } from './visit.ts';

const landing = {
  path: '/',
  params: [
    ['utm_source', 'news'],
    ['gclid', 'abc'],
    ['page', '2'],
  ],
} as const;

describe('a visit (R3-17)', () => {
  test('remembers each page once in a row, and the campaign of the first', () => {
    const first = visitAfter(null, landing);
    const second = visitAfter(first, { path: '/search', params: [['utm_source', 'other']] });
    const again = visitAfter(second, { path: '/search', params: [] });
    expect(again).toEqual({
      pages: ['/', '/search'],
      params: { utm_source: 'news', gclid: 'abc' },
    });
    expect(readVisit(JSON.stringify(again))).toEqual(again);
  });

  test('of a browser without scripts is the page that the form was on', () => {
    expect(visitAt({ path: '/contact-us', params: [['utm_medium', 'sms\u0007']] })).toEqual({
      pages: ['/contact-us'],
      params: { utm_medium: 'sms' },
    });
    expect(visitAt(null)).toEqual({ pages: [], params: {} });
  });

  test('is never trusted: what is no page and no campaign is left out', () => {
    const sent = {
      pages: [
        '/a?email=x@y.example#z',
        'https://evil.example/',
        '//evil.example',
        7,
        '/b\r\nX: 1',
        '/ok',
      ],
      params: {
        utm_source: 'a\r\nb',
        email: 'x@y.example',
        __proto__: 1,
        gclid: 7,
        fbclid: 'x'.repeat(999),
      },
    };
    const { pages, params } = readVisit(JSON.stringify(sent)) ?? { pages: [], params: {} };
    expect(pages).toEqual(['/a', '/ok']);
    expect(Object.keys(params)).toEqual(['utm_source', 'fbclid']);
    expect(params.utm_source).toBe('a b');
    expect(params.fbclid).toHaveLength(200);
  });

  test('holds fifty pages at most', () => {
    const pages = Array.from({ length: 300 }, (_, index) => `/${index}`);
    expect(readVisit(JSON.stringify({ pages, params: {} }))?.pages).toEqual(pages.slice(-50));
  });

  test.each(['', 'null', '{', '[]', '7', '{"pages":"/","params":[]}', `"${'x'.repeat(30_000)}"`])(
    'that cannot be read is none, or empty: %.30s',
    (text) => {
      expect(readVisit(text) ?? { pages: [], params: {} }).toEqual({ pages: [], params: {} });
    },
  );
});
