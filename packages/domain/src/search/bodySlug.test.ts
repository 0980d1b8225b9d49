import { expect, test } from 'vitest';
import { bodySlug, listedBody } from './bodySlug.ts';

test.each([
  ['suv', 'SUV'],
  ['ute', 'Ute'],
  ['4x4', '4x4'],
  ['lightTruck', 'Light Truck'],
  ['light-truck', 'Light Truck'],
  ['cabChassis', 'Cab Chassis'],
  ['hatchback', 'Hatch'],
  ['stationwagon', 'Wagon'],
  ['spaceship', null],
])('without stock the body slug %s looks for %s (R5-36)', (slug, body) => {
  expect(listedBody(slug)).toBe(body);
});

test.each([
  ['SUV', 'suv'],
  ['People Mover', 'peopleMover'],
  ['Hatchback', 'hatch'],
  ['Dual Cab Utility', 'dual-cab-utility'],
])('the body %s has the segment %s', (body, slug) => {
  expect(bodySlug(body)).toBe(slug);
});
