import { expect, test } from 'vitest';
import { bodyGlyphName } from './BodyGlyph.tsx';

test.each([
  ['SUV', 'suv'],
  ['Ute', 'ute'],
  ['Cab Chassis', 'ute'],
  ['Hatchback', 'hatch'],
  ['Station Wagon', 'wagon'],
  ['Convertible', 'coupe'],
  ['People Mover', 'van'],
  ['Caravan', 'caravan'],
  ['Motorhome', 'caravan'],
  ['Motorcycle', 'motorcycle'],
  ['Sedan', 'sedan'],
  ['Something else', 'sedan'],
])('%s is drawn as a %s', (body, expected) => {
  expect(bodyGlyphName(body)).toBe(expected);
});
