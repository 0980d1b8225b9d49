import { parseSiteConfig } from '@forecourt/data';
import { aVehicle } from '@forecourt/data/testing';
import { expect, test } from 'vitest';
import { cardRecord, vehicleCard } from '../../view/vehicleCard.ts';
import type { ListingView } from './listingView.ts';
import { openListing, type ServedListing } from './servedListing.ts';

const locations = [{ id: 'l', slug: 'l', name: 'L' }];
const own = { slug: 'one', id: 'one', name: 'One', dealershipId: 'one', template: 'wire' };
const config = parseSiteConfig('site.json', { ...own, locations }, {});
const vehicle = aVehicle({ id: 'a', images: [{ url: '/a.jpg' }] });
const now = 1_795_000_000_000;

const { imageService, labels } = config;
const served = {
  count: 1,
  cards: [cardRecord(vehicle, config, now)],
  cardRules: { imageService, labels },
  stockFiles: null,
} as unknown as ServedListing;

test('records open to the cards that the server would draw', () => {
  expect(openListing(served).cards).toEqual([vehicleCard(vehicle, config, now)]);
});

test('the same answer opens to the same listing, so that nothing is drawn anew', () => {
  expect(openListing(served)).toBe(openListing(served));
});

test('what this browser found is open already', () => {
  const found = { count: 0, cards: [] } as unknown as ListingView;
  expect(openListing(found)).toBe(found);
});
