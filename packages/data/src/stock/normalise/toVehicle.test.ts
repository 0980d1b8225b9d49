import { aLocation } from '@forecourt/domain/testing';
import { describe, expect, test } from 'vitest';
import { LEAST, readRow } from '../testing/readRow.ts';

/** Facts of a clean row. */
function facts(row: object) {
  const { vehicle, defects } = readRow({ ...LEAST, condition: 'used', ...row });
  expect(defects).toEqual([]);
  return vehicle;
}

describe('a row becomes a vehicle', () => {
  test('with nothing but its identity', () => {
    expect(facts({})).toMatchObject({
      id: 'A1',
      slug: 'toyota-hilux-a1',
      name: 'Toyota HiLux',
      itemType: 'car',
      carType: 'used',
      status: 'in_stock',
      year: null,
      price: null,
      km: null,
      sold: false,
      showOnDealerWebsite: true,
      images: [],
      variant: null,
      caravan: null,
      location: null,
    });
  });

  test('with the stock number or the VIN for an id', () => {
    const { make, model } = LEAST;
    const vin = 'JTFHX02P900000001';
    expect(readRow({ make, model, 'Stock No': 'U77', vin }).vehicle?.id).toBe('U77');
    expect(readRow({ make, model, vin }).vehicle?.id).toBe(vin);
  });

  test('with trade words beside shopper words', () => {
    expect(
      facts({
        'Body Type': 'Dual Cab Utility',
        Fuel: 'Unleaded Petrol/Electric',
        Gearbox: '8 Speed Sports Automatic',
        'Drive Type': '4WD',
        Colour: 'Crystal White Pearl',
        CC: '2362',
        make: 'TOYOTA',
      }),
    ).toMatchObject({
      make: 'Toyota',
      body: 'Dual Cab Utility',
      simpleBody: 'Ute',
      fuel: 'Unleaded Petrol/Electric',
      simpleFuel: 'Hybrid',
      transmission: '8 Speed Sports Automatic',
      simpleTransmission: 'Automatic',
      drive: '4x4',
      colour: 'White',
      exteriorColour: 'Crystal White Pearl',
      engineSize: '2.4L',
      variant: { engineSizeCc: 2362, engineSizeLitres: '2.4' },
    });
  });

  test.each([
    [
      { type: 'Used', body: 'Wagon' },
      { carType: 'used', body: 'Wagon' },
    ],
    [
      { type: 'Wagon', condition: 'Demo' },
      { carType: 'demo', body: 'Wagon' },
    ],
    [
      { 'Vehicle Type': 'SUV', condition: 'new' },
      { itemType: 'car', simpleBody: 'SUV' },
    ],
    [
      { 'Item Type': 'Motorcycle', body: 'Naked' },
      { itemType: 'motorcycle', simpleBody: 'Naked' },
    ],
    [{ type: 'Caravan' }, { itemType: 'caravan', body: null }],
    [
      { status: ' New In Stock', condition: '' },
      { carType: 'new', status: 'in_stock' },
    ],
    [{ status: 'Coming soon' }, { status: 'coming_soon', sold: false }],
    [{ status: 'Sold' }, { status: 'sold', sold: true }],
    [{ sold: 'yes' }, { status: 'sold', sold: true }],
    [{ status: 'Reserved' }, { status: 'reserved', reserved: true }],
    [{ reserved: true }, { status: 'in_stock', reserved: true }],
    [{ condition: 'Certified Pre-Owned' }, { carType: 'used', certified: true }],
  ])('mixed columns: %j', (row, expected) => {
    expect(facts(row)).toMatchObject(expected);
  });

  test.each([
    [{ price: '$24,990' }, { price: 24990, priceType: 'unknown' }],
    [{ price: '$24,990 EGC' }, { price: 24990, priceType: 'egc' }],
    [
      { price: 24990, 'Price Type': 'DAP' },
      { price: 24990, priceType: 'drive_away' },
    ],
    [
      { price: 24990, 'drive away price': 26990 },
      { price: 26990, priceType: 'drive_away' },
    ],
    [{ 'EGC Price': '23,000' }, { price: 23000, priceType: 'egc' }],
    [
      { price: 'POA', 'Was Price': 0 },
      { price: null, beforePrice: null },
    ],
    [
      { price: 0, km: 0 },
      { price: null, km: 0 },
    ],
  ])('prices: %j', (row, expected) => {
    expect(facts(row)).toMatchObject(expected);
  });

  test('keeps a weekly repayment as terms, without a rate nobody gave (R5-26)', () => {
    expect(facts({ weekly: '$99' })?.financeLenders).toMatchObject({
      manual: { paymentWeek: 99, interestRate: null, comparisonRate: null },
    });
    expect(facts({})?.financeLenders).toEqual({});
  });

  test('reads caravans (R1-10)', () => {
    const row = { 'item type': 'Caravan', length: `24'6"`, sleeps: 4, tare: '2,100 kg', ATM: 2900 };
    expect(facts(row)?.caravan).toEqual({
      bodyWidth: null,
      bodyLength: `24'6"`,
      tareWeight: '2,100 kg',
      axleType: null,
      sleeps: '4',
      aggregateTrailerMass: '2900',
    });
  });

  test('takes the features shoppers filter by from the equipment, unless the feed names them', () => {
    expect(facts({ features: 'Tow Bar|Ashtray' })).toMatchObject({
      standardEquipment: ['Tow Bar', 'Ashtray'],
      filteredFeatures: ['Tow Bar'],
    });
    expect(facts({ features: 'Tow Bar', 'key features': 'Ashtray' })).toMatchObject({
      filteredFeatures: ['Ashtray'],
    });
  });

  test('stands at a configured location', () => {
    const yard = aLocation({ slug: 'yard', name: 'Yard', city: 'Perth', dealershipSlug: 'acme' });
    const { vehicle, defects } = readRow({ ...LEAST, suburb: 'Perth' }, [yard]);
    expect(vehicle).toMatchObject({ location: { slug: 'yard' }, dealershipSlug: 'acme' });
    expect(defects).toEqual([]);
  });

  test('reads the platform’s own keys (R3-01)', () => {
    expect(
      facts({
        stocknum: 'S1',
        regplate: '123abc',
        rego_expiry: 1_774_915_200,
        trans: 'Manual',
        dealercomments: 'One|Two',
        carsales_title: 'Fallback',
        images: [{ image: { url: 'https://cdn.example/a.jpg' } }],
        location: { slug: 'north', name: 'North', address: { city: 'Perth', state: 'wa' } },
        variant: { enginesize_litres: '2.4', ancaprating: '5' },
        finance_lenders: { Taurus: { interestRate: 0, comparisonRate: 1 } },
        autograb_data: { state_average_market_price: 25000 },
      }),
    ).toMatchObject({
      stockNumber: 'S1',
      rego: '123ABC',
      regoExpiry: '2026-03-31',
      simpleTransmission: 'Manual',
      comments: 'One|Two',
      name: 'Fallback',
      images: [{ url: 'https://cdn.example/a.jpg' }],
      location: { slug: 'north', name: 'North', city: 'Perth', state: 'WA' },
      variant: { engineSizeLitres: '2.4', ancapRating: '5' },
      financeLenders: { taurus: { interestRate: 0, comparisonRate: 1 } },
      stateAverageMarketPrice: 25000,
    });
  });
});

describe('what the feed knows is carried', () => {
  test('with the facts that have no behaviour (R3-09)', () => {
    const carried = {
      views: 1_250,
      photos_count: '14',
      has_nvic: true,
      private_suburb: 'Kedron',
      private_postcode: 4031,
    };
    expect(facts(carried)).toMatchObject({
      views: 1250,
      photosCount: 14,
      hasNvic: true,
      privateSuburb: 'Kedron',
      privatePostcode: '4031',
    });
    expect(facts({})).not.toHaveProperty('views');
  });

  test.each([
    [{ engine_size: '2.4L Turbo' }, '2.4L Turbo', 2393, '2.4'],
    [{}, '2.4L', 2393, '2.4'],
    [{ engine_size: '2.8', cc: 2755 }, '2.8L', 2755, '2.8'],
  ])('with variant.enginesize beside %j', (row, engineSize, engineSizeCc, engineSizeLitres) => {
    expect(facts({ ...row, variant: { enginesize: '2393' } })).toMatchObject({
      engineSize,
      variant: { engineSizeCc, engineSizeLitres },
    });
  });

  test.each([
    ['2021-hilux-sr5', '2021-hilux-sr5'],
    [' 2021-HiLux ', '2021-hilux'],
  ])('with its own address: %j', (slug, address) => {
    expect(facts({ slug })?.slug).toBe(address);
  });

  test.each(['trade-in', 'a/b', 'über', '-a', 'a--b', 'x'.repeat(122), '../etc'])(
    'without an address that is none: %s (R2-03)',
    (slug) => {
      const { vehicle, defects } = readRow({ ...LEAST, slug });
      expect(vehicle?.slug).toBe('toyota-hilux-a1');
      expect(defects).toMatchObject([{ severity: 'warning', field: 'slug' }]);
    },
  );

  const north = aLocation({ id: '77', slug: 'north-yard', name: 'Acme North' });
  const south = aLocation({ id: '78', slug: 'south-yard', name: 'Acme South' });
  test.each<[string, unknown]>([
    ['slugs', ['north-yard', 'south-yard']],
    ['ids', [77, '78']],
    ['names', 'acme north|Acme South'],
    ['all three ways', ['NORTH-YARD', 77, 'Acme South']],
    ['objects', [{ slug: 'north-yard' }, { id: 78 }]],
  ])('with further locations given as %s (R3-08)', (_what, given) => {
    const row = { ...LEAST, yard: 'Acme North', distribution_locations: given };
    const { vehicle, defects } = readRow(row, [north, south]);
    expect(vehicle?.distributionLocations).toEqual(['Acme North', 'Acme South']);
    expect(defects).toEqual([]);
  });

  test('with a further location that is none of the site, as given and told', () => {
    const row = { ...LEAST, yard: 'Acme North', distribution_locations: ['Moon'] };
    const { vehicle, defects } = readRow(row, [north, south]);
    expect(vehicle?.distributionLocations).toEqual(['Moon']);
    expect(defects).toMatchObject([
      {
        field: 'distributionLocations',
        found: 'Moon',
        remedy: 'Use one of north-yard, south-yard.',
      },
    ]);
  });
});
