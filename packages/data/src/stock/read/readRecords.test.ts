import { describe, expect, test } from 'vitest';
import { Columns } from '../fields/columns.ts';
import { blocks } from '../testing/importFile.ts';
import type { StockFormat } from './detectFormat.ts';
import { readRecords } from './readRecords.ts';
import type { FeedRecord } from './record.ts';

async function read(content: string, format: StockFormat | null = null, size = 3) {
  const columns = new Columns();
  const source = { bytes: blocks(content, size), fileName: null, format };
  const records: FeedRecord[] = [];
  for await (const record of readRecords(source, columns)) records.push(record);
  return records.map((record) => ({
    row: record.row,
    values: record.entries ? columns.pick(record.entries) : record.problem.problem,
  }));
}

const KIA = { id: '1', make: 'Kia', model: 'Rio' };
const BMW = { id: '2', make: 'BMW', model: 'X5, "M"' };
const BOTH = [
  { row: 2, values: KIA },
  { row: 3, values: BMW },
];

describe('CSV', () => {
  test.each([
    ['comma', 'Id,Make,Model\n1,Kia,Rio\n2,BMW,"X5, ""M"""\n'],
    ['semicolon', 'Id;Make;Model\n1;Kia;Rio\n2;BMW;X5, "M"\n'],
    ['tab', 'Id\tMake\tModel\n1\tKia\tRio\n2\tBMW\tX5, "M"\n'],
    ['pipe', 'Id|Make|Model\n1|Kia|Rio\n2|BMW|X5, "M"\n'],
    [
      'semicolons, with commas in the headings',
      'Id;Make;Model;Price, drive away\n1;Kia;Rio;\n2;BMW;X5, "M";\n',
    ],
    ['Windows line ends', 'Id,Make,Model\r\n1,Kia,Rio\r\n2,BMW,"X5, ""M"""\r\n'],
    ['mixed line ends', 'Id,Make,Model\r\n1,Kia,Rio\n2,BMW,"X5, ""M"""\r\n'],
    ['old Mac line ends', 'Id,Make,Model\r1,Kia,Rio\r2,BMW,"X5, ""M"""\r'],
    ['any order and spaces', ' model , ID ,MAKE\nRio,1,Kia\n"X5, ""M""",2,BMW\n'],
    ['blank cells behind the last column', 'Id,Make,Model,,\n1,Kia,Rio,,\n2,BMW,"X5, ""M""",,\n'],
    ["Excel's line for commas", 'sep=,\r\nId,Make,Model\r\n1,Kia,Rio\r\n2,BMW,"X5, ""M"""\r\n'],
    ['the same for semicolons, quoted', '"sep=;"\nId;Make;Model\n1;Kia;Rio\n2;BMW;X5, "M"\n'],
    ['behind a byte-order mark', '\ufeffSEP=|\nId|Make|Model\n1|Kia|Rio\n2|BMW|X5, "M"\n'],
    ['for tabs', 'sep=\t\nId\tMake\tModel\n1\tKia\tRio\n2\tBMW\tX5, "M"\n'],
    ['saved again with commas', 'sep=,,,\nId,Make,Model\n1,Kia,Rio\n2,BMW,"X5, ""M"""\n'],
    ['quoted headings', '"Id","Make","Model"\n"1","Kia","Rio"\n"2","BMW","X5, ""M"""\n'],
  ])('%s', async (_what, content) => {
    expect(await read(content)).toEqual(BOTH);
  });

  test('counts rows as a spreadsheet does', async () => {
    const content = '\nId,Make,Model\n\n1,Kia,"Rio\nlong"\n,,\n2,BMW,X5\n';
    expect(await read(content)).toEqual([
      { row: 4, values: { ...KIA, model: 'Rio\nlong' } },
      { row: 6, values: { ...BMW, model: 'X5' } },
    ]);
  });

  test('refuses rows that do not fit the heading', async () => {
    const content = 'Id,Make,Model\n1,Kia,Rio,5\n1,Kia\n2,BMW,X5\n';
    expect(await read(content)).toEqual([
      { row: 2, values: 'the heading has 3 columns' },
      { row: 3, values: 'the heading has 3 columns' },
      { row: 4, values: { ...BMW, model: 'X5' } },
    ]);
  });

  test.each([
    ['in the middle', 'Id,Make,Model\n1,"Kia,Rio\n2,"BMW",X5\n3,Kia,Rio\n'],
    ['at the end', 'Id;Make;Model\r\n1;Kia;"Rio\r\n2;BMW;"X5"\r\n3;Kia;Rio\r\n'],
    ['over several', 'Id,Make,Model\n1,"Kia,Rio\n2,BMW,X5\n2,BMW,X5\n2,"BMW",X5\n3,Kia,Rio\n'],
  ])('tells of rows that an open quote holds %s', async (_where, content) => {
    expect(await read(content)).toEqual([
      { row: 2, values: expect.stringMatching(/holds further rows/) },
      { row: expect.any(Number), values: { ...KIA, id: '3' } },
    ]);
  });

  test.each(['"""Top"" car\nof one owner"', '"""Top"", cheap, good,\nof one owner"', '17" wheels'])(
    'knows a text of several lines, or of inches, from such: %s',
    async (model) => {
      const [record] = await read(`Id,Make,Model\n1,Kia,${model}\n`);
      expect(record).toMatchObject({ values: { model: expect.stringMatching(/owner|wheels/) } });
    },
  );

  test('warns when the last value may be cut', async () => {
    const source = { bytes: blocks('Id,Make,Model\n1,Kia,Rio'), fileName: null, format: null };
    for await (const record of readRecords(source, new Columns())) {
      expect(record).toMatchObject({
        row: 2,
        warning: { problem: expect.stringMatching(/may be cut/) },
      });
    }
  });
});

describe('JSON', () => {
  test.each([
    ['a list', (list: unknown) => list],
    ['vehicles', (vehicles: unknown) => ({ meta: { pages: [1, 2] }, vehicles, total: 2 })],
    ['stock', (stock: unknown) => ({ stock })],
    ['listings', (listings: unknown) => ({ listings })],
    ['data', (data: unknown) => ({ data })],
    ['Vehicles', (Vehicles: unknown) => ({ Vehicles })],
    ['STOCK', (STOCK: unknown) => ({ STOCK })],
    ['data.items', (items: unknown) => ({ data: { items } })],
    ['another key', (cars: unknown) => ({ at: 1, cars })],
    [
      'a path behind other lists',
      (docs: unknown) => ({ facets: [{ name: 'make' }], a: { b: { docs, pages: [{ n: 1 }] } } }),
    ],
    ['four keys', (d: unknown) => ({ a: { b: { c: { d } } } })],
  ])('under %s', async (_what, wrap) => {
    const content = JSON.stringify(wrap([KIA, BMW]), null, 1);
    expect(await read(content)).toEqual([
      { row: 1, values: KIA },
      { row: 2, values: BMW },
    ]);
  });

  test('reads what stands inside an object by its path', async () => {
    const content = JSON.stringify([{ ...KIA, location: { address: { suburb: 'Perth' } } }]);
    expect(await read(content)).toEqual([{ row: 1, values: { ...KIA, city: 'Perth' } }]);
  });

  test('reads a list behind a path on one line, whatever the file is named', async () => {
    const content = JSON.stringify({ data: { items: [KIA, { ...BMW, similar: [KIA] }] } });
    const columns = new Columns();
    for (const fileName of ['stock.json', 'stock.ndjson', 'stock.txt', null]) {
      const source = { bytes: blocks(content, 7), fileName, format: null };
      const rows: number[] = [];
      for await (const { row, entries } of readRecords(source, columns)) {
        if (entries) rows.push(row);
      }
      expect(rows).toEqual([1, 2]);
    }
  });

  test('finds the list where a map names the make', async () => {
    const columns = new Columns({ Marke: 'make' });
    const content = JSON.stringify({ data: { items: [{ Marke: 'Kia', model: 'Rio' }] } });
    const source = { bytes: blocks(content, 7), fileName: null, format: null };
    for await (const { entries } of readRecords(source, columns)) {
      expect(entries && columns.pick(entries)).toEqual({ make: 'Kia', model: 'Rio' });
    }
    expect(columns.ignored()).toEqual([]);
  });

  test('reads a vehicle a line that holds others as a vehicle', async () => {
    const line = { similar: { cars: [BMW] }, ...KIA };
    expect(await read(`${JSON.stringify(line)}\n`)).toEqual([{ row: 1, values: KIA }]);
  });

  test('reads vehicles by their ids as they were', async () => {
    const stock = { 1: { ...KIA, photos: [{ url: 'x' }] }, 2: BMW };
    const rows = await read(JSON.stringify({ stock }, null, 1), 'json');
    expect(rows.map(({ values }) => values)).toMatchObject([KIA, BMW]);
  });

  test('refuses what is no object, and reads on', async () => {
    expect(await read(`[1, ${JSON.stringify(KIA)}, [2]]`)).toEqual([
      { row: 1, values: 'not a vehicle object' },
      { row: 2, values: KIA },
      { row: 3, values: 'not a vehicle object' },
    ]);
  });
});

describe('NDJSON', () => {
  test('reads a vehicle a line and names bad lines', async () => {
    const content = `${JSON.stringify(KIA)}\n\n{"make":\r\n[]\n${JSON.stringify(BMW)}`;
    expect(await read(content)).toEqual([
      { row: 1, values: KIA },
      { row: 3, values: 'not a JSON object' },
      { row: 4, values: 'not a JSON object' },
      { row: 5, values: BMW },
    ]);
  });
});

const ROWS = 'Id,Make,Model\n1,Kia,Rio\n';

describe('a whole file is refused', () => {
  test.each<[string, string, StockFormat | null, RegExp]>([
    ['empty', '', null, /file is empty/],
    ['white space', ' \n\n\t', null, /file is empty/],
    ['headings only', 'Id,Make,Model\n', null, /headings and no rows/],
    ['headings and blank rows', 'Id,Make,Model\n,,\n', null, /headings and no rows/],
    [
      'no headings',
      '1,Kia,Rio\n2,BMW,X5\n',
      null,
      /no column for make, nor for model\. Its headings/,
    ],
    ['a page to sign in', '<!doctype html>\n<title>Sign in</title>\n', null, /web page or XML/],
    ['XML', '\n<?xml version="1.0"?><car><make>Kia</make></car>', 'csv', /web page or XML/],
    ['no make', 'Id,Model\n1,Rio\n', null, /no column for make\. Its headings: Id · Model/],
    ['a short last row without an end', `${ROWS}2,BMW`, null, /cut inside row 3: it has 2 of 3/],
    ['an open quote', `${ROWS}2,BMW,"X5`, null, /inside a quoted value that opens at line 3/],
    ['a JSON list cut', '[{"id":1},{"id":', 'json', /ends early, after vehicle 1/],
    ['a JSON list not closed', '[{"id":1}', 'json', /ends early, after vehicle 1/],
    ['a JSON object not closed', '{"stock":[{"id":1}]', 'json', /ends early/],
    ['broken JSON', '[{"id":1},,{"id":2}]', 'json', /not JSON after vehicle 1/],
    ['a comma too many', '[{"id":1},]', 'json', /after vehicle 1: Unexpected "\]"\. Nothing/],
    [
      'single quotes',
      "[{'id':1}]",
      'json',
      /after vehicle 0: Unexpected "'" at character 3\. Nothing/,
    ],
    ['two JSON lists', '[{"id":1}] [{"id":2}]', 'json', /not JSON after vehicle 1/],
    ['JSON without a list', '{"cars":[{"id":1}]}', 'json', /vehicles, stock, listings, data/],
    ['an empty JSON list', '[]', null, /holds no vehicles/],
    [
      'two lists of vehicles',
      '{"data":{"new":[{"make":"Kia","model":"Rio"}],"used":[{"make":"MG","model":"3"}]}}',
      null,
      /more than one list of vehicles: data\.new, data\.used\..*into one list/,
    ],
    [
      'a second list of vehicles, long after the first',
      `{"new":[${Array(3000).fill('{"make":"Kia","model":"Rio"}').join()}],"old":[{"make":"MG","model":"3"}]}`,
      null,
      /more than one list of vehicles: new, old/,
    ],
    [
      'a list of something else',
      '{"data":{"items":[{"id":1,"Marke":"Kia"}]}}',
      null,
      /data\.items is of objects without.*make and model: id · Marke\..*--map/,
    ],
    ['NDJSON with its last line cut', '{"id":1}\n{"id":', 'ndjson', /cut inside line 2/],
  ])('%s', async (_what, content, format, message) => {
    for (const size of [2, 100]) await expect(read(content, format, size)).rejects.toThrow(message);
  });

  test.each<[string, string, StockFormat]>([
    ['brackets without end', '['.repeat(5_000_000), 'json'],
    ['deep inside a vehicle', `[{"id":1},{"a":${'{"b":'.repeat(70)}1`, 'json'],
    ['objects without end', '{"a":'.repeat(500_000), 'json'],
  ])('nested too deep, without taking its memory: %s', async (_what, content, format) => {
    const before = process.memoryUsage().rss;
    await expect(read(content, format, 65_536)).rejects.toThrow(/more than 64 deep after vehicle/);
    expect(process.memoryUsage().rss - before).toBeLessThan(200e6);
  });

  test('brackets in texts and in lists beside each other are not deep', async () => {
    const vehicle = { id: 1, name: '[{"\\'.repeat(100), images: [['a'], ['b']] };
    const content = JSON.stringify(Array.from({ length: 100 }, () => vehicle));
    expect(await read(content, 'json', 7)).toHaveLength(100);
  });

  test('a line of NDJSON that is nested too deep is refused, and the next is read', async () => {
    const content = `${'['.repeat(100_000)}\n${JSON.stringify(KIA)}\n`;
    expect(await read(content, 'ndjson', 65_536)).toEqual([
      { row: 1, values: 'lists and objects more than 64 deep in each other' },
      { row: 2, values: KIA },
    ]);
  });

  test.each<[StockFormat, string]>([
    ['csv', `${ROWS}2,BMW,"${'x'.repeat(4_100_000)}`],
    ['ndjson', `{"id":1}\n{"x":"${'x'.repeat(4_100_000)}`],
    ['json', `[{"x":"${'x'.repeat(4_100_000)}`],
  ])('a %s record without end, before it fills the memory', async (format, content) => {
    await expect(read(content, format, 65_536)).rejects.toThrow(/longer than 4000000/);
  });
});
