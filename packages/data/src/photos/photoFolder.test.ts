import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LeadPhoto } from '@forecourt/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SiteKey } from '../store/store.ts';
import { photoFolder } from './photoFolder.ts';
import { jpeg, png, SECRETS } from './testing/samplePhotos.ts';

const ONE = 'one' as SiteKey;
const TWO = 'two' as SiteKey;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-photos-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function kept(file = jpeg(), site = ONE): Promise<LeadPhoto> {
  const photo = await photoFolder({ folder, leaveBytes: 0 }).keep(site, file);
  if ('problem' in photo) throw new Error(photo.problem);
  return photo;
}

test('a photo is a file that only its owner reads, without what it told of its maker (R5-42)', async () => {
  const photo = await kept();
  const path = join(folder, 'one', `${photo.id}.jpg`);
  const file = await readFile(path);
  for (const secret of SECRETS) expect(file.toString('latin1')).not.toContain(secret);
  expect(photo).toMatchObject({ type: 'image/jpeg', bytes: file.length });
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(join(folder, 'one'))).toEqual([`${photo.id}.jpg`]);
});

test('two of the same are two files that nobody can guess, of one digest (R11-03)', async () => {
  const [first, again] = [await kept(), await kept()];
  expect(first.id).not.toBe(again.id);
  expect(first.id).toMatch(/^[\w-]{32}$/);
  expect(first.digest).toBe(again.digest);
});

test('another dealer has none of it (R15-01)', async () => {
  const photo = await kept();
  const photos = photoFolder({ folder });
  expect(await photos.read(TWO, photo)).toBeNull();
  expect(await photos.read(ONE, photo)).not.toBeNull();
  await photos.erase(TWO, [photo]);
  expect(await photos.read(ONE, photo)).not.toBeNull();
  await photos.erase(ONE, [photo, photo]);
  expect(await photos.read(ONE, photo)).toBeNull();
});

test.each(['../one', '..', '', 'a/b', '.'])('%j is the name of no file', async (id) => {
  const photos = photoFolder({ folder });
  expect(() => photos.pathOf(ONE, { id, type: 'image/png', bytes: 1, digest: '' })).toThrow(
    'no plain file name',
  );
});

test('on a disk with little left no photo is taken, for leads come first', async () => {
  const photos = photoFolder({ folder, leaveBytes: Number.MAX_SAFE_INTEGER });
  expect(await photos.keep(ONE, jpeg())).toEqual({ problem: 'busy' });
  expect(await readdir(join(folder, 'one'))).toEqual([]);
});

test('where nothing can be written, none is taken', async () => {
  await writeFile(join(folder, 'one'), 'no folder');
  expect(await photoFolder({ folder }).keep(ONE, png())).toEqual({ problem: 'busy' });
});

test('what no lead has come for is swept, and half-written files, and nothing else', async () => {
  const mine = await kept();
  const orphan = await kept();
  const young = await kept();
  const theirs = await kept(png(), TWO);
  await writeFile(join(folder, 'one', 'half.jpg.tmp'), 'half');
  const photos = photoFolder({ folder });
  const old = new Date(1_000_000);
  for (const name of [`${mine.id}.jpg`, `${orphan.id}.jpg`, 'half.jpg.tmp']) {
    await utimes(join(folder, 'one', name), old, old);
  }
  await utimes(join(folder, 'two', `${theirs.id}.png`), old, old);
  const asked: string[] = [];
  const namedBy = async (site: SiteKey) => {
    asked.push(site);
    return new Set([mine.id, theirs.id]);
  };
  expect(await photos.sweep(2_000_000, namedBy)).toBe(2);
  expect((await readdir(join(folder, 'one'))).toSorted()).toEqual(
    [`${mine.id}.jpg`, `${young.id}.jpg`].toSorted(),
  );
  // What is a lead's is asked about once.
  expect(await photos.sweep(2_000_000, namedBy)).toBe(0);
  expect(asked.toSorted()).toEqual(['one', 'two']);
});
