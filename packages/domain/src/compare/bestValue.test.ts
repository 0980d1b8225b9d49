import { expect, test } from 'vitest';
import { bestValue, type CompareKey } from './bestValue.ts';

test.each<[CompareKey, readonly (string | null)[], [number, string] | null]>([
  ['price', ['$25,990', '$9,888', '$101,990'], [1, 'Lowest']],
  ['price', ['$25,990 Drive Away', '$9,888 Drive Away'], [1, 'Lowest']],
  // A price without the charges is not lower than one with them.
  ['price', ['$25,990 Drive Away', '$25,000 Excl. Govt. Charges'], null],
  ['price', ['$199 / week', '$25,990'], null],
  ['price', ['$25,990', 'Enquire for price.'], null],
  ['price', ['$25,990', 'Sold'], null],
  ['price', ['$20,990', '$20,990', '$29,990'], null],
  ['price', ['$20,990', '$29,990', '$29,990'], [0, 'Lowest']],
  ['year', ['2021', '2024', '2019'], [1, 'Newest']],
  ['year', ['2021', null], null],
  ['km', ['45,000 km', '0 km'], [1, 'Lowest']],
  ['km', ['999 km', '1,000 km'], [0, 'Lowest']],
  ['fuelConsumptionCombined', ['7.8L/100km', '7.75L/100km', '10L/100km'], [1, 'Lowest']],
  ['fuelConsumptionCombined', ['7.8L/100km', '16kWh/100km'], null],
  ['torque', ['450Nm', '500Nm'], [1, 'Highest']],
  ['ancapRating', ['5', '4'], [0, 'Highest']],
  ['ancapRating', ['5', '5'], null],
  // Nobody can say which is better.
  ['engineSize', ['2.4L', '1.9L'], null],
  ['doors', ['2', '4'], null],
  ['colour', ['White', 'Red'], null],
  // One alone is not the best of anything.
  ['price', ['$25,990'], null],
  ['price', [], null],
])('of %s %j the best is %j (R1-05)', (key, values, best) => {
  expect(bestValue(key, values)).toEqual(best && { at: best[0], word: best[1] });
});
