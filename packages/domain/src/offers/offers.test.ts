import { describe, expect, test } from 'vitest';
import {
  exploreLabel,
  isOfferCurrent,
  isOfferShown,
  offerEnds,
  offerHtml,
  offerImage,
  offerPath,
  shownOffers,
} from '../index.ts';
import type { Offer } from './offer.ts';

const NOW = Date.UTC(2026, 10, 25);

function anOffer(fields: Partial<Offer> = {}): Offer {
  return {
    id: 'o1',
    name: 'Offer',
    description: null,
    sanitizedDescription: null,
    disclaimer: null,
    imageUrl: null,
    imageOrModelImageUrl: null,
    manufacturer: null,
    model: null,
    excludedWebsiteIds: [],
    startsAt: null,
    expiresAt: null,
    ...fields,
  };
}

test('an offer is absent from the sites it excludes, and a strip shows its count (R1-07, R2-13)', () => {
  const offers = [
    anOffer({ id: 'a' }),
    anOffer({ id: 'b', excludedWebsiteIds: ['w1'] }),
    anOffer({ id: 'c' }),
  ];
  const w1 = { websiteId: 'w1', now: NOW };
  const w2 = { websiteId: 'w2', now: NOW };
  expect(shownOffers(offers, w1).map(({ id }) => id)).toEqual(['a', 'c']);
  expect(shownOffers(offers, w2).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(shownOffers(offers, w1, 1).map(({ id }) => id)).toEqual(['a']);
  expect(shownOffers(offers, w1, 0)).toEqual([]);
  expect(isOfferShown(anOffer({ excludedWebsiteIds: ['w1'] }), w1)).toBe(false);
});

test.each([
  [null, null, true],
  [NOW - 1, null, true],
  [NOW, null, true],
  [NOW + 1, null, false],
  [null, NOW - 1, false],
  [null, NOW, false],
  [null, NOW + 1, true],
  [NOW, NOW + 1, true],
  [NOW - 2, NOW - 1, false],
])('an offer from %j until %j is current: %j (R2-13)', (startsAt, expiresAt, current) => {
  expect(isOfferCurrent({ startsAt, expiresAt }, NOW)).toBe(current);
  expect(
    shownOffers([anOffer({ startsAt, expiresAt })], { websiteId: 'w1', now: NOW }),
  ).toHaveLength(current ? 1 : 0);
});

test.each([
  [null, null],
  ['2027-01-01T00:00:00+10:00', 'Ends 31/12/2026'],
  ['2026-12-31T12:00:00+10:00', 'Ends 31/12/2026'],
  ['2026-12-31T00:00:00.001+10:00', 'Ends 31/12/2026'],
])('an offer that is gone at %j: %j', (expires, ends) => {
  const expiresAt = expires === null ? null : Date.parse(expires);
  expect(offerEnds({ expiresAt }, 'Australia/Brisbane')).toBe(ends);
});

test.each([
  ['jeep', '/offers/jeep/o1'],
  [null, '/offers/o1'],
  ['', '/offers/o1'],
])('the path of an offer of %j is %s (R2-13)', (manufacturer, path) => {
  expect(offerPath(anOffer({ manufacturer }))).toBe(path);
});

test('the path of an odd id is encoded', () => {
  expect(offerPath({ id: 'a/b', manufacturer: 'c d' })).toBe('/offers/c%20d/a%2Fb');
});

test.each([
  ['/model.jpg', '/plain.jpg', '/model.jpg'],
  [null, '/plain.jpg', '/plain.jpg'],
  ['', '/plain.jpg', '/plain.jpg'],
  [null, null, null],
])('image %j, %j: %j (R3-15)', (imageOrModelImageUrl, imageUrl, image) => {
  expect(offerImage({ imageOrModelImageUrl, imageUrl })).toBe(image);
});

describe('offerHtml (R3-15)', () => {
  test.each([
    ['<p>Raw</p>', '<p>Clean</p>', '<p>Clean</p>'],
    [
      `<script>alert("a&b'c")</script>`,
      null,
      '&#60;script&#62;alert(&#34;a&#38;b&#39;c&#34;)&#60;/script&#62;',
    ],
    ['Plain', ' ', 'Plain'],
    [null, null, ''],
  ])('%j, cleaned %j: %j', (description, sanitizedDescription, html) => {
    expect(offerHtml({ description, sanitizedDescription })).toBe(html);
  });
});

test('an offer with a model leads to it (R2-75)', () => {
  expect(exploreLabel({ model: { name: 'Wrangler', slug: 'wrangler', overrideUrl: null } })).toBe(
    'Explore Wrangler',
  );
  expect(exploreLabel({ model: null })).toBeNull();
});

describe('what an offer shows', () => {
  test('an offer has a path with and without manufacturer, unless excluded (R2-13, R2-75, R3-15)', () => {
    expect(offerPath({ id: 'o1', manufacturer: 'kia' })).toBe('/offers/kia/o1');
    expect(offerPath({ id: 'o1', manufacturer: null })).toBe('/offers/o1');
    const offer = {
      id: 'o1',
      name: 'Offer',
      description: '<b>5 < 6</b>',
      sanitizedDescription: null,
      disclaimer: null,
      imageUrl: '/plain.jpg',
      imageOrModelImageUrl: null,
      manufacturer: null,
      model: { name: 'Rio', slug: 'rio', overrideUrl: null },
      excludedWebsiteIds: ['w1'],
      startsAt: null,
      expiresAt: null,
    };
    expect([
      isOfferShown(offer, { websiteId: 'w1', now: NOW }),
      isOfferShown(offer, { websiteId: 'w2', now: NOW }),
    ]).toEqual([false, true]);
    expect(offerImage(offer)).toBe('/plain.jpg');
    expect(offerImage({ ...offer, imageOrModelImageUrl: '/model.jpg' })).toBe('/model.jpg');
    expect(exploreLabel(offer)).toBe('Explore Rio');
  });

  test('offer text is sanitised; script in description never executes (R3-15)', () => {
    const raw = { description: '<script>x</script>', sanitizedDescription: null };
    expect(offerHtml(raw)).not.toContain('<');
    expect(offerHtml({ ...raw, sanitizedDescription: '<p>x</p>' })).toBe('<p>x</p>');
  });
});
