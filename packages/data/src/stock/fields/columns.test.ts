import { describe, expect, test } from 'vitest';
import { Columns } from './columns.ts';
import { STOCK_FIELD_NAMES, STOCK_FIELDS } from './fields.ts';
import { headingKey } from './headingKey.ts';

describe('headings of dealer feeds', () => {
  test.each([
    ['Make', 'make'],
    ['BRAND', 'make'],
    ['manufacturer', 'make'],
    ['Model', 'model'],
    ['Variant', 'badge'],
    ['badge', 'badge'],
    ['Series', 'series'],
    ['Year', 'year'],
    ['Build Year', 'year'],
    ['KM', 'km'],
    ['Kilometres', 'km'],
    ['kilometers', 'km'],
    ['Odometer (km)', 'km'],
    ['Mileage', 'km'],
    ['Body', 'body'],
    ['Body_Type', 'body'],
    ['Type', 'type'],
    ['Fuel-Type', 'fuel'],
    ['Transmission', 'transmission'],
    ['GearBox', 'transmission'],
    ['Drive Type', 'drive'],
    ['Colour', 'colour'],
    ['Color', 'colour'],
    ['Exterior Colour', 'exteriorColour'],
    ['Seats', 'seats'],
    ['Seating Capacity', 'seats'],
    ['Doors', 'doors'],
    ['Price ($)', 'price'],
    ['Drive-Away Price', 'driveAwayPrice'],
    ['EGC Price', 'egcPrice'],
    ['Was Price', 'beforePrice'],
    ['Stock Number', 'stockNumber'],
    ['Stock No.', 'stockNumber'],
    ['stocknum', 'stockNumber'],
    ['VIN', 'vin'],
    ['Rego', 'rego'],
    ['Registration', 'rego'],
    ['Plate', 'rego'],
    ['Rego Expiry', 'regoExpiry'],
    ['Location', 'locationName'],
    ['Suburb', 'city'],
    ['City', 'city'],
    ['State', 'state'],
    ['Postcode', 'postcode'],
    ['Yard', 'locationName'],
    ['Dealership', 'dealershipName'],
    ['Status', 'status'],
    ['Condition', 'condition'],
    ['Photos', 'images'],
    ['Images', 'images'],
    ['Description', 'comments'],
    ['Comments', 'comments'],
    ['Features', 'features'],
    ['Options', 'features'],
    ['Engine', 'engineSize'],
    ['CC', 'engineCc'],
    ['Cylinders', 'cylinders'],
    ['Weekly', 'weekly'],
    ['Tag', 'tag'],
    ['Item Type', 'itemType'],
    ['Sleeps', 'sleeps'],
    ['Tare', 'tareWeight'],
    ['ATM', 'aggregateTrailerMass'],
    ['Length', 'length'],
    ['ID', 'id'],
    ['Date Added', 'createdAt'],
    ['created_at', 'createdAt'],
    // Keys of the platform's own feed (R3-01).
    ['stocknum', 'stockNumber'],
    ['regplate', 'rego'],
    ['trans', 'transmission'],
    ['dealercomments', 'comments'],
    ['sold_date_timestamp', 'soldAt'],
    ['location.address.postcode', 'postcode'],
    ['variant.fuelconsumptioncombined', 'fuelConsumption'],
    ['autograb_data.average_market_price', 'averageMarketPrice'],
  ])('%s fills %s', (heading, field) => {
    expect(new Columns().field(heading)).toBe(field);
  });

  test('leaves a heading that nobody knows', () => {
    expect(new Columns().field('Salesperson')).toBeNull();
  });

  test('gives no heading to two fields', () => {
    const owners = STOCK_FIELD_NAMES.flatMap((field) =>
      [...new Set([field, ...STOCK_FIELDS[field].headings].map(headingKey))].map((key) => key),
    );
    const twice = owners.filter((key, at) => owners.indexOf(key) !== at);
    expect(twice).toEqual([]);
  });
});

describe('Columns', () => {
  test('takes the better filled heading of two for one field', () => {
    const columns = new Columns();
    expect(
      columns.pick([
        ['Odometer', '5'],
        ['Km', ''],
      ]),
    ).toEqual({ km: '5' });
    expect(
      columns.pick([
        ['Odometer', '5'],
        ['Km', '7'],
      ]),
    ).toEqual({ km: '7' });
    expect(
      columns.pick([
        ['Km', 0],
        ['Odometer', '5'],
      ]),
    ).toEqual({ km: 0 });
  });

  test('lets the map win over the table', () => {
    const columns = new Columns({ 'Odo Reading!': 'km', Colour: 'tag' });
    expect(
      columns.pick([
        ['odo reading', '5'],
        ['km', '7'],
        ['colour', 'Hot'],
      ]),
    ).toEqual({
      km: '5',
      tag: 'Hot',
    });
  });

  test('names the headings it left out and the mapped ones it never met', () => {
    const columns = new Columns({ Ghost: 'tag' });
    columns.pick([
      ['Make', 'Kia'],
      ['Salesperson', 'Kim'],
    ]);
    expect(columns.ignored()).toEqual(['Salesperson']);
    columns.pick(Array.from({ length: 499 }, (_, at) => [`Column ${at}`, 'x'] as const));
    expect(columns.ignored()).toHaveLength(500);
    expect(columns.unseenMapped()).toEqual(['Ghost']);
    expect([...columns.fields()]).toEqual(['make']);
  });
});
