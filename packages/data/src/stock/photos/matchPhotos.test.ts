import { describe, expect, test } from 'vitest';
import { matchPhotos, type PhotoOwner } from './matchPhotos.ts';
import { type VehicleNames, vehicleKeys } from './photoKeys.ts';

function owner(stockNumber: string, more: Partial<VehicleNames & PhotoOwner> = {}): PhotoOwner {
  const { stated = [], ...names } = more;
  const keys = vehicleKeys({ id: null, stockNumber, vin: null, rego: null, ...names });
  return { id: stockNumber, keys, stated };
}

/** Files by vehicle, and those that none gets with whom they may be of. */
function matched(files: readonly string[], owners: readonly PhotoOwner[]) {
  const { files: found, unused, missing } = matchPhotos(files, owners);
  return {
    found: Object.fromEntries(found),
    unused: Object.fromEntries(unused.map(({ file, owners: ids }) => [file, [...ids]])),
    missing: missing.map(({ name, why }) => `${name}: ${why}`),
  };
}

describe('a file is its vehicle’s by its name (R17-36)', () => {
  const one = owner('STK123', { vin: '6T1BF3FK60X123456', rego: 'ABC 12D' });
  test.each([
    'STK123.jpg',
    'STK123_1.jpg',
    'STK123-02.JPG',
    'stk123 (3).jpeg',
    'STK123(3).jpeg',
    'STK123.4.webp',
    'Stk123 - 5.png',
    'STK123_IMG_6.jpg',
    'STK123_photo7.avif',
    '6T1BF3FK60X123456 (3).jpeg',
    'ABC12D_1.jpg',
    'abc-12d-1.jpg',
    'STK123/01.jpg',
    'STK123/IMG_4312.jpg',
    'used cars/STK123/inside/dash board.jpg',
    'STK123/STK123_1.jpg',
    'ABC12D/STK123_1.jpg',
  ])('%s', (file) => {
    expect(matched([file], [one, owner('STK124'), owner('12')]).found).toEqual({ STK123: [file] });
  });

  test.each([
    'STK1234.jpg',
    'STK12.jpg',
    'STK1231.jpg',
    'STK123_2024.jpg',
    'STK123_1_2.jpg',
    'STK123_front.jpg',
    'XSTK123_1.jpg',
    'IMG_123.jpg',
    'front/1.jpg',
    '1.jpg',
    '.jpg',
    '_1.jpg',
  ])('%s is nobody’s', (file) => {
    expect(matched([file], [one])).toMatchObject({ found: {}, unused: { [file]: [] } });
  });

  test('12 and 123 are two: no digit is taken for a number that nothing parts from it', () => {
    const files = ['12_3.jpg', '123.jpg', '123_1.jpg', '12.jpg', '1234.jpg'];
    expect(matched(files, [owner('12'), owner('123')])).toMatchObject({
      found: { 12: ['12.jpg', '12_3.jpg'], 123: ['123.jpg', '123_1.jpg'] },
      unused: { '1234.jpg': [] },
    });
  });

  test.each<[string, PhotoOwner[], string[]]>([
    ['100-1.jpg', [owner('100'), owner('100-1')], ['100', '100-1']],
    ['A1/B2_1.jpg', [owner('A1'), owner('B2')], ['A1', 'B2']],
    ['A1/B2/1.jpg', [owner('A1'), owner('B2')], ['A1', 'B2']],
    ['X7_1.jpg', [owner('A1', { rego: 'X7' }), owner('X7')], ['A1', 'X7']],
    ['AB1_1.jpg', [owner('AB-1'), owner('AB1')], ['AB-1', 'AB1']],
  ])('%s may be of two, so it is of neither', (file, owners, ids) => {
    const { found, unused } = matched([file], owners);
    expect(found).toEqual({});
    expect(unused[file]?.toSorted()).toEqual(ids);
  });

  test('a number in a vehicle’s folder is its own, whoever is called by it', () => {
    expect(matched(['123/12.jpg'], [owner('12'), owner('123')]).found).toEqual({
      123: ['123/12.jpg'],
    });
  });

  test('a word in place of a plate or number names nobody', () => {
    const files = ['new/1.jpg', 'TBA_1.jpg', 'demo.jpg'];
    const owners = [owner('DEMO', { rego: 'NEW' }), owner('TBA')];
    expect(matched(files, owners).found).toEqual({});
  });

  test('a vehicle of two rows is one', () => {
    expect(matched(['A1_1.jpg'], [owner('A1'), owner('A1')]).found).toEqual({ A1: ['A1_1.jpg'] });
  });
});

test('photos stand in the order in which a person counts', () => {
  const files = ['A1_10.jpg', 'A1-2.jpg', 'A1 (1).jpg', 'A1.jpg', 'A1_03.JPG', 'a1_11.jpg'];
  expect(matched(files, [owner('A1')]).found['A1']).toEqual([
    ...['A1.jpg', 'A1 (1).jpg', 'A1-2.jpg', 'A1_03.JPG', 'A1_10.jpg', 'a1_11.jpg'],
  ]);
});

describe('a feed that names its files', () => {
  const files = ['a/front.jpg', 'b/front.jpg', 'a/back.jpg', 'A1/1.jpg', 'B2/1.jpg', 'A1_9.jpg'];

  test.each<[string, string[], string[]]>([
    ['by path', ['b/front.jpg', 'a/back.jpg'], ['b/front.jpg', 'a/back.jpg']],
    ['by a path of Windows', ['C:\\a\\back.jpg', '.\\b\\FRONT.JPG'], ['a/back.jpg', 'b/front.jpg']],
    ['by path from the root', ['/a/back.jpg'], ['a/back.jpg']],
    ['by a name that one file has', ['back.jpg'], ['a/back.jpg']],
    ['by a name among its own', ['1.jpg'], ['A1/1.jpg']],
    ['twice', ['1.jpg', 'A1/1.jpg'], ['A1/1.jpg']],
  ])('%s has these, in its order', (_, names, expected) => {
    const { found } = matched(files, [owner('A1', { stated: names }), owner('B2')]);
    expect(found['A1']).toEqual(expected);
  });

  test.each([
    ['../../etc/passwd', 'missing'],
    ['gone.jpg', 'missing'],
    ['front.jpg', 'several'],
    ['', 'missing'],
  ])('%j leads to no file, and its vehicle has those called by it', (name, why) => {
    const { found, missing } = matched(files, [owner('A1', { stated: [name] })]);
    expect(missing).toEqual([`${name}: ${why}`]);
    expect(found['A1']).toEqual(['A1_9.jpg', 'A1/1.jpg']);
  });

  test('may name a path of the site’s own, which is nothing amiss', () => {
    const { found, missing } = matched(['A1.jpg'], [owner('A1', { stated: ['/etc/passwd'] })]);
    expect([found, missing]).toEqual([{ A1: ['A1.jpg'] }, []]);
  });

  test('may name one for two, and one that might be another’s', () => {
    const stated = ['B2/1.jpg'];
    const { found, unused } = matched(
      ['B2/1.jpg', 'x.jpg'],
      [owner('A1', { stated }), owner('C3', { stated: ['x.jpg', 'B2/1.jpg'] })],
    );
    expect(found).toEqual({ A1: ['B2/1.jpg'], C3: ['x.jpg', 'B2/1.jpg'] });
    expect(unused).toEqual({});
  });
});

test('ten thousand files of a thousand vehicles are looked up, not compared', () => {
  const owners = Array.from({ length: 1_000 }, (_, at) => owner(`S${at}`));
  const files = owners.flatMap(({ id }) => Array.from({ length: 10 }, (_, n) => `${id}_${n}.jpg`));
  const { found, unused } = matched(files, owners);
  expect(Object.values(found).flat()).toHaveLength(10_000);
  expect(unused).toEqual({});
});
