import { describe, expect, test } from 'vitest';
import {
  callPhone,
  distanceKm,
  dropdownRows,
  filterChoices,
  findLocation,
  gridColumns,
  gridFilter,
  licenceLines,
  maskPhone,
  telHref,
} from '../index.ts';
import { aLocation } from '../testing/aLocation.ts';

describe('call phone (R5-34)', () => {
  const numbers = { new: '1', used: '2', demo: '3' };
  test.each([
    ['used', '0', numbers, '9', '0'],
    ['used', null, numbers, '9', '2'],
    ['demo', null, numbers, '9', '3'],
    ['new', null, numbers, '9', '1'],
    // A used vehicle without its own number gets the new-car number: the order is literal.
    ['demo', null, { new: '1', used: '2' }, '9', '1'],
    ['used', null, { new: '1' }, '9', '1'],
    ['new', null, { used: '2' }, '9', '2'],
    ['demo', ' ', { used: '2' }, '9', '2'],
    ['used', null, {}, '9', '9'],
    ['used', '', { used: 'null' }, '', null],
    ['used', null, {}, null, null],
  ] as const)(
    '%s, override %j, numbers %j, location %j: %j',
    (carType, override, own, place, phone) => {
      expect(callPhone(carType, { override, numbers: own }, place)).toBe(phone);
    },
  );
});

describe('phone numbers', () => {
  test.each([
    ['(07) 3555 1234', '(07) **** ****', 'tel:0735551234'],
    ['0412 345 678', '0412 *** ***', 'tel:0412345678'],
    ['1300 123 456', '1300 *** ***', 'tel:1300123456'],
    ['+61 7 3555 1234', '+61 7 **** ****', 'tel:+61735551234'],
    [' +61 (7) 3555-1234', ' +61 (*) ****-****', 'tel:+61735551234'],
    ['131 450', '131 4**', 'tel:131450'],
    ['07 3555 1234 +2', '07 35** **** +*', 'tel:07355512342'],
  ])('%s is masked as %s (R4-15) and dialled as %s (R4-17)', (phone, masked, href) => {
    expect(maskPhone(phone)).toBe(masked);
    expect(telHref(phone)).toBe(href);
  });
});

describe('lists of places', () => {
  const sales = aLocation({ id: '1', type: 'sales', primary: true });
  const service = aLocation({ id: '2', type: 'service' });
  const parts = aLocation({ id: '3', type: 'parts' });
  const untyped = aLocation({ id: '4', type: '' });
  const hidden = aLocation({ id: '5', type: 'sales', primary: true, visible: false });
  const all = [sales, service, parts, untyped, hidden];

  test.each([
    ['sales', ['1']],
    ['service', ['2']],
    ['parts', ['3']],
    ['service-and-parts', ['2', '3']],
    ['primary', ['1']],
    ['all', ['1', '2', '3', '4']],
    ['4', ['4']],
    ['5', []],
    ['', []],
    ['workshop', []],
  ])('grid filter %s shows %j (R2-86, R1-09, R3-14)', (filter, ids) => {
    expect(gridFilter(all, filter).map(({ id }) => id)).toEqual(ids);
  });

  test.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [9, 4],
  ])('%d places stand in %d columns (R9-09)', (count, columns) => {
    expect(gridColumns(count)).toBe(columns);
  });

  test('a filter is offered where it shows something that none before it does (R2-86)', () => {
    const offered = (places: Parameters<typeof filterChoices>[0]) =>
      filterChoices(places).map(({ filter }) => filter);
    expect(offered(all)).toEqual(['all', 'primary', 'service', 'parts', 'service-and-parts']);
    expect(offered([sales, service])).toEqual(['all', 'primary', 'service']);
    expect(offered([untyped, aLocation({ id: '6' })])).toEqual(['all', 'sales']);
    expect(offered([sales])).toEqual([]);
    expect(offered([])).toEqual([]);
  });

  test('the header dropdown names city, else type, and phone (R2-83)', () => {
    const rows = dropdownRows([
      aLocation({ id: '1', city: 'Southport', phone: '07 3555 1234' }),
      aLocation({ id: '2', city: null, type: 'service' }),
      aLocation({ id: '3', city: ' ', type: 'parts', phone: '' }),
      aLocation({ id: '4', city: null, type: '' }),
      aLocation({ id: '6', city: null, type: 'sales' }),
      hidden,
    ]);
    expect(rows).toEqual([
      { id: '1', slug: 'southport', name: 'Southport', place: 'Southport', phone: '07 3555 1234' },
      { id: '2', slug: 'southport', name: 'Southport', place: 'Service', phone: null },
      { id: '3', slug: 'southport', name: 'Southport', place: 'Parts', phone: null },
      { id: '4', slug: 'southport', name: 'Southport', place: null, phone: null },
      { id: '6', slug: 'southport', name: 'Southport', place: 'Sales', phone: null },
    ]);
  });
});

describe('distanceKm: haversine with radius 6371 km (R7-09)', () => {
  const brisbane = { latitude: -27.4698, longitude: 153.0251 };
  const sydney = { latitude: -33.8688, longitude: 151.2093 };

  test('measures Brisbane to Sydney', () => {
    expect(distanceKm(brisbane, sydney)).toBeCloseTo(732, 0);
    expect(distanceKm(sydney, brisbane)).toBe(distanceKm(brisbane, sydney));
  });

  test('measures a quarter and half of the globe', () => {
    const origin = { latitude: 0, longitude: 0 };
    expect(distanceKm(origin, { latitude: 90, longitude: 0 })).toBeCloseTo((6371 * Math.PI) / 2, 6);
    expect(distanceKm(origin, { latitude: 0, longitude: 180 })).toBeCloseTo(6371 * Math.PI, 6);
    expect(distanceKm(brisbane, brisbane)).toBe(0);
  });
});

describe('licence lines (R3-14)', () => {
  test.each([
    [
      'MD12345',
      'MVRL1',
      ['Motor dealer licence: MD12345', 'Motor vehicle repairer licence: MVRL1'],
    ],
    ['MD12345', null, ['Motor dealer licence: MD12345']],
    ['MD 12 345', null, ['Motor dealer licence: MD 12 345']],
    ['', 'MVRL1', ['Motor vehicle repairer licence: MVRL1']],
    [null, null, []],
  ])('%j and %j', (dealerLicenseNumber, motorVehicleRepairer, lines) => {
    expect(licenceLines({ dealerLicenseNumber, motorVehicleRepairer })).toEqual(lines);
  });
});

describe('findLocation (R2-15)', () => {
  const places = [
    aLocation({ id: '1', slug: 'southport', dealershipSlug: 'north' }),
    aLocation({ id: '2', slug: 'north', dealershipSlug: 'south' }),
    aLocation({ id: '3', slug: 'nerang', dealershipSlug: 'south', primary: true }),
    aLocation({ id: '4', slug: 'hidden', dealershipSlug: 'west', visible: false, primary: true }),
    aLocation({ id: '5', slug: 'coomera', dealershipSlug: 'west' }),
    aLocation({ id: '6', slug: 'oxenford', dealershipSlug: 'west' }),
  ];
  test.each([
    ['southport', '1'],
    ['north', '2'],
    ['south', '3'],
    ['west', '5'],
    ['hidden', undefined],
    ['', undefined],
  ])('%s is place %s: slug, then dealership, primary first', (segment, id) => {
    expect(findLocation(places, segment)?.id).toBe(id);
  });
});
