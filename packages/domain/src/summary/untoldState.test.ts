import { expect, test } from 'vitest';
import { type TagRules, vehicleTag } from '../tags/vehicleTag.ts';
import { aVehicle } from '../testing/aVehicle.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { untoldState } from './untoldState.ts';

const rules: TagRules = {
  labels: { newTag: 'New', soldTag: 'JUST SOLD' },
  soldTagFor: 'non-used',
  fuelTags: true,
};
const hybrid = { fuel: 'Hybrid' };

function said(fields: Partial<Vehicle>) {
  const vehicle = aVehicle(fields);
  const tag = vehicleTag(vehicle, rules, 0);
  return [tag?.kind ?? null, untoldState(vehicle, tag)];
}

test.each<[string, Partial<Vehicle>, (string | null)[]]>([
  ['in stock', {}, [null, null]],
  ['in stock, hybrid', hybrid, ['hybrid', null]],
  ['coming soon', { status: 'coming_soon' }, ['coming_soon', null]],
  ['coming soon, hybrid', { status: 'coming_soon', ...hybrid }, ['hybrid', 'COMING SOON']],
  [
    'coming soon, tag of its own',
    { status: 'coming_soon', tag: 'Demo' },
    ['custom', 'COMING SOON'],
  ],
  ['reserved', { reserved: true }, ['reserved', null]],
  ['reserved, hybrid', { reserved: true, ...hybrid }, ['hybrid', 'Reserved']],
  ['reserved by its status alone', { status: 'reserved' }, [null, 'Reserved']],
  ['reserved and coming soon', { status: 'coming_soon', reserved: true }, ['reserved', null]],
  ['sold, new', { sold: true, carType: 'new' }, ['sold', null]],
  ['sold, used (R4-02)', { sold: true }, [null, 'Sold']],
  ['sold, used, by its status', { status: 'sold', ...hybrid }, ['hybrid', 'Sold']],
  ['sold and reserved', { sold: true, reserved: true }, ['reserved', 'Sold']],
  ['of an unknown status', { status: 'in_transit' }, [null, 'Not available']],
])('%s: a tag and what it leaves untold', (_state, fields, expected) => {
  expect(said(fields)).toEqual(expected);
});
