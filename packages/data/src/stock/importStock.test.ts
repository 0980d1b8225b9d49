import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { StockStore } from '../store/store.ts';
import type { ImportProgress } from './importStock.ts';
import { exitCode } from './report.ts';
import { importFile, readStock, SITE } from './testing/importFile.ts';
import { GOOD, stockBefore } from './testing/stockBefore.ts';

const stock = stockBefore(GOOD);

describe('importStock', () => {
  test('makes the rows of a file the stock of the site, in their order', async () => {
    const before = await stock.store.current(SITE);
    const result = await importFile(stock.store, `${GOOD}3,Ford,Ranger,2021,49990,Demo\n`);
    expect(result).toMatchObject({
      status: 'imported',
      rows: 3,
      accepted: 3,
      refused: 0,
      fault: null,
    });
    expect(result.version).toBe((before?.version ?? 0) + 1);
    expect(exitCode(result)).toBe(0);
    expect((await readStock(stock.store)).map(({ slug }) => slug)).toEqual([
      '2020-kia-rio-1',
      '2022-bmw-x5-2',
      '2021-ford-ranger-3',
    ]);
  });

  test('changes nothing when the same file comes again', async () => {
    const before = await stock.store.current(SITE);
    const result = await importFile(stock.store, GOOD, { now: Date.UTC(2026, 11, 1) });
    expect(result).toMatchObject({ status: 'unchanged', accepted: 2, version: before?.version });
    expect(exitCode(result)).toBe(0);
    expect(await stock.store.current(SITE)).toEqual(before);
  });

  test('gives the same stock from CSV, JSON and NDJSON', async () => {
    const rows = [
      { Id: 1, Make: 'Kia', Model: 'Rio', Year: 2020, Price: 19990, Status: 'Used' },
      { Id: 2, Make: 'BMW', Model: 'X5', Year: 2022, Price: 99990, Status: 'New' },
    ];
    const lines = rows.map((row) => JSON.stringify(row)).join('\n');
    expect(await importFile(stock.store, JSON.stringify(rows))).toMatchObject({
      status: 'unchanged',
    });
    expect(await importFile(stock.store, lines)).toMatchObject({ status: 'unchanged' });
  });

  test('leaves refused rows out and reports them', async () => {
    const content = `${GOOD}3,,Ranger,2021,1000,Used\n4,Ford,,soon,cheap,Used\n`;
    const result = await importFile(stock.store, content);
    expect(result).toMatchObject({ accepted: 2, refused: 2, rows: 4 });
    expect(exitCode(result)).toBe(2);
    expect(result.defects.map(({ row, field }) => [row, field])).toEqual([
      [4, 'make'],
      [5, 'model'],
      [5, 'year'],
      [5, 'price'],
    ]);
  });

  test('reports a second row of one id with the first, near and far', async () => {
    const far = Array.from({ length: 1200 }, (_, at) => `${at + 10},Kia,Rio,2020,9990,Used\n`);
    const content = `${GOOD}1,Kia,Rio,2020,5000,Used\n${far.join('')}2,BMW,X5,2022,5000,New\n`;
    const result = await importFile(stock.store, content);
    expect(result).toMatchObject({ rows: 1204, accepted: 1202, refused: 2 });
    expect(result.defects).toMatchObject([
      { severity: 'refused', row: 4, field: 'id', found: '1', problem: 'the same id as row 2' },
      { severity: 'refused', row: 1205, field: 'id', found: '2', problem: 'the same id as row 3' },
    ]);
    expect((await readStock(stock.store))[0]).toMatchObject({ id: '1', price: 19990 });
  });

  test('counts warnings and keeps their rows', async () => {
    const content = 'Id,Make,Model,Status,Seats\n1,Kia,Rio,Used,99\n';
    const result = await importFile(stock.store, content);
    expect(result).toMatchObject({ accepted: 1, refused: 0, warnings: 1 });
    expect(exitCode(result)).toBe(0);
  });

  test('tells once when no column says new or used, or whether a vehicle can be had', async () => {
    const result = await importFile(stock.store, 'Id,Make,Model,Salesperson\n1,Kia,Rio,Kim\n');
    expect(result.defects).toMatchObject([
      { row: 0, field: 'condition', severity: 'warning' },
      { row: 0, field: 'status', severity: 'warning' },
    ]);
    expect(result.ignoredHeadings).toEqual(['Salesperson']);
  });

  test('names columns by a map', async () => {
    const content = 'Nr;Marke;Modell;Status\n1;Kia;Rio;Used\n';
    const map = { Nr: 'id', Marke: 'make', Modell: 'model' } as const;
    expect(await importFile(stock.store, content, { map })).toMatchObject({
      accepted: 1,
      refused: 0,
    });
  });

  test('refuses a map of headings that the file lacks, and only warns where keys come and go', async () => {
    const map = { Modell: 'model' } as const;
    const csv = await importFile(stock.store, GOOD, { map });
    expect(csv.fault?.happened).toMatch(/names Modell, which no heading/);
    const json = await importFile(
      stock.store,
      '[{"id":1,"make":"Kia","model":"Rio","status":"Used"}]',
      {
        map,
      },
    );
    expect(json.defects).toMatchObject([{ row: 0, found: 'Modell', severity: 'warning' }]);
  });

  test('reads a file from disk by its extension', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-file-'));
    const path = join(folder, 'stock.ndjson');
    await writeFile(path, '{"id":1,"make":"Kia","model":"Rio","status":"Used"}');
    expect(await importFile(stock.store, '', { source: path })).toMatchObject({ accepted: 1 });
    await rm(folder, { recursive: true });
  });
});

test.each([
  ['1,Kia,\n', 'The only row could not be used.'],
  ['1,Kia,\n2,BMW,\n', 'None of the 2 rows could be used.'],
])('where no row can be used, their number is told: %j', async (rows, happened) => {
  const { fault } = await importFile(stock.store, `Id,Make,Model\n${rows}`);
  expect(fault?.happened).toBe(happened);
});

describe('headings that stand twice', () => {
  const about = 'columns have this heading: of each row the first that is filled counts';

  test('are told, and the first that is filled counts', async () => {
    const content = 'Id,Make,Model,Price,Note,PRICE,Price,Note\n1,Kia,Rio,,a,15990,14990,b\n';
    const { defects } = await importFile(stock.store, content, { force: true });
    const told = defects.filter(({ problem }) => problem.includes(about));
    expect(told).toMatchObject([{ row: 0, field: 'price', found: 'Price', problem: `3 ${about}` }]);
    expect((await readStock(stock.store))[0]?.price).toBe(15990);
  });

  test('are not told where each stands once', async () => {
    const { defects } = await importFile(stock.store, 'Id,Make,Model,Price,RRP\n1,Kia,Rio,1,2\n');
    expect(defects.filter(({ problem }) => problem.includes(about))).toEqual([]);
  });
});

describe('the address of a vehicle', () => {
  const slugs = async () => (await readStock(stock.store)).map(({ slug }) => slug);

  test('stays when its facts are corrected', async () => {
    const corrected = GOOD.replace('Rio,2020', 'Rio,2021').replace('BMW,X5', 'BMW,X6');
    expect(await importFile(stock.store, corrected)).toMatchObject({ effect: { changed: 2 } });
    expect(await slugs()).toEqual(['2020-kia-rio-1', '2022-bmw-x5-2']);
    expect((await readStock(stock.store))[0]).toMatchObject({ year: 2021 });
  });

  test('is the one the feed gives, where it is valid and free; the one before is known', async () => {
    const file = (first: string, second: string) =>
      `Id,Make,Model,Year,Status,Slug\n1,Kia,Rio,2020,Used,${first}\n2,BMW,X5,2022,New,${second}\n`;
    const { defects } = await importFile(stock.store, file('red-rio', 'red-rio'));
    expect(defects).toMatchObject([
      {
        severity: 'warning',
        row: 3,
        field: 'slug',
        found: 'red-rio',
        remedy: 'It has the address 2022-bmw-x5-2. Give each vehicle its own.',
      },
    ]);
    expect(await slugs()).toEqual(['red-rio', '2022-bmw-x5-2']);
    expect(await stock.store.formerly(SITE, '2020-kia-rio-1')).toBe('1');
    await importFile(stock.store, file('trade-in', 'x5'));
    expect(await slugs()).toEqual(['red-rio', 'x5']);
    await importFile(stock.store, GOOD);
    expect(await slugs()).toEqual(['red-rio', 'x5']);
  });
});

describe('progress', () => {
  test('counts the rows as they are read, and says when the stock is written', async () => {
    const told: ImportProgress[] = [];
    const rows = Array.from({ length: 1_200 }, (_, at) => `${at},Kia,Rio,2020,9990,Used\n`);
    await importFile(
      stock.store,
      `Id,Make,Model,Year,Price,Status\n${rows.join('')}x,,Rio,2020,1,Used\n`,
      {
        progress: (progress) => told.push(progress),
      },
    );
    expect(told.map(({ step, rows }) => [step, rows])).toEqual([
      ['reading', 500],
      ['reading', 1_000],
      ['reading', 1_201],
      ['writing', 1_201],
    ]);
    expect(told.at(-1)?.refused).toBe(1);
  });
});

describe('a file that cannot be used leaves the stock exactly as it was', {
  timeout: 30_000,
}, () => {
  const utf16 = Buffer.from(`\ufeff${GOOD}`, 'utf16le');
  test.each<[string, string | Uint8Array]>([
    ['empty', ''],
    ['headings only', 'Id,Make,Model\n'],
    ['UTF-16', utf16],
    ['Windows-1252', Buffer.from(GOOD.replace('Rio', 'R\u00edo'), 'latin1')],
    ['binary', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])],
    ['a zero byte late in the file', `${GOOD.repeat(3000)}\0`],
    ['cut in a row', GOOD.slice(0, -12)],
    ['cut in a quote', `${GOOD}3,Ford,"Ran`],
    ['JSON ending early', '[{"id":1,"make":"Kia","model":"Rio"}'],
    ['NDJSON cut', '{"id":1,"make":"Kia","model":"Rio"}\n{"id":2,'],
    ['without known headings', 'a,b\n1,2\n'],
    ['all rows bad', 'Id,Make,Model,Year\n1,Kia,,2019\n2,,X5,2020\n'],
  ])('%s', async (_what, content) => {
    const before = await stock.store.current(SITE);
    const vehicles = await readStock(stock.store);
    const result = await importFile(stock.store, content);
    expect(result).toMatchObject({ status: 'nothing', accepted: 0, version: before?.version });
    expect(exitCode(result)).toBe(1);
    for (const part of Object.values(result.fault ?? {})) expect(part).toMatch(/^\S.*\.$/s);
    expect(Object.keys(result.fault ?? {})).toEqual(['happened', 'matters', 'remedy']);
    expect(await stock.store.current(SITE)).toEqual(before);
    expect(await readStock(stock.store)).toEqual(vehicles);
  });

  test.each([
    ['missing', '/nowhere/stock.csv', /does not exist/],
    ['a folder', '/', /is a folder/],
  ])('%s', async (_what, source, happened) => {
    const result = await importFile(stock.store, '', { source });
    expect(result.fault?.happened).toMatch(happened);
    expect(exitCode(result)).toBe(1);
  });

  test.skipIf(process.platform === 'win32')('a pipe that nobody writes into', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-pipe-'));
    const pipe = join(folder, 'stock.csv');
    execFileSync('mkfifo', [pipe]);
    const result = await importFile(stock.store, '', { source: pipe, pipeWaitMs: 300 });
    expect(result.fault?.happened).toMatch(/^Nothing came through the pipe .* seconds\.$/);
    expect(result.fault?.remedy).toMatch(/Start what writes into it/);
    expect(exitCode(result)).toBe(1);
    const writing = writeFile(pipe, GOOD);
    expect(await importFile(stock.store, '', { source: pipe })).toMatchObject({
      status: 'unchanged',
    });
    await writing;
    await rm(folder, { recursive: true });
  });

  test('and so does a store that fails half way, which may be imported into again', async () => {
    const before = await stock.store.current(SITE);
    const failing: StockStore = {
      ...stock.store,
      async begin(site) {
        const draft = await stock.store.begin(site);
        return { ...draft, publish: () => Promise.reject(new Error('disk full')) };
      },
    };
    await expect(importFile(failing, `${GOOD}3,Ford,Ranger,2021,1,Used\n`)).rejects.toThrow(
      'disk full',
    );
    expect(await stock.store.current(SITE)).toEqual(before);
    expect(await importFile(stock.store, GOOD)).toMatchObject({ status: 'unchanged' });
  });
});
