import { expect, it } from 'vitest';
import { packRecords, unpackRecord } from './records.ts';

const records = [
  { title: 'Kia Rio', price: { kind: 'price', text: '$9,990' }, tag: null, facts: ['Hatch'] },
  { title: 'Kia Rio', price: { kind: 'price', text: '$12,990' }, tag: 'New', facts: ['Hatch'] },
  { title: 'Kia Carnival', price: { kind: 'price', text: '$9,990' }, tag: null, facts: [] },
];

it('gives back each record after a journey as JSON', () => {
  const packed = JSON.parse(JSON.stringify(packRecords(records)));
  expect(records.map((_, place) => unpackRecord(packed, place))).toEqual(records);
});

it('holds equal values once', () => {
  const { fields } = packRecords(records);
  expect(fields['title']).toEqual({ values: ['Kia Rio', 'Kia Carnival'], codes: [0, 0, 1] });
  expect(fields['price']?.values).toHaveLength(2);
});

it('holds no records as well', () => {
  expect(packRecords([])).toEqual({ size: 0, fields: {} });
});
