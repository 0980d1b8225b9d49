import { expect, test } from 'vitest';
import { cars } from './catalogue/cars.ts';
import { commercials } from './catalogue/commercials.ts';
import { leisure } from './catalogue/leisure.ts';
import { prestige } from './catalogue/prestige.ts';
import { suvs } from './catalogue/suvs.ts';
import { readEngine } from './engine.ts';

test.each([
  ['d2.8t', { fuel: 'Diesel', size: '2.8L', cylinders: 4 }],
  ['u3.0t/6', { fuel: 'Petrol - Premium ULP', size: '3.0L', cylinders: 6 }],
  ['p1.0t', { size: '1.0L', cylinders: 3 }],
  ['m689', { size: '689cc', cylinders: 2 }],
  ['e', { fuel: 'Electric', size: null, cylinders: null, litresPer100: null }],
  ['-', { fuel: null, size: null }],
])('reads %s', (code, engine) => {
  expect(readEngine(code)).toMatchObject(engine);
});

test('refuses what is not an engine', () => {
  expect(() => readEngine('2.8 diesel')).toThrow('Write for example d2.8t');
});

test('every badge of the catalogue has an engine that can be read', () => {
  for (const { badges } of [...cars, ...suvs, ...commercials, ...prestige, ...leisure]) {
    for (const [, price, engine] of badges) {
      expect(price).toBeGreaterThan(5_000);
      expect(() => readEngine(engine)).not.toThrow();
    }
  }
});
