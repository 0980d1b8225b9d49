import { parseSiteConfig } from '@forecourt/data';
import { aVehicle } from '@forecourt/data/testing';
import { expect, test } from 'vitest';
import { cardRecord, cardView, vehicleCard } from '../presenters/vehicleCard.ts';
import type { ListingView } from './listingView.ts';
import {
  answerOf,
  openListing,
  packListing,
  type ServedListing,
  unpackListing,
} from './servedListing.ts';

const locations = [{ id: 'l', slug: 'l', name: 'L' }];
const own = { slug: 'one', name: 'One', template: 'wire' };
const config = parseSiteConfig('site.json', { ...own, locations }, {});
const vehicle = aVehicle({ id: 'a', images: [{ url: '/a.jpg' }] });
const NOW = 1_795_000_000_000;

const { imageService, labels } = config;
const served = {
  count: 1,
  cards: [cardRecord(vehicle, config, NOW)],
  cardRules: { imageService, labels },
  stockFiles: null,
} as unknown as ServedListing;

test('records open to the cards that the server would draw', () => {
  expect(openListing(served).cards).toEqual([vehicleCard(vehicle, config, NOW)]);
});

test('the same answer opens to the same listing, so that nothing is drawn anew', () => {
  expect(openListing(served)).toBe(openListing(served));
});

test('what this browser found is open already', () => {
  const found = { count: 0, cards: [] } as unknown as ListingView;
  expect(openListing(found)).toBe(found);
  expect(answerOf(found)).toBe(found);
});

test('what a server packs it need not read again', () => {
  expect(answerOf(packListing(served, null))).toBe(served);
});

test('data that were asked for alone hold the listing, and open to the same one each time', () => {
  const { packed } = packListing(served, null);
  const sent = { packed };
  expect(unpackListing(sent)).toEqual(served);
  expect(unpackListing(sent)).toBe(unpackListing(sent));
});

test('a document holds the listing once, apart from what the router sends', () => {
  const page = { json: null as string | null, html: null, things: [], chrome: null };
  expect(packListing(served, page)).toEqual({ packed: null });
  expect(JSON.parse(page.json ?? '')).toEqual(served);
});

test('a listing of no cards is one, too', () => {
  const none = { ...served, cards: [] };
  expect(JSON.parse(packListing(none, null).packed ?? '')).toEqual(none);
});

test('a record lasts a minute, and never for another configuration', () => {
  const record = cardRecord(vehicle, config, NOW);
  expect(cardRecord(vehicle, config, NOW)).toBe(record);
  expect(cardRecord(vehicle, { ...config }, NOW)).not.toBe(record);
  const rules = { imageService, labels };
  expect(cardView(record, rules)).toBe(cardView(record, rules));
  const other = cardView(record, { ...rules, labels: { ...labels, enquire: 'Ask us' } });
  expect(other.enquireLabel).toBe('Ask us');
});

test('a tag that goes with the days goes from a record, too', () => {
  const added = aVehicle({
    id: 'b',
    createdAt: NOW,
    tag: null,
    fuel: 'Petrol',
    simpleFuel: 'Petrol',
  });
  const days = (count: number) => cardRecord(added, config, NOW + count * 86_400_000).tag?.kind;
  expect([days(0), days(9)]).toEqual(['new', undefined]);
});

test('records of cars that nobody looks at any more are let go', () => {
  const first = cardRecord(vehicle, config, NOW);
  for (let at = 0; at < 2_001; at += 1) cardRecord(aVehicle({ id: `v-${at}` }), config, NOW);
  expect(cardRecord(vehicle, config, NOW)).not.toBe(first);
  expect(cardRecord(vehicle, config, NOW)).toEqual(first);
});
