import { expect, test } from 'vitest';
import { parseDirectorySearch } from '../search/directorySearch.ts';
import { aModel } from '../testing/aModel.ts';
import { searchModels } from './searchModels.ts';
import type { VehicleModel } from './vehicleModel.ts';

function modelOf(name: string, manufacturer: string, fields: Partial<VehicleModel> = {}) {
  return aModel({ id: name, name, slug: name, manufacturer, ...fields });
}

const range = [
  modelOf('EV6', 'Kia', { bodies: ['SUV'], fuels: ['Electric'] }),
  modelOf('Sportage', 'Kia', { bodies: ['SUV'], fuels: ['Petrol'] }),
  modelOf('D-MAX', 'Isuzu', { bodies: ['Trucks'], fuels: ['Diesel'] }),
  modelOf('Škoda One', 'Škoda', { status: 'coming_soon' }),
];

function found(queryString: string, of: readonly VehicleModel[] = range) {
  const { models, ...rest } = searchModels(of, parseDirectorySearch(queryString));
  return { names: models.map(({ name }) => name), ...rest };
}

test.each([
  ['', ['EV6', 'Sportage', 'D-MAX', 'Škoda One']],
  ['make=kia', ['EV6', 'Sportage']],
  ['make=Kia&body=electric', ['EV6']],
  ['model=d-max', ['D-MAX']],
  ['body=truck', []],
  ['body=trucks', ['D-MAX']],
  ['body=SUV', ['EV6', 'Sportage']],
  ['body=future%20vehicles', ['Škoda One']],
  ['query=skoda', ['Škoda One']],
  ['query=kia+sport', ['Sportage']],
  ['query=kia+diesel', []],
  ['make=Kia&model=D-MAX', []],
  ['page=2', []],
])('a range asked for "%s" has %j (R2-44)', (queryString, names) => {
  expect(found(queryString).names).toEqual(names);
});

test('bodies are those that would find something beside make and words', () => {
  expect(found('make=Kia&body=trucks').bodies).toEqual(['suv', 'electric']);
  expect(found('').bodies).toEqual(['suv', 'trucks', 'electric', 'future vehicles']);
});

test('21 stand on a page (R9-01)', () => {
  const many = Array.from({ length: 43 }, (_, index) => modelOf(`M${index}`, 'Kia'));
  expect(found('page=3', many)).toMatchObject({ names: ['M42'], count: 43, pages: 3 });
  expect(found('', many).names).toHaveLength(21);
});
