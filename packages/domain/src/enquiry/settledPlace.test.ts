import { expect, test } from 'vitest';
import { aLocation } from '../testing/aLocation.ts';
import { enquiryForms } from './enquiryForms.ts';
import { settledPlace } from './settledPlace.ts';

function place(id: string, dealershipSlug: string, type: 'sales' | 'service' = 'sales') {
  return aLocation({ id, dealershipSlug, type });
}
const one = [place('1', 'north'), place('2', 'north', 'service')];
const many = [...one, place('3', 'south'), place('4', 'south')];

test.each([
  ['the only one', one, {}, '1'],
  ['none yet', many, {}, null],
  ['the only one of its dealership', many, { dealership_slug: 'north' }, '1'],
  ['one of two, not chosen', many, { dealership_slug: 'south' }, null],
  ['one of two', many, { dealership_slug: 'south', location_id: '4' }, '4'],
  ['one of another dealership', many, { dealership_slug: 'south', location_id: '1' }, null],
] as const)('%s (R5-14)', (_what, locations, input, id) => {
  expect(settledPlace(enquiryForms.test_drive, { locations }, input)).toBe(id);
});
