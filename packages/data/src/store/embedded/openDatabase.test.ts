import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from './openDatabase.ts';

describe('openDatabase', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-database-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  test.each([
    ['full', 2],
    ['normal', 1],
  ] as const)('sets what a %s commit needs', async (durability, synchronous) => {
    const database = await openDatabase(join(folder, 'new.sqlite'), durability);
    const pragma = (name: string) =>
      Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
    expect(pragma('synchronous')).toBe(synchronous);
    expect(pragma('journal_mode')).toBe('wal');
    expect(pragma('busy_timeout')).toBe(5_000);
    expect(pragma('foreign_keys')).toBe(1);
    database.close();
  });

  test('closes an existing file to others', async () => {
    const path = join(folder, 'old.sqlite');
    await writeFile(path, '');
    await chmod(path, 0o644);
    (await openDatabase(path, 'full')).close();
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  test('refuses a file that is no database', async () => {
    const path = join(folder, 'text.sqlite');
    await writeFile(path, 'This is not a database, and nobody may write over it.'.repeat(20));
    await expect(openDatabase(path, 'full')).rejects.toMatchObject({ name: 'StoreUnavailable' });
  });
});
