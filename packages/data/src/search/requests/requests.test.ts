import { parseDirectorySearch, type Vehicle } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { aVehicle } from '../../testing/aVehicle.ts';
import { createEmbeddedSearch } from '../embedded/embeddedSearch.ts';
import { dealershipRequest } from './dealershipRequest.ts';
import { directoryRequest } from './directoryRequest.ts';

const base = { soldDays: 0 };
const kia: Partial<Vehicle> = { make: 'Kia', model: 'Rio', simpleBody: 'Hatch' };
const stock = [
  aVehicle({ id: 'a', ...kia, price: 9_000, categories: ['Family'], dealershipSlug: 'north' }),
  aVehicle({ id: 'b', ...kia, price: 30_000, categories: ['Tradie'], dealershipSlug: 'north' }),
  aVehicle({ id: 'c', ...kia, simpleBody: 'SUV', price: 9_000, dealershipSlug: 'south' }),
  aVehicle({ id: 'd', sold: true }),
];
const search = createEmbeddedSearch(stock);

function found(request: Parameters<typeof search.searchSync>[0]): string[] {
  return search.searchSync(request).hits.map(({ id }) => id);
}

test.each([
  ['', ['a', 'b', 'c']],
  ['make=Kia&body=Hatch', ['a', 'b']],
  ['query=rio&model=Rio&body=SUV', ['c']],
  ['make=Mazda', []],
  ['page=2', []],
])('a directory with %j finds %j', (queryString, ids) => {
  expect(found(directoryRequest(parseDirectorySearch(queryString), base, 0))).toEqual(ids);
});

test.each([
  [[], null, ['a', 'b']],
  [['Family'], null, ['a']],
  [['Family', 'Tradie'], { min: 10_000, max: null }, ['b']],
])('a dealership with categories %j and price %j finds %j', (categories, price, ids) => {
  const asked = { dealership: 'north', categories, price, page: 1 };
  expect(found(dealershipRequest(asked, base, 0))).toEqual(ids);
});
