import { describe, expect, test } from 'vitest';
import { aVehicle } from '../testing/aVehicle.ts';
import { factSections } from './factSections.ts';
import { repeats } from './repeats.ts';
import { type SpecKey, type SpecRow, specKeys, specLabel, specRows } from './specRows.ts';

function row(key: SpecKey, value: string): SpecRow {
  return { key, label: specLabel(key), value };
}

describe('repeats', () => {
  test.each([
    ['litres', row('engineSizeLitres', '2.8'), [row('engineSize', '2.8L')], true],
    [
      'litres in words',
      row('engineSizeLitres', '2.8'),
      [row('engineSize', '2.8 litre diesel')],
      true,
    ],
    ['cc', row('engineSizeCc', '2,393 cc'), [row('engineSize', '2.4L')], true],
    ['cc in the engine', row('engineSizeLitres', '2.4'), [row('engineSize', '2393cc')], true],
    [
      'cc and litres alone',
      row('engineSizeLitres', '2.4'),
      [row('engineSizeCc', '2,393 cc')],
      true,
    ],
    ['another size', row('engineSizeLitres', '3.0'), [row('engineSize', '2.8L')], false],
    ['an engine without a size', row('engineSizeLitres', '3.0'), [row('engineSize', 'V6')], false],
    ['no engine', row('engineSizeLitres', '3.0'), [], false],
    ['the engine itself', row('engineSize', '2.8L'), [row('engineSizeLitres', '2.8')], false],
    ['gears', row('gearType', '6'), [row('transmission', '6 Speed Automatic')], true],
    ['gear word', row('gearType', 'automatic'), [row('transmission', '6 Speed Automatic')], true],
    ['other gears', row('gearType', '6'), [row('transmission', '16 Speed')], false],
    ['gears alone', row('gearType', '6'), [], false],
    ['the same number of another thing', row('seats', '2.8'), [row('engineSize', '2.8L')], false],
  ] as const)('%s', (_what, fact, others, repeated) => {
    expect(repeats(fact, [fact, ...others])).toBe(repeated);
  });
});

describe('factSections', () => {
  test('has every row once, and none that the head of the page has said', () => {
    const rows = specKeys
      .filter((key) => !/^engineSize|gearType/.test(key))
      .map((key, index) => row(key, `value ${index}`));
    const said = ['value 0', 'Sleeps value 1'];
    const { key, details, all } = factSections(rows, said);
    const printed = [...key, ...details, ...all].map((entry) => entry.key).toSorted();
    const expected = rows.map((entry) => entry.key).filter((name) => !/^(?:km|sleeps)$/.test(name));
    expect(printed).toEqual(expected.toSorted());
  });

  test('puts what is compared first, papers and the rest in sections of their own', () => {
    const vehicle = aVehicle({
      km: 45_000,
      transmission: '6 speed automatic',
      drive: '4x4',
      engineSize: '2.4L',
      vin: 'MR0',
      stockNumber: 'S1',
      buildDate: '02/2021',
      complianceDate: '02/2021',
    });
    const rules = { dropSpecRows: [], timeZone: 'Australia/Brisbane' };
    const rows = [...specRows(vehicle, rules, 0), row('torque', '500 Nm')];
    const { key, details, all } = factSections(rows, ['45,000 km', 'Automatic', 'Hatch']);
    expect(key.map((entry) => entry.key)).toEqual([
      'drive',
      'engineSize',
      'seats',
      'colour',
      'transmission',
    ]);
    expect(details.map((entry) => entry.key)).toEqual([
      'stockNumber',
      'vin',
      'buildDate',
      'complianceDate',
    ]);
    expect(all.map((entry) => entry.key)).toEqual(['torque']);
  });
});
