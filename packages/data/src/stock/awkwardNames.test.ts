import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { importFile, readStock } from './testing/importFile.ts';
import { memoryStock } from './testing/memoryStock.ts';

/** Rows as feeds of Australia write them, each with what it means beside it. */
const FILE = new URL('testing/awkward.csv', import.meta.url);
type Expected = Record<'Stock No' | `expected ${'make' | 'model' | 'badge' | 'fuel'}`, string>;

let rows: Expected[];
let read: Map<string, { make: string; model: string; badge: string; fuel: string }>;
let result: Awaited<ReturnType<typeof importFile>>;
beforeAll(async () => {
  const text = await readFile(FILE, 'utf8');
  rows = parse(text, { columns: true });
  const store = memoryStock();
  result = await importFile(store, text);
  read = new Map(
    (await readStock(store)).map(({ id, make, model, badge, simpleFuel }) => [
      id,
      { make, model, badge: badge ?? '', fuel: simpleFuel ?? '' },
    ]),
  );
});

describe('400 awkward rows', () => {
  test('mean the makes, models, badges and fuels that a person sees in them', () => {
    expect(rows).toHaveLength(400);
    const wrong = rows.flatMap((row) => {
      const found = read.get(row['Stock No']);
      const meant = {
        make: row['expected make'],
        model: row['expected model'],
        badge: row['expected badge'],
        fuel: row['expected fuel'],
      };
      return JSON.stringify(found) === JSON.stringify(meant) ? [] : [{ ...row, found }];
    });
    expect(wrong).toEqual([]);
  });

  test('are all imported, and told where a make was cut or a formula failed', () => {
    expect(result).toMatchObject({ accepted: 400, refused: 0 });
    const told = new Set(result.defects.map(({ field, problem }) => `${field}: ${problem}`));
    expect([...told].toSorted()).toEqual([
      "badge: a spreadsheet's sign for a formula that failed, which is left out",
      'make: a make that is cut in two',
    ]);
  });
});
