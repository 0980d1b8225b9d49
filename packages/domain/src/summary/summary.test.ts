import { describe, expect, test } from 'vitest';
import {
  defaultLabels,
  type SummaryRules,
  specRows,
  type TagRules,
  type Vehicle,
  vehicleSummary,
} from '../index.ts';
import { aVehicle } from '../testing/aVehicle.ts';

const now = Date.UTC(2026, 10, 21);
const rules: SummaryRules = {
  labels: { newTag: 'New', soldTag: 'JUST SOLD', noPrice: 'Enquire for price.' },
  subscriptions: false,
  soldTagFor: 'non-used',
  fuelTags: true,
  dropSpecRows: [],
  timeZone: 'Australia/Brisbane',
};
const southport = {
  slug: 'southport',
  name: 'Southport',
  city: 'Southport',
  state: 'QLD',
  postcode: '4215',
};

describe('vehicleSummary', () => {
  test('holds what a card prints', () => {
    const vehicle = aVehicle({
      badge: 'Ascent',
      beforePrice: 27_990,
      stateAverageMarketPrice: 27_490,
      location: southport,
    });
    expect(vehicleSummary(vehicle, rules, now)).toEqual({
      id: 'v1',
      slug: '2021-toyota-corolla-v1',
      itemType: 'car',
      carType: 'used',
      title: '2021 Toyota Corolla',
      subtitle: 'Ascent',
      image: { url: 'https://images.example/v1.jpg' },
      photoCount: 1,
      tag: null,
      state: null,
      sold: false,
      available: true,
      price: {
        kind: 'price',
        text: '$25,990',
        was: { text: 'Was $27,990 now:', amount: '$27,990', saving: 'Save $2,000' },
        basis: null,
      },
      market: '$1,500 below market price',
      facts: ['45,000 km', 'Automatic', 'Petrol', 'Hatch'],
      more: ['White'],
      dealer: 'Southport',
      place: 'Southport, QLD',
    });
  });

  test('adds the facts that a card has room for where it lies down', () => {
    const vehicle = aVehicle({
      engineSize: '2.4L',
      drive: '4x4',
      dealershipName: 'Harbour Motors',
    });
    expect(vehicleSummary(vehicle, { ...rules, dropSpecRows: ['drive'] }, now)).toMatchObject({
      more: ['2.4L', 'White'],
      dealer: 'Harbour Motors',
    });
  });

  test('tells of a sold vehicle that it is sold, and nothing of its price (R4-02)', () => {
    const sold = aVehicle({ sold: true, stateAverageMarketPrice: 27_490 });
    expect(vehicleSummary(sold, rules, now)).toMatchObject({
      tag: null,
      state: 'Sold',
      price: { kind: 'sold', text: 'Sold' },
      market: null,
    });
  });

  test('leaves out what is missing', () => {
    const vehicle = aVehicle({
      km: null,
      simpleTransmission: null,
      simpleFuel: null,
      simpleBody: null,
      images: [],
      price: null,
    });
    expect(vehicleSummary(vehicle, rules, now)).toMatchObject({
      subtitle: null,
      image: null,
      photoCount: 0,
      market: null,
      facts: [],
      place: null,
      price: { kind: 'none', text: 'Enquire for price.' },
    });
  });

  test('says that a sold used vehicle is sold, though its tag does not (R4-02)', () => {
    expect(vehicleSummary(aVehicle({ sold: true }), rules, now)).toMatchObject({
      tag: null,
      sold: true,
      available: false,
    });
  });

  test('keeps 0 km, and words as given where no filter word is', () => {
    const vehicle = aVehicle({
      km: 0,
      simpleTransmission: null,
      transmission: 'CVT',
      simpleFuel: null,
      fuel: 'Premium unleaded',
      simpleBody: null,
      body: 'Five-door',
    });
    expect(vehicleSummary(vehicle, rules, now).facts).toEqual([
      '0 km',
      'CVT',
      'Premium unleaded',
      'Five-door',
    ]);
  });

  test('tells how many a caravan sleeps and how long it is', () => {
    const caravan = {
      bodyWidth: null,
      bodyLength: '20ft',
      tareWeight: null,
      axleType: null,
      sleeps: '4',
      aggregateTrailerMass: null,
    };
    const vehicle = aVehicle({
      itemType: 'caravan',
      km: null,
      simpleTransmission: null,
      simpleFuel: null,
      simpleBody: null,
      caravan,
    });
    expect(vehicleSummary(vehicle, rules, now).facts).toEqual(['Sleeps 4', '6.1 m (20ft)']);
    expect(
      vehicleSummary(
        { ...vehicle, caravan: { ...caravan, sleeps: '', bodyLength: null } },
        rules,
        now,
      ).facts,
    ).toEqual([]);
    expect(vehicleSummary({ ...vehicle, caravan: null }, rules, now).facts).toEqual([]);
    expect(vehicleSummary({ ...vehicle, itemType: 'car' }, rules, now).facts).toEqual([]);
  });

  test('names half a place', () => {
    const place = (fields: Partial<typeof southport>) =>
      vehicleSummary(aVehicle({ location: { ...southport, ...fields } }), rules, now).place;
    expect(place({ city: '' })).toBe('QLD');
    expect(place({ state: '' })).toBe('Southport');
  });

  test('carries the tag by the time it is given', () => {
    const vehicle = aVehicle({ createdAt: now });
    expect(vehicleSummary(vehicle, rules, now).tag).toEqual({ kind: 'new', text: 'New' });
  });
});

describe('a vehicle of which little is known', () => {
  const now = Date.parse('2026-11-21T10:00+10:00');
  const timeZone = 'Australia/Brisbane';
  const tags: TagRules = {
    labels: defaultLabels,
    soldTagFor: 'non-used',
    fuelTags: true,
    certified: { make: 'Toyota', image: '/certified.svg', alt: 'Certified used' },
  };

  test('missing optional car fields never crash a card or the detail page (R0-05)', () => {
    const bare = Object.fromEntries(
      Object.entries(aVehicle()).map(([key, value]) => [
        key,
        typeof value === 'string' || Array.isArray(value) || key === 'financeLenders'
          ? value
          : null,
      ]),
    ) as unknown as Vehicle;
    const rules = {
      ...tags,
      labels: defaultLabels,
      subscriptions: false,
      dropSpecRows: [],
      timeZone,
    };
    expect(vehicleSummary({ ...bare, images: [] }, rules, now)).toMatchObject({
      title: 'Toyota Corolla',
      image: null,
      place: null,
      price: { kind: 'none', text: 'Enquire for price.' },
    });
    expect(specRows(bare, { dropSpecRows: [], timeZone }, now).map(({ key }) => key)).toEqual([
      'body',
      'colour',
    ]);
  });
});
