import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newestBackup } from './newestBackup.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backups-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function made(name: string, sign: string, atSeconds: number): Promise<void> {
  await mkdir(join(folder, name));
  const file = join(folder, name, sign);
  await writeFile(file, '');
  await utimes(file, atSeconds, atSeconds);
}

test('the newest of both kinds counts, and what is not whole never', async () => {
  await made('a', 'manifest.json', 1_000);
  await made('b', 'store.dump', 3_000);
  await made('c', 'manifest.json', 2_000);
  await made('d.unfinished', 'store.dump', 9_000);
  await made('e.unfinished-x1', 'manifest.json', 9_000);
  await made('f', 'photo.jpg', 9_000);
  await writeFile(join(folder, 'manifest.json'), '');
  expect(await newestBackup(folder)).toBe(3_000_000);
});

test('none is null, and a folder that cannot be read is not none', async () => {
  expect(await newestBackup(folder)).toBeNull();
  await expect(newestBackup(join(folder, 'nowhere'))).rejects.toThrow('ENOENT');
});
