import { expect, test } from 'vitest';
import { meanings, priceDisplay, termOf } from '../index.ts';
import { aVehicle } from '../testing/aVehicle.ts';
import { tagCopy } from './tagCopy.ts';

test.each(['drive_away', 'egc'] as const)(
  'a price that is %s has its basis explained',
  (priceType) => {
    const rules = { labels: { noPrice: '' }, subscriptions: false };
    const price = priceDisplay(aVehicle({ priceType }), rules);
    if (price.kind !== 'price' || price.basis === null) throw new Error('A basis is needed.');
    expect(meanings[price.basis]).toMatch(/charges|price/);
  },
);

test('finds a word in any case', () => {
  expect(termOf(' test drive only ')).toBe('Test Drive Only');
  expect(termOf(tagCopy.comingSoon)).toBe('COMING SOON');
  expect(termOf(tagCopy.reserved)).toBe('Reserved');
});

test.each(['New', '', 'Test Drive', 'toString'])('knows no other: %j', (text) => {
  expect(termOf(text)).toBeNull();
});
