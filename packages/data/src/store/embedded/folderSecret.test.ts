import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderSecret } from './folderSecret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('is made once, for its owner alone, also where two servers start at once', async () => {
  const data = join(folder, 'data');
  const [one, two] = await Promise.all([folderSecret(data), folderSecret(data)]);
  expect(one).toHaveLength(32);
  expect(two).toEqual(one);
  expect(await folderSecret(data)).toEqual(one);
  expect((await stat(join(data, 'secret'))).mode & 0o777).toBe(0o600);
});

test('a file that a full disk cut short is made anew', async () => {
  await writeFile(join(folder, 'secret'), 'short');
  const made = await folderSecret(folder);
  expect(made).toHaveLength(32);
  expect(await folderSecret(folder)).toEqual(made);
});
