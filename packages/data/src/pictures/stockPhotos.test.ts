import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SiteKey } from '../store/siteKey.ts';
import { NoRoomForPhotos, openStockPhotos } from './stockPhotos.ts';
import { photo } from './testing/startPictureHost.ts';

const ONE = 'one' as SiteKey;
const TWO = 'two' as SiteKey;
const DAY = 86_400_000;
const now = Date.now();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-stock-photos-'));
});
afterEach(() => rm(folder, { recursive: true }));

function open(more: { leaveBytes?: number } = {}) {
  return openStockPhotos({ folder, leaveBytes: 0, ...more });
}

describe('a photo that came as a file (R17-36)', () => {
  test('is kept once, under a name that its content gives it', async () => {
    const photos = open();
    const [a, b] = [await photo(300, 200), await photo(200, 300)];
    const first = await photos.keep(ONE, a, now);
    expect(first).toEqual({
      url: expect.stringMatching(/^\/stock-photos\/[0-9a-f]{40}~[a-l]\.jpg$/),
      isNew: true,
    });
    expect(await photos.keep(ONE, a, now)).toEqual({ url: first.url, isNew: false });
    expect((await photos.keep(ONE, b, now)).url).not.toBe(first.url);
    await photos.settle(ONE);
    expect(await readdir(join(folder, 'one'))).toHaveLength(2);
    expect(await photos.has(ONE, first.url)).toBe(true);
    expect(await photos.read(TWO, first.url)).toBeNull();
  });

  test('stands upright, no larger than is shown, and tells nothing of where it was taken', async () => {
    const taken = await sharp(await photo(2_400, 1_200))
      .withExif({
        IFD0: { Artist: 'Kim Lee' },
        IFD3: { GPSLatitude: '27/1 28/1 1234/100', GPSLatitudeRef: 'S' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('Kim Lee');
    const photos = open();
    const { url } = await photos.keep(ONE, taken, now);
    const kept = await photos.read(ONE, url);
    const { width, height, exif, orientation } = await sharp(kept ?? '').metadata();
    expect({ width, height, exif, orientation }).toMatchObject({ width: 960, height: 1_920 });
    expect([exif, orientation]).toEqual([undefined, undefined]);
    expect(kept?.toString('latin1')).not.toContain('Kim Lee');
  });

  test.each<[string, () => Promise<Buffer>, string]>([
    [
      'a drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'no picture',
    ],
    ['a page', async () => Buffer.from('<html>'), 'no picture'],
    ['a GIF', () => sharp(plain()).gif().toBuffer(), 'no picture'],
    ['cut off', async () => (await photo(900, 600)).subarray(0, 20_000), 'cannot be read'],
    ['its head alone', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'cannot be read'],
    ['a dot', () => photo(1, 1), 'too small'],
    ['a bomb', () => sharp(plain()).resize(9_000, 7_000).png().toBuffer(), 'too many pixels'],
  ])('is none where it is %s', async (_, bytes, reason) => {
    await expect(open().keep(ONE, await bytes(), now)).rejects.toMatchObject({
      name: 'PictureFault',
      message: reason,
    });
    expect(await readdir(folder)).toEqual([]);
  });

  test('is called by the colour that stands where it is to come (R17-37)', async () => {
    const ground = { r: 40, g: 44, b: 50 };
    const create = { width: 300, height: 200, channels: 3 as const, background: ground };
    const { url } = await open().keep(ONE, await sharp({ create }).jpeg().toBuffer(), now);
    expect(url).toMatch(/~a\.jpg$/);
    // Another process finds it again.
    const again = await open().keep(ONE, await sharp({ create }).jpeg().toBuffer(), now);
    expect(again).toEqual({ url, isNew: false });
  });

  test('is judged and not kept where nothing shall change', async () => {
    const photos = open();
    const { url, isNew } = await photos.keep(ONE, await photo(300, 200), now, { isDry: true });
    expect(isNew).toBe(true);
    expect(await photos.has(ONE, url)).toBe(false);
  });

  test('takes no room that leads need', async () => {
    const keeping = open({ leaveBytes: 1e18 }).keep(ONE, await photo(300, 200), now);
    await expect(keeping).rejects.toThrow(NoRoomForPhotos);
  });

  test.each(['../two/', '', 'a/b', `${'0'.repeat(40)}~a.png`, `${'0'.repeat(40)}~a.jpg/..`])(
    '%j is the name of none',
    async (name) => {
      expect(await open().read(ONE, `/stock-photos/${name}`)).toBeNull();
      expect(await open().has(ONE, `/stock-photos/${name}`)).toBe(false);
    },
  );
});

test('what no stock has named for a week goes, half-written files too, and nothing sooner', async () => {
  const photos = open();
  const urls: string[] = [];
  for (const width of [300, 310, 320]) {
    urls.push((await photos.keep(ONE, await photo(width, 200), now)).url);
  }
  const [needed = '', fresh = '', old = ''] = urls;
  const at = (url: string) => join(folder, 'one', url.split('/').at(-1) ?? '');
  const half = `${at(old)}.x.tmp`;
  await writeFile(half, 'half');
  const before = new Date(now - 8 * DAY);
  for (const path of [at(needed), at(old), half]) await utimes(path, before, before);
  const asked = async () => new Set([needed]);
  expect(await photos.sweep(ONE, asked, now)).toBe(2);
  expect(await photos.has(ONE, needed)).toBe(true);
  expect(await photos.has(ONE, fresh)).toBe(true);
  // The week begins when it was needed last.
  const later = now + 7 * DAY - 1_000;
  expect(await photos.sweep(ONE, async () => new Set(), later)).toBe(0);
  expect(await photos.sweep(ONE, async () => new Set(), now + 7 * DAY + 10_000)).toBe(2);
  expect(await photos.sweep(TWO, () => Promise.reject(new Error('asked for nothing')), now)).toBe(
    0,
  );
});

function plain() {
  return { create: { width: 80, height: 80, channels: 3 as const, background: '#888' } };
}
