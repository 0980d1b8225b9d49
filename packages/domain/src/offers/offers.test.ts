import { describe, expect, test } from 'vitest';
import {
  exploreLabel,
  isOfferShown,
  offerHtml,
  offerImage,
  offerPath,
  shownOffers,
} from '../index.ts';
import type { Offer } from './offer.ts';

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
    ...fields,
  };
}

test('an offer is absent from the sites it excludes, and a strip shows its count (R1-07, R2-13)', () => {
  const offers = [
    anOffer({ id: 'a' }),
    anOffer({ id: 'b', excludedWebsiteIds: ['w1'] }),
    anOffer({ id: 'c' }),
  ];
  expect(shownOffers(offers, 'w1').map(({ id }) => id)).toEqual(['a', 'c']);
  expect(shownOffers(offers, 'w2').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(shownOffers(offers, 'w1', 1).map(({ id }) => id)).toEqual(['a']);
  expect(shownOffers(offers, 'w1', 0)).toEqual([]);
  expect(isOfferShown(anOffer({ excludedWebsiteIds: ['w1'] }), 'w1')).toBe(false);
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
    };
    expect([isOfferShown(offer, 'w1'), isOfferShown(offer, 'w2')]).toEqual([false, true]);
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
