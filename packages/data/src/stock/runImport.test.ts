import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { StockStore } from '../store/store.ts';
import { StoreUnavailable } from '../store/storeErrors.ts';
import { type RunImportOptions, runImport } from './runImport.ts';
import { blocks, SITE } from './testing/importFile.ts';
import { NOW, TIME_ZONE } from './testing/readRow.ts';
import { temporaryStore } from './testing/temporaryStore.ts';

let store: StockStore;
let close: () => Promise<void>;
let folder: string;
beforeAll(async () => {
  ({ stock: store, close } = await temporaryStore());
  folder = await mkdtemp(join(tmpdir(), 'forecourt-run-'));
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true });
});

async function run(content: string, options: Partial<RunImportOptions> = {}) {
  const file = join(folder, 'stock.csv');
  await writeFile(file, content);
  const out = { stdout: '', stderr: '' };
  const code = await runImport({
    file,
    site: SITE,
    store,
    locations: [],
    now: NOW,
    timeZone: TIME_ZONE,
    json: false,
    stdout: (text) => {
      out.stdout += text;
    },
    stderr: (text) => {
      out.stderr += text;
    },
    ...options,
  });
  return { code, ...out };
}

const GOOD = 'Nr,Make,Model,Status\n1,Kia,Rio,Used\n';
const MAP = '{"Nr":"id"}';

describe('runImport', () => {
  test('answers 0 when all rows are in, with a map given as text or as a file', async () => {
    expect(await run(GOOD, { map: MAP })).toMatchObject({ code: 0, stderr: '' });
    const map = join(folder, 'map.json');
    await writeFile(map, MAP);
    const again = await run(GOOD, { map });
    expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing changed') });
  });

  test('answers 2 when some rows were refused', async () => {
    const { code, stdout } = await run(`${GOOD}2,,X5,Used\n`, { map: MAP, json: true });
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ defects: [{ row: 3, field: 'make' }] });
  });

  test('reads what is piped in, and knows its format by its start', async () => {
    const { code } = await run('', { file: '-', stdin: blocks(GOOD), map: MAP });
    expect(code).toBe(0);
    const ndjson = '{"id":1,"make":"Kia","model":"Rio","status":"Used"}\n';
    expect((await run('', { file: '-', stdin: blocks(ndjson) })).code).toBe(0);
    expect(await run('', { file: '-' })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/Nothing is piped in/),
    });
  });

  test('writes every defect to the file of --report, as lines or as JSON', async () => {
    const content = `${GOOD}2,,X5,Used\n3,,X6,Used\n1,Kia,Rio,Used\n`;
    const [lines, json] = [join(folder, 'r.txt'), join(folder, 'r.json')];
    const { stdout } = await run(content, { map: MAP, reportFile: lines, force: true });
    expect(stdout.match(/REFUSED/g)).toHaveLength(2);
    const written = await readFile(lines, 'utf8');
    expect(written.match(/^REFUSED {2}row \d/gm)).toHaveLength(3);
    expect(written).toContain('1 vehicle of 4 rows');
    await run(content, { map: MAP, reportFile: json, force: true });
    expect(JSON.parse(await readFile(json, 'utf8'))).toMatchObject({ summary: { refused: 3 } });
  });

  test('imports nothing when the report cannot be begun, and never writes over the stock', async () => {
    const before = await store.current(SITE);
    const lost = await run(`${GOOD}2,BMW,X5,New\n`, { map: MAP, reportFile: '/nowhere/r.txt' });
    expect(lost).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/cannot be written.*ENOENT/),
    });
    const same = await run(GOOD, { map: MAP, reportFile: join(folder, 'stock.csv') });
    expect(same).toMatchObject({ code: 1, stderr: expect.stringMatching(/over the stock file/) });
    expect(await readFile(join(folder, 'stock.csv'), 'utf8')).toBe(GOOD);
    expect(await store.current(SITE)).toEqual(before);
  });

  test.each([
    ['the column map', 'map.json', MAP],
    ['the database', 'leads.sqlite', 'SQLite format 3\0 and leads'],
  ])('never writes the report over %s', async (what, name, held) => {
    const path = join(folder, name);
    await writeFile(path, held);
    const map = name === 'map.json' ? path : MAP;
    expect(await run(GOOD, { map, reportFile: path })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`would be written over ${what} ${path}.`),
    });
    expect(await readFile(path, 'utf8')).toBe(held);
  });

  test.runIf(existsSync('/dev/full'))('imports when the report cannot be finished', async () => {
    const { code, stderr } = await run(GOOD, { map: MAP, reportFile: '/dev/full' });
    expect(code).toBe(0);
    expect(stderr).toMatch(/not whole \(ENOSPC\)/);
  });

  test('prints JSON when the stock is decided, so that no reader holds it up', async () => {
    const temporary = await mkdtemp(join(folder, 'tmp-'));
    vi.stubEnv('TMPDIR', temporary);
    const rows = Array.from({ length: 2_000 }, (_, at) => `${at},Kia,Río,Used,99\n`).join('');
    const before = (await store.current(SITE))?.version;
    const versions: Promise<number | undefined>[] = [];
    let text = '';
    const code = await run(`Id,Make,Model,Status,Seats\n${rows}`, {
      json: true,
      force: true,
      stdout: (part) => {
        text += part;
        versions.push(store.current(SITE).then((current) => current?.version));
      },
    });
    expect(code.code).toBe(0);
    expect(new Set(await Promise.all(versions))).toEqual(new Set([(before ?? 0) + 1]));
    const { defects } = JSON.parse(text);
    expect(defects).toHaveLength(2_000);
    vi.unstubAllEnvs();
    expect(await readdir(temporary)).toEqual([]);
    await run(GOOD, { map: MAP, force: true });
  });

  test('shows progress where a person watches, and nowhere else', async () => {
    expect((await run(GOOD, { map: MAP })).stderr).toBe('');
    let now = 0;
    const { stderr } = await run(GOOD, { map: MAP, clock: () => (now += 1000) });
    expect(stderr).toMatch(/1 rows, .* rows\/s, 0 refused.*\r\u001b\[K$/s);
  });

  test('answers 1 when nothing was imported', async () => {
    expect(await run('')).toMatchObject({ code: 1, stderr: expect.stringContaining('is empty') });
  });

  test.each([
    ['{"Nr":"number"}', /Use one of these fields: id, slug, stockNumber/],
    ['{"Nr"', /not a JSON object/],
    ['/nowhere/map.json', /cannot be read/],
  ])('answers 1 for the map %s', async (map, message) => {
    const { code, stderr, stdout } = await run(GOOD, { map });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(message);
  });

  test.skipIf(process.platform === 'win32')('answers 1 for a map that never comes', async () => {
    const map = join(folder, 'map.pipe');
    execFileSync('mkfifo', [map]);
    const { code, stderr } = await run(GOOD, { map, pipeWaitMs: 200 });
    expect(code).toBe(1);
    expect(stderr).toMatch(/column map .* cannot be read\. Nothing came through the pipe/);
  });

  test.each([
    [new StoreUnavailable('database is locked'), /database is locked.*Check free disk space/s],
    [new Error('disk full'), /disk full.*Nothing was imported.*Check the data folder/s],
  ])('reports a failing store in three parts: %s', async (error, message) => {
    const failing = { ...store, begin: () => Promise.reject(error) };
    const { code, stdout } = await run(GOOD, { map: MAP, store: failing, json: true });
    expect(code).toBe(1);
    expect(Object.values(JSON.parse(stdout).summary.fault).join('\n')).toMatch(message);
  });
});
