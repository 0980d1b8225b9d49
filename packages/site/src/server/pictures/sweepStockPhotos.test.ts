import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type DealerSite,
  openEmbeddedStore,
  openStockPhotos,
  type SiteKey,
  type Store,
} from '@forecourt/data';
import { aVehicle, photo } from '@forecourt/data/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sweepStockPhotos } from './sweepStockPhotos.ts';

const SITE = 'one' as SiteKey;
const DAY = 86_400_000;
const sites = [{ key: SITE }, { key: 'two' }] as unknown as DealerSite[];

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-sweep-photos-'));
  store = await openEmbeddedStore({ folder });
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

function photosHere() {
  return openStockPhotos({ folder: join(folder, 'stock-photos'), leaveBytes: 0 });
}

/** Addresses of photos that were needed last nine days ago. */
async function oldPhotos(count: number): Promise<string[]> {
  const urls: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const { url } = await photosHere().keep(SITE, await photo(100 + at, 100), Date.now());
    const before = new Date(Date.now() - 9 * DAY);
    await utimes(join(folder, 'stock-photos', SITE, url.split('/').at(-1) ?? ''), before, before);
    urls.push(url);
  }
  return urls;
}

async function publish(url: string): Promise<void> {
  const draft = await store.stock.begin(SITE);
  await draft.add([{ row: 1, vehicle: aVehicle({ id: 'a', images: [{ url }] }) }]);
  await draft.publish(Date.now());
}

async function left(urls: readonly string[]): Promise<boolean[]> {
  return Promise.all(urls.map((url) => photosHere().has(SITE, url)));
}

test('photos of the current stock and the one before stay, older ones go after a week (R17-36)', async () => {
  const urls = await oldPhotos(4);
  const sweep = (now: number) =>
    sweepStockPhotos({
      ...{ photos: photosHere(), stock: store.stock, sites: () => sites, now: () => now },
      ...{ firstMs: 1, everyMs: 5 },
    });
  for (const url of urls.slice(1)) await publish(url);
  const first = sweep(Date.now());
  await expect.poll(() => left(urls)).toEqual([false, false, true, true]);
  await publish(urls[3] ?? '');
  await publish(urls[0] ?? '');
  await new Promise((resolve) => setTimeout(resolve, 30));
  await first.stop();
  // The third is of no stock now, and somebody may be looking at it still.
  expect(await left(urls)).toEqual([false, false, true, true]);
  const later = sweep(Date.now() + 8 * DAY);
  await expect.poll(() => left(urls)).toEqual([false, false, false, true]);
  await later.stop();
});

test('a site without any stock loses no photo', async () => {
  const urls = await oldPhotos(2);
  let swept = 0;
  const photos = photosHere();
  const stopped = sweepStockPhotos({
    photos: {
      async sweep(...args) {
        return photos.sweep(...args).finally(() => (swept += 1));
      },
    },
    ...{ stock: store.stock, sites: () => sites, now: () => Date.now(), firstMs: 1, everyMs: 5 },
  });
  await expect.poll(() => swept).toBeGreaterThan(3);
  await stopped.stop();
  expect(await left(urls)).toEqual([true, true]);
});

test('what stock names cannot be told, so nothing goes', async () => {
  const urls = await oldPhotos(1);
  let asked = 0;
  const swept = sweepStockPhotos({
    photos: photosHere(),
    stock: {
      ...store.stock,
      async current() {
        asked += 1;
        throw new Error('away');
      },
    },
    ...{ sites: () => sites, now: Date.now, firstMs: 1, everyMs: 1 },
  });
  await expect.poll(() => asked).toBeGreaterThan(2);
  await swept.stop();
  expect(await left(urls)).toEqual([true]);
});
