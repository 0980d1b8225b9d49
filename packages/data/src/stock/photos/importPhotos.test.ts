import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStockPhotos } from '../../pictures/stockPhotos.ts';
import { photo } from '../../pictures/testing/startPictureHost.ts';
import type { StockStore } from '../../store/store.ts';
import type { ImportOptions } from '../importStock.ts';
import { importFile, readStock, SITE } from '../testing/importFile.ts';
import { temporaryStore } from '../testing/temporaryStore.ts';

let store: StockStore;
let close: () => Promise<void>;
let root: string;
beforeEach(async () => {
  ({ stock: store, close } = await temporaryStore());
  root = await mkdtemp(join(tmpdir(), 'forecourt-import-photos-'));
});
afterEach(async () => {
  await close();
  await rm(root, { recursive: true });
});

const FEED = 'Stock No,Make,Model,Status,Photos\nS1,Kia,Rio,Used,\nS12,Kia,Carnival,Used,\n';
const HOSTED = FEED.replace('Rio,Used,', 'Rio,Used,https://photos.example/1.jpg');

function bringing(folder = join(root, 'drop'), leaveBytes = 0): Pick<ImportOptions, 'photos'> {
  return { photos: { folder, into: openStockPhotos({ folder: join(root, 'kept'), leaveBytes }) } };
}

async function drop(files: Readonly<Record<string, Buffer | string>>): Promise<void> {
  await mkdir(join(root, 'drop'), { recursive: true });
  for (const [name, bytes] of Object.entries(files)) {
    const path = join(root, 'drop', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  }
}

/** Addresses of photos by model. */
async function shown(): Promise<Record<string, string[]>> {
  const stock = await readStock(store);
  return Object.fromEntries(
    stock.map(({ model, images }) => [model, images.map(({ url }) => url)]),
  );
}

async function kept(): Promise<string[]> {
  return readdir(join(root, 'kept', SITE)).catch(() => []);
}

const FILE = /^\/stock-photos\/[0-9a-f]{40}~[a-l]\.jpg$/;

describe('photos that come as files (R17-36)', () => {
  test('are shown by the vehicles that they are called by, and told where by none', async () => {
    const [a, b] = [await photo(300, 200), await photo(200, 300)];
    await drop({
      ...{ 'S1_2.jpg': b, 'S1_1.jpg': a, 'S1_3.jpg': a, 'S12/IMG_4312.JPG': b },
      ...{ 'S123_1.jpg': a, 'stock.csv': FEED, 'Thumbs.db': 'x', '._S1_4.jpg': 'x' },
    });
    const { defects, ...result } = await importFile(store, FEED, bringing());
    expect(result).toMatchObject({
      status: 'imported',
      photos: { files: 5, shown: 4, added: 2, vehicles: 2 },
    });
    const { Rio = [], Carnival } = await shown();
    expect(Rio).toHaveLength(2);
    for (const url of Rio) expect(url).toMatch(FILE);
    expect(Carnival).toEqual([Rio[1]]);
    expect(defects.filter(({ field }) => field === 'photos')).toEqual([
      expect.objectContaining({
        ...{ severity: 'warning', row: 0, found: 'S123_1.jpg' },
        problem: 'no vehicle of the stock file is called so',
      }),
    ]);
    expect(await kept()).toHaveLength(2);
    expect(await importFile(store, FEED, bringing())).toMatchObject({
      status: 'unchanged',
      photos: { shown: 4, added: 0 },
    });
  });

  test('that are none are told one by one, and the rest is imported', async () => {
    const whole = await photo(900, 600);
    await drop({
      'S1_1.jpg': whole,
      'S1_2.jpg': '',
      'S1_3.jpg': whole.subarray(0, 20_000),
      'S1_4.jpg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'S1_5.jpg': Buffer.alloc(21 * 1024 * 1024),
      'S1_6.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'S12_1.heic': 'x',
    });
    await writeFile(join(root, 'secret.jpg'), whole);
    await symlink(join(root, 'secret.jpg'), join(root, 'drop', 'S1_7.jpg'));
    await mkdir(join(root, 'elsewhere'));
    await writeFile(join(root, 'elsewhere', 'S1_8.jpg'), whole);
    await symlink(join(root, 'elsewhere'), join(root, 'drop', 'S1'));
    const { defects, ...result } = await importFile(store, FEED, bringing());
    expect(result).toMatchObject({ status: 'imported', photos: { shown: 1, vehicles: 1 } });
    const told = defects.flatMap(({ field, found, problem }) =>
      field === 'photos' ? `${found}: ${problem}` : [],
    );
    expect(told.toSorted()).toEqual([
      expect.stringMatching(/^S12_1\.heic: a picture of a kind/),
      expect.stringMatching(/^S1: a link/),
      expect.stringMatching(/^S1_2\.jpg: an empty file/),
      expect.stringMatching(/^S1_3\.jpg: damaged or cut off/),
      expect.stringMatching(/^S1_4\.jpg: no photo by its content/),
      expect.stringMatching(/^S1_5\.jpg: more than 20 MiB/),
      expect.stringMatching(/^S1_6\.svg: a picture of a kind/),
      expect.stringMatching(/^S1_7\.jpg: a link/),
    ]);
  });

  test('may be named by the feed, in its order, beside a comma or a bar', async () => {
    const [a, b] = [await photo(300, 200), await photo(200, 300)];
    await drop({ 'yard/front view.jpg': a, 'yard/back.jpg': b, 'S1_1.jpg': b });
    const feed = FEED.replace('Rio,Used,', 'Rio,Used,"back.jpg, yard/front view.jpg;gone.jpg"');
    const { defects } = await importFile(store, feed, bringing());
    expect((await shown())['Rio']).toHaveLength(2);
    expect(defects.filter(({ field }) => field === 'images')).toEqual([
      expect.objectContaining({
        row: 2,
        found: 'gone.jpg',
        problem: expect.stringContaining('not in'),
      }),
    ]);
    const without = await importFile(store, feed);
    expect(without.defects.map(({ remedy }) => remedy)).toContainEqual(
      expect.stringContaining('--photos'),
    );
  });

  test('stay with their vehicles where a later import brings none', async () => {
    await drop({ 'S1_1.jpg': await photo(300, 200), 'S12_1.jpg': await photo(200, 300) });
    await importFile(store, FEED, bringing());
    const before = await shown();
    expect(await importFile(store, FEED)).toMatchObject({ status: 'unchanged', photos: null });
    // A folder that has the latest vehicles alone takes nothing from the others.
    await rm(join(root, 'drop'), { recursive: true });
    await drop({ 'S12_1.jpg': await photo(400, 300) });
    await importFile(store, FEED, bringing());
    const after = await shown();
    expect(after['Rio']).toEqual(before['Rio']);
    expect(after['Carnival']).not.toEqual(before['Carnival']);
  });

  test('win over the feed’s addresses, until a folder without them is given', async () => {
    await drop({ 'S1_1.jpg': await photo(300, 200) });
    await importFile(store, HOSTED, bringing());
    expect((await shown())['Rio']).toEqual([expect.stringMatching(FILE)]);
    await importFile(store, HOSTED);
    expect((await shown())['Rio']).toEqual([expect.stringMatching(FILE)]);
    await rm(join(root, 'drop', 'S1_1.jpg'));
    await importFile(store, HOSTED, bringing());
    expect((await shown())['Rio']).toEqual(['https://photos.example/1.jpg']);
  });

  test('change nothing in a dry run', async () => {
    await drop({ 'S1_1.jpg': await photo(300, 200), 'S1_2.jpg': 'x' });
    const dry = await importFile(store, FEED, { ...bringing(), dryRun: true });
    expect(dry).toMatchObject({ status: 'dry_run', photos: { files: 2, shown: 1, added: 1 } });
    expect(dry.defects).toContainEqual(expect.objectContaining({ found: 'S1_2.jpg' }));
    expect(await kept()).toEqual([]);
    expect(await store.current(SITE)).toBeNull();
  });

  test.each<[string, () => Pick<ImportOptions, 'photos'>, RegExp]>([
    [
      'a folder that is not there',
      () => bringing(join(root, 'no')),
      /no cannot be read \(ENOENT\)/,
    ],
    ['a file', () => bringing(join(root, 'drop', 'S1_1.jpg')), /cannot be read \(ENOTDIR\)/],
    ['a full disk', () => bringing(undefined, 1e18), /no room for the photos: \d+ MiB/],
  ])('with %s nothing is imported, and it is told why', async (_, options, happened) => {
    await drop({ 'S1_1.jpg': await photo(300, 200) });
    await importFile(store, FEED);
    const result = await importFile(store, `${FEED}S3,Kia,Cerato,Used,\n`, options());
    expect(result).toMatchObject({
      status: 'nothing',
      version: 1,
      fault: {
        happened: expect.stringMatching(happened),
        matters: expect.stringContaining('as it was'),
        remedy: expect.any(String),
      },
    });
  });

  test('of ten thousand names are told by kinds, each at once', async () => {
    await mkdir(join(root, 'drop'));
    for (let at = 0; at < 10_000; at += 1) await writeFile(join(root, 'drop', `X${at}_1.jpg`), '');
    const { defects, photos } = await importFile(store, FEED, bringing());
    expect(photos).toEqual({ files: 10_000, shown: 0, added: 0, vehicles: 0 });
    expect(defects.filter(({ field }) => field === 'photos')).toHaveLength(10_000);
  });
});
