import { describe, expect, test } from 'vitest';
import { canonicalMake } from './canonicalMake.ts';

describe('canonicalMake', () => {
  test.each([
    ['TOYOTA', 'Toyota'],
    ['toyota', 'Toyota'],
    ['mercedes benz', 'Mercedes-Benz'],
    ['VW', 'Volkswagen'],
    ['Škoda', 'Skoda'],
    ['LANDROVER', 'Land Rover'],
    ['bmw', 'BMW'],
    ['Zorbo', 'Zorbo'],
  ])('%s is %s', (make, spelling) => {
    expect(canonicalMake(make)).toBe(spelling);
  });
});
