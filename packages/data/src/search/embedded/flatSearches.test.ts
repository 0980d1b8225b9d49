import {
  DIRECTORY_PAGE_SIZE,
  dealershipState,
  directoryState,
  parseDealershipSearch,
  parseDirectorySearch,
  type Vehicle,
} from '@forecourt/domain';
import { expect, test } from 'vitest';
import { aVehicle } from '../../testing/aVehicle.ts';
import type { SearchRequest } from '../stockSearch.ts';
import { createEmbeddedSearch } from './embeddedSearch.ts';

const base = { soldDays: 0 };
const kia: Partial<Vehicle> = { make: 'Kia', model: 'Rio', simpleBody: 'Hatch' };
const stock = [
  aVehicle({ id: 'a', ...kia, price: 9_000, categories: ['Family'], dealershipSlug: 'north' }),
  aVehicle({ id: 'b', ...kia, price: 30_000, categories: ['Tradie'], dealershipSlug: 'north' }),
  aVehicle({ id: 'c', ...kia, simpleBody: 'SUV', price: 9_000, dealershipSlug: 'south' }),
  aVehicle({ id: 'd', sold: true }),
];
const search = createEmbeddedSearch(stock);

function found(request: Pick<SearchRequest, 'state' | 'raw'>): string[] {
  const asked = { ...request, base, hitsPerPage: DIRECTORY_PAGE_SIZE, now: 0 };
  return search.searchSync(asked).hits.map(({ id }) => id);
}

test.each([
  ['', ['a', 'b', 'c']],
  ['make=Kia&body=Hatch', ['a', 'b']],
  ['query=rio&model=Rio&body=SUV', ['c']],
  ['make=Mazda', []],
  ['page=2', []],
])('a directory with %j finds %j', (queryString, ids) => {
  expect(found({ state: directoryState(parseDirectorySearch(queryString)) })).toEqual(ids);
});

test.each([
  ['', ['a', 'b']],
  ['categories=Family', ['a']],
  ['categories=Family&categories=Tradie&price=10000:', ['b']],
])('a dealership with %j finds %j', (queryString, ids) => {
  const state = dealershipState(parseDealershipSearch(queryString));
  expect(found({ state, raw: { dealership_slug: ['north'] } })).toEqual(ids);
});
