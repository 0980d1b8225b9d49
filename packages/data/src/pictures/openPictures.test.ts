import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SiteKey } from '../store/siteKey.ts';
import { openPictures, type PictureAnswer, type PictureRequest } from './openPictures.ts';
import { type PictureHost, photo, startPictureHost } from './testing/startPictureHost.ts';

const DAY = 86_400_000;
const SITE = 'harbour' as SiteKey;

let folder: string;
let host: PictureHost;
let answer: RequestListener;
let now: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-pictures-'));
  now = Date.now();
  const whole = await photo(1_500, 1_000);
  answer = (_, response) => response.end(whole);
  host = await startPictureHost((request, response) => answer(request, response));
});
afterEach(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

function open(options: { mostBytes?: number } = {}) {
  const origins = new Map([['photos.example', host.origin]]);
  return openPictures({ folder, origins, now: () => now, ...options });
}

function asked(more: Partial<PictureRequest> = {}): PictureRequest {
  return { site: SITE, url: 'https://photos.example/1.jpg', width: 640, format: 'webp', ...more };
}

function bytesOf(made: PictureAnswer): Buffer {
  if (made.kind !== 'picture') throw new Error(`${made.kind}: ${made.reason}`);
  return made.bytes;
}

async function kindOf(picture: Buffer) {
  const { format, width, height, exif } = await sharp(picture).metadata();
  return { format, width, height, exif: exif !== undefined };
}

function send(bytes: Buffer): void {
  answer = (_, response) => response.end(bytes);
}

async function filesIn(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test.each([
  ['avif', 'heif'],
  ['webp', 'webp'],
  ['jpg', 'jpeg'],
] as const)(
  'a photo is made as %s, a width of it, never wider than it is',
  async (format, read) => {
    const pictures = open();
    const made = bytesOf(await pictures.make(asked({ format })));
    expect(await kindOf(made)).toMatchObject({ format: read, width: 640, height: 427 });
    const wide = bytesOf(await pictures.make(asked({ format, width: 1_920 })));
    expect(await kindOf(wide)).toMatchObject({ width: 1_500, height: 1_000 });
    expect(host.asked).toHaveLength(1);
  },
);

test('it stands upright, and tells nothing that the camera wrote', async () => {
  const turned = await sharp(await photo(900, 600))
    .withExif({ IFD0: { Artist: 'Kim Lee' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  send(turned);
  const made = bytesOf(await open().make(asked({ width: 320 })));
  expect(await kindOf(made)).toMatchObject({ width: 320, height: 480, exif: false });
  expect(made.toString('latin1')).not.toContain('Kim Lee');
});

test('many who ask at once have it fetched and made once', async () => {
  const pictures = open();
  const all = await Promise.all(Array.from({ length: 20 }, () => pictures.make(asked())));
  expect(new Set(all.map((made) => bytesOf(made).toString('base64'))).size).toBe(1);
  expect(host.asked).toHaveLength(1);
  expect(await filesIn()).toHaveLength(2);
});

test('all widths of a photo, asked for one after another, have it fetched once', async () => {
  const pictures = open();
  const all: Promise<PictureAnswer>[] = [];
  for (const width of [240, 320, 480, 640, 960, 1_280]) {
    for (const format of ['avif', 'webp', 'jpg'] as const) {
      all.push(pictures.make(asked({ width, format })));
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
  }
  expect((await Promise.all(all)).every(({ kind }) => kind === 'picture')).toBe(true);
  expect(host.asked).toHaveLength(1);
});

test('what was made is found by the next process, and what one was killed over goes', async () => {
  const first = open();
  expect(await first.kept(asked())).toBeNull();
  const made = bytesOf(await first.make(asked()));
  const [name = ''] = await filesIn();
  const half = `${name}.f00.part`;
  await writeFile(join(folder, name.slice(0, 2), half), 'half');
  const next = open();
  expect((await next.kept(asked()))?.equals(made)).toBe(true);
  expect(await filesIn()).not.toContain(half);
  expect(host.asked).toHaveLength(1);
});

test('one dealer’s is not another’s', async () => {
  const pictures = open();
  await pictures.make(asked());
  expect(await pictures.kept(asked({ site: 'outback' as SiteKey }))).toBeNull();
});

test('the folder grows no larger than it may: what nobody asks for goes', async () => {
  const pictures = open({ mostBytes: 400_000 });
  for (let number = 1; number <= 6; number += 1) {
    send(await photo(600, 400));
    bytesOf(await pictures.make(asked({ url: `https://photos.example/${number}.jpg` })));
  }
  await expect.poll(async () => (await filesIn()).length).toBeLessThan(12);
  expect(await pictures.kept(asked({ url: 'https://photos.example/1.jpg' }))).toBeNull();
  expect(await pictures.kept(asked({ url: 'https://photos.example/6.jpg' }))).not.toBeNull();
});

test('after a week it is asked for anew, and kept while its host is away', async () => {
  const pictures = open();
  const before = bytesOf(await pictures.make(asked()));
  now += 8 * DAY;
  answer = (_, response) => response.writeHead(503).end();
  expect(await pictures.kept(asked())).toBeNull();
  expect(bytesOf(await pictures.make(asked())).equals(before)).toBe(true);
  expect(host.asked).toHaveLength(2);
  now += 8 * DAY;
  send(await photo(300, 200));
  expect(await kindOf(bytesOf(await pictures.make(asked())))).toMatchObject({ width: 300 });
});

test('what failed is not asked for again within a minute', async () => {
  const pictures = open();
  answer = (_, response) => response.writeHead(404).end();
  expect(await pictures.make(asked())).toEqual({ kind: 'gone', reason: 'not there' });
  now += 40_000;
  expect(await pictures.make(asked({ width: 320 }))).toMatchObject({ kind: 'gone' });
  expect(host.asked).toHaveLength(1);
  // A minute from when it failed, however often it was asked for since.
  now += 21_000;
  send(await photo(300, 200));
  expect((await pictures.make(asked())).kind).toBe('picture');
});

test('a small file that unpacks to more than a photo has is refused (R17-35)', async () => {
  const bomb = await sharp({
    create: { width: 9_000, height: 9_000, channels: 3, background: '#000' },
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(500_000);
  send(bomb);
  expect(await open().make(asked())).toEqual({ kind: 'gone', reason: 'too many pixels' });
});

test.each([
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>'],
  ['a page', '<!doctype html><title>Sign in</title>'],
  ['nothing', ''],
])('%s is no photo', async (_, text) => {
  send(Buffer.from(text));
  expect(await open().make(asked())).toEqual({ kind: 'gone', reason: 'no picture' });
  expect(await filesIn()).toEqual([]);
});

test('half a photo is none', async () => {
  const whole = await photo(900, 600);
  send(whole.subarray(0, whole.length / 2));
  expect(await open().make(asked())).toEqual({ kind: 'gone', reason: 'cannot be read' });
});

test('while many wait, who comes is told so at once', async () => {
  const pictures = open();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const bytes = await photo(60, 40);
  answer = (_, response) => void held.then(() => response.end(bytes));
  const all = Array.from({ length: 60 }, (__, number) =>
    pictures.make(asked({ url: `https://photos.example/${number}.jpg` })),
  );
  expect(await pictures.make(asked({ url: 'https://photos.example/late.jpg' }))).toMatchObject({
    kind: 'busy',
  });
  release();
  expect((await Promise.all(all)).every(({ kind }) => kind === 'picture')).toBe(true);
});

test('a folder that cannot be written keeps nobody from a picture', async () => {
  await writeFile(join(folder, 'file'), '');
  const origins = new Map([['photos.example', host.origin]]);
  const pictures = openPictures({ folder: join(folder, 'file', 'in'), origins, now: () => now });
  expect((await pictures.make(asked())).kind).toBe('picture');
});
