import { expect, test } from 'vitest';
import { readPlace, stateOfPostcode } from './place.ts';

test.each([
  ['0200', 'ACT'],
  ['0299', 'ACT'],
  ['0800', 'NT'],
  ['0999', 'NT'],
  ['1001', 'NSW'],
  ['2000', 'NSW'],
  ['2599', 'NSW'],
  ['2600', 'ACT'],
  ['2618', 'ACT'],
  ['2619', 'NSW'],
  ['2899', 'NSW'],
  ['2900', 'ACT'],
  ['2920', 'ACT'],
  ['2921', 'NSW'],
  ['3000', 'VIC'],
  ['4207', 'QLD'],
  ['5000', 'SA'],
  ['6000', 'WA'],
  ['7000', 'TAS'],
  ['8001', 'VIC'],
  ['9726', 'QLD'],
])('postcode %s lies in %s', (postcode, state) => {
  expect(stateOfPostcode(postcode)).toBe(state);
});

test('the exact place comes before the region, the region before the state', () => {
  const places = [
    { name: 'Southport', postcode: '4215' },
    { name: 'Robina', postcode: '4226' },
    { name: 'Nowhere', postcode: null },
  ];
  const place = (text: string) => readPlace(text, 0, places, ['QLD'])?.meaning;
  const named = (names: readonly string[]) => ({
    kind: 'values',
    values: { location_name: names },
    bound: false,
  });
  expect(place('near 4215')).toEqual(named(['Southport']));
  expect(place('near 4207')).toEqual(named(['Robina', 'Southport']));
  expect(place('4215')).toEqual(named(['Southport']));
  expect(place('4207')).toBeUndefined();
  expect(place('near 4870')).toEqual({ kind: 'values', values: { state: ['QLD'] }, bound: false });
  expect(place('near 2000')).toBeUndefined();
  expect(place('4870')).toBeUndefined();
  expect(place('near 42151')).toBeUndefined();
});
