import type { Location } from '@forecourt/domain';
import { aLocation } from '@forecourt/domain/testing';
import { describe, expect, test } from 'vitest';
import { asVehicleLocation, findLocation, placeAsGiven, type Whereabouts } from './findLocation.ts';
import { Spellings } from './readName.ts';

const nowhere: Whereabouts = {
  slug: null,
  name: null,
  city: null,
  state: null,
  postcode: null,
  dealershipId: null,
  dealershipSlug: null,
  dealershipName: null,
};
const north = aLocation({
  id: '1',
  slug: 'north',
  name: 'North Yard',
  city: 'Southport',
  state: 'QLD',
  postcode: '4215',
  dealershipSlug: 'acme',
  dealershipName: 'Acme Motors',
});
const south = aLocation({
  ...north,
  id: '2',
  slug: 'south',
  name: 'South Yard',
  city: 'Richmond',
  state: 'VIC',
  postcode: '3121',
  primary: true,
});
const locations: readonly Location[] = [north, south];

describe('findLocation', () => {
  test.each<[string, Partial<Whereabouts>, Location | null]>([
    ['slug', { slug: 'south' }, south],
    ['id', { slug: '1' }, north],
    ['name', { name: 'north yard' }, north],
    ['a name that is a suburb', { name: 'RICHMOND' }, south],
    ['a name that is a suburb and its state', { name: 'Richmond, VIC' }, south],
    ['suburb and state', { city: 'Richmond', state: 'VIC' }, south],
    ['suburb alone', { city: 'Southport' }, north],
    ['a suburb of that name elsewhere', { city: 'Richmond', state: 'NSW' }, null],
    ['postcode', { postcode: '4215' }, north],
    ['dealership, primary first (R2-15)', { dealershipName: 'acme motors' }, south],
    ['an unknown name', { name: 'West Yard' }, null],
    ['nothing', {}, null],
  ])('by %s', (_what, where, expected) => {
    expect(findLocation({ ...nowhere, ...where }, locations)).toBe(expected);
  });

  test('puts a silent row at the only location', () => {
    expect(findLocation(nowhere, [north])).toBe(north);
    expect(findLocation({ ...nowhere, name: 'West Yard' }, [north])).toBeNull();
    expect(findLocation(nowhere, [])).toBeNull();
  });
});

describe('what a vehicle carries', () => {
  test('is the configured location', () => {
    expect(asVehicleLocation(north)).toEqual({
      slug: 'north',
      name: 'North Yard',
      city: 'Southport',
      state: 'QLD',
      postcode: '4215',
    });
  });

  test('is the place as given where none is configured', () => {
    const place = { ...nowhere, name: 'West Yard', city: 'Perth', state: 'WA' };
    expect(placeAsGiven(place, new Spellings())).toEqual({
      slug: 'west-yard',
      name: 'West Yard',
      city: 'Perth',
      state: 'WA',
      postcode: null,
    });
    expect(placeAsGiven(nowhere, new Spellings())).toBeNull();
  });

  test('is one place however it is written, and none by a number', () => {
    const spellings = new Spellings();
    const named = (where: Partial<Whereabouts>) =>
      placeAsGiven({ ...nowhere, ...where }, spellings)?.name ?? null;
    expect(['Gold Coast', 'GOLD COAST', 'gold-coast'].map((name) => named({ name }))).toEqual([
      'Gold Coast',
      'Gold Coast',
      'Gold Coast',
    ]);
    expect(named({ name: '12', city: 'Perth' })).toBe('Perth');
    expect([named({ name: '0' }), named({ slug: '12' })]).toEqual([null, null]);
  });
});
