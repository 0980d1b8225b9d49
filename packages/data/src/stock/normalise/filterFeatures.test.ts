import { describe, expect, test } from 'vitest';
import { filterFeatures } from './filterFeatures.ts';

describe('filterFeatures', () => {
  test.each([
    ['Apple CarPlay & Android Auto', ['Apple CarPlay', 'Android Auto']],
    ['Tow Bar with 3,500kg Braked Towing', ['Tow Bar']],
    ['Adaptive Cruise Control', ['Adaptive Cruise Control']],
    ['Cruise Control', ['Cruise Control']],
    ['Reversing Camera', ['Reverse Camera']],
    ['360 Degree Surround View Camera', ['Reverse Camera']],
    ['Heated Front Seats', ['Heated Seats']],
    ['Leather Appointed Seats', ['Leather Seats']],
    ['Leather Steering Wheel', []],
    ['Panoramic Sunroof', ['Sunroof']],
    ['Roof Rails', ['Roof Racks']],
    ['Dual Front Airbags', []],
  ])('%s', (text, features) => {
    expect(filterFeatures([text])).toEqual(features);
  });

  test('names each feature once, whatever the order', () => {
    const equipment = ['Sat Nav', 'Bluetooth', 'GPS Navigation'];
    expect(filterFeatures(equipment)).toEqual(['Bluetooth', 'Satellite Navigation']);
  });
});
