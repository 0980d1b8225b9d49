import { expect, test } from 'vitest';
import { openRecords, packRecords } from './records.ts';

function record(place: number) {
  return {
    slug: `kia-${place}`,
    title: place % 2 === 0 ? 'Kia Rio' : 'Kia\nCarnival',
    price: { kind: 'price', text: place < 6 ? '$9,990' : '$12,990' },
    tag: place === 3 ? 'New' : null,
    facts: ['Hatch', '5 doors'],
  };
}
const records = Array.from({ length: 12 }, (_, place) => record(place));

test('gives back each record, in any order', () => {
  const read = openRecords(packRecords(records));
  expect(read(11)).toEqual(record(11));
  expect(records.map((_, place) => read(place))).toEqual(records);
});

test('holds values that recur once, and others where they stand', () => {
  const [fields, first, ...others] = packRecords(records).split('\n');
  expect(JSON.parse(fields!).slice(0, 2)).toEqual([
    ['slug', null],
    ['title', ['Kia Rio', 'Kia\nCarnival']],
  ]);
  expect(first).toBe('["kia-0",0,0,0,0]');
  expect(others).toHaveLength(11);
  const read = openRecords<(typeof records)[0]>(packRecords(records));
  expect(read(4).facts).toBe(read(9).facts);
});

test('holds no records as well', () => {
  expect(packRecords([])).toBe('[]');
});
