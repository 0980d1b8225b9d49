import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createImageService, formats, widths } from './index.ts';

async function service() {
  const cacheFolder = join(await mkdtemp(join(tmpdir(), 'demo-images-')), 'cache');
  return { cacheFolder, answer: createImageService({ cacheFolder }) };
}

test.each(formats)('gives %s in every width, three by two', async (format) => {
  const { answer } = await service();
  for (const width of widths) {
    const image = await answer({
      path: `/demo-images/forecourt-hatch-red-side-${width}.${format}`,
    });
    const facts = await sharp(image?.body).metadata();
    expect(facts.width).toBe(width);
    expect(facts.height).toBe(Math.round((width * 2) / 3));
    expect(facts.format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format]);
    expect(image?.contentType).toBe(
      { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }[format],
    );
  }
});

test('the plain address of a stock row is a JPEG of 960 pixels', async () => {
  const { answer } = await service();
  const image = await answer({ path: '/demo-images/country-ute-dual-white-side.jpg' });
  expect(await sharp(image?.body).metadata()).toMatchObject({ width: 960, format: 'jpeg' });
});

test('a hero is wide', async () => {
  const { answer } = await service();
  const image = await answer({ path: '/demo-images/hero-country-1280.webp' });
  expect(await sharp(image?.body).metadata()).toMatchObject({ width: 1280, height: 480 });
});

test('the same picture asked for many times at once is encoded once and kept whole', async () => {
  const { answer, cacheFolder } = await service();
  const path = '/demo-images/studio-coupe-black-side-320.webp';
  const images = await Promise.all(Array.from({ length: 12 }, () => answer({ path })));
  const again = await answer({ path });
  expect(new Set(images.map((image) => image?.body.toString('base64'))).size).toBe(1);
  expect(again?.etag).toBe(images[0]?.etag);
  expect(again?.body.equals(images[0]?.body ?? Buffer.alloc(0))).toBe(true);
  expect(await readdir(cacheFolder)).toEqual([expect.stringMatching(/^[0-9a-f]{20}-320\.webp$/)]);
});

test.each([
  '/demo-images/forecourt-hatch-red-side-321.jpg',
  '/demo-images/forecourt-hatch-red-side-640.png',
  '/demo-images/forecourt-hatch-red-side-0640.jpg',
  '/demo-images/forecourt-hatch-red-side.webp',
  '/demo-images/forecourt-hatch-puce-side-640.jpg',
  '/demo-images/../package.json',
  '/demo-images/..%2f..%2fpackage-640.jpg',
  '/demo-images/constructor-640.jpg',
  '/demo-images/',
  '/elsewhere/forecourt-hatch-red-side-640.jpg',
  '',
])('does not know %s', async (path) => {
  const { answer } = await service();
  expect(await answer({ path })).toBeNull();
});
