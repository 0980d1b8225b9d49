import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photoFolder, type SiteKey } from '@forecourt/data';
import { jpeg } from '@forecourt/data/testing';
import type { Lead } from '@forecourt/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sweepPhotos } from './sweepPhotos.ts';

const ONE = 'one' as SiteKey;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-sweep-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a photo is kept with its lead, and swept an hour after it came where there is none (R5-42)', async () => {
  const photos = photoFolder({ folder, leaveBytes: 0 });
  const keep = async () => {
    const photo = await photos.keep(ONE, jpeg());
    if ('problem' in photo) throw new Error(photo.problem);
    return photo;
  };
  const [mine, orphan] = [await keep(), await keep()];
  const came = new Date(1_000_000);
  for (const { id } of [mine, orphan]) await utimes(join(folder, 'one', `${id}.jpg`), came, came);
  const leads = { list: async () => [{ photos: [mine] }] as unknown as Lead[] };
  let now = 1_000_000 + 3_599_000;
  const first = sweepPhotos({ photos, leads, now: () => now });
  await first.stop();
  expect(await readdir(join(folder, 'one'))).toHaveLength(2);
  now += 2_000;
  const next = sweepPhotos({ photos, leads, now: () => now, everyMs: 5 });
  await expect.poll(() => readdir(join(folder, 'one'))).toEqual([`${mine.id}.jpg`]);
  await next.stop();
});

test('where the leads cannot be read, nothing is swept', async () => {
  const photos = photoFolder({ folder, leaveBytes: 0 });
  await photos.keep(ONE, jpeg());
  const list = () => Promise.reject(new Error('the store is busy'));
  await sweepPhotos({ photos, leads: { list }, now: () => Date.now() * 2 }).stop();
  expect(await readdir(join(folder, 'one'))).toHaveLength(1);
});
