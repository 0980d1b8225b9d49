import { describe, expect, test } from 'vitest';
import { givenSubcategory, linkedSubject } from './linkedSubject.ts';

function read(query: Readonly<Record<string, string>>) {
  return linkedSubject((key) => query[key] ?? null, ['Kia', 'Land Rover']);
}

describe('what a link says that a form is about (R3-01)', () => {
  test('a vehicle of ours by its id, and the kind of enquiry', () => {
    expect(read({ car_id: 'demo-7.a', subcategory: 'Weekend drive' })).toEqual({
      ...{ carId: 'demo-7.a', subcategory: 'Weekend drive', message: null },
    });
  });

  test.each([
    [{ 'Vehicle Make': 'Kia', 'Vehicle Model': 'Rio' }, 'It is about the Kia Rio.'],
    [
      { 'Vehicle Make': 'Kia', car_type: 'used', stock_number: 'S 12' },
      'It is about the used Kia (stock number S 12).',
    ],
    [
      { 'Vehicle Make': 'Kia', stock_number: '7', vehicle_status: 'in_stock' },
      'It is about the Kia (stock number 7, in stock).',
    ],
    [{ 'Vehicle Make': 'Kia', vehicle_status: 'wholesale' }, 'It is about the Kia.'],
    [
      {
        manufacturer_slug: 'land-rover',
        'Vehicle Model': 'Defender',
        vehicle_status: 'coming_soon',
      },
      'It is about the Land Rover Defender (coming soon).',
    ],
    [{ 'Vehicle Make': 'KIA', manufacturer_slug: 'land-rover' }, 'It is about the KIA.'],
    [{ manufacturer_slug: 'nobody-makes-it' }, null],
    [{ manufacturer_slug: '', vehicle_status: 'sold' }, null],
    [{ 'Vehicle Make': 'Kia\r\nX: y', car_type: 'stolen' }, 'It is about the Kia X: y.'],
    [{ 'Vehicle Make': 'x'.repeat(81) }, null],
    [{ car_type: 'used', stock_number: '7' }, null],
  ])('one that it describes, in words: %j', (query, message) => {
    expect(read(query).message).toBe(message);
  });

  test.each(['<b>', 'a b', '', 'x'.repeat(101)])('%j is no id', (id) => {
    expect(read({ car_id: id }).carId).toBeNull();
  });

  test('the stages of a trade-in are not for a link to say (R4-23)', () => {
    expect(givenSubcategory('3. Offer Accepted')).toBeNull();
    expect(givenSubcategory(' Fleet ')).toBe('Fleet');
    expect(givenSubcategory('x'.repeat(81))).toBeNull();
    expect(givenSubcategory(null)).toBeNull();
  });
});
