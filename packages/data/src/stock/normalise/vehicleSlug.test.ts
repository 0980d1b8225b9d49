import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vehicleSlug } from './vehicleSlug.ts';

const car = { year: 2021, make: 'Toyota', model: 'HiLux', badge: 'SR5 4x4', id: 'U12345' };

describe('vehicleSlug', () => {
  test('reads as the vehicle', () => {
    expect(vehicleSlug(car)).toBe('2021-toyota-hilux-sr5-4x4-u12345');
    expect(vehicleSlug({ ...car, year: null, badge: null, make: 'Citroën' })).toBe(
      'citroen-hilux-u12345',
    );
  });

  test('keeps two ids apart that look alike', () => {
    const slugs = ['A-1', 'A/1', 'A 1', 'A1', '車1', 'x'.repeat(79), `${'x'.repeat(79)}y`].map(
      (id) => vehicleSlug({ ...car, id }),
    );
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test('is safe in a URL and bounded, whatever the feed holds', () => {
    const text = fc.string({ unit: 'binary', maxLength: 150 });
    const id = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(text, text, text, id, (make, model, badge, given) => {
        const slug = vehicleSlug({ year: 2021, make, model, badge, id: given });
        expect(slug).toMatch(/^2021(-[a-z0-9]+)+$/);
        expect(slug.length).toBeLessThanOrEqual(121);
      }),
    );
  });
});
