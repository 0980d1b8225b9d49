import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from './openDatabase.ts';
import { toSqliteDatabase } from './sqliteDatabase.ts';

describe('toSqliteDatabase', () => {
  let folder: string;
  let file: string;
  let database: DatabaseSync;
  let asked: SqliteDatabase;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-sqlite-'));
    file = join(folder, 'cars.sqlite');
    database = await openDatabase(file, 'full');
    database.exec("create table cars (name text); insert into cars values ('Ute'), ('Van')");
    asked = toSqliteDatabase(database);
  });

  afterEach(async () => {
    asked.close();
    await rm(folder, { recursive: true });
  });

  const cars = 'select * from cars order by name';
  const all = (sql: string) => asked.prepare(sql).all([]);

  test('makes a statement ready once', () => {
    const prepare = vi.spyOn(database, 'prepare');
    const named = (name: string) =>
      asked.prepare('select * from cars where name = ?').all([name]).length;
    expect([named('Ute'), named('Bus'), named('Ute')]).toEqual([1, 0, 1]);
    expect(prepare).toHaveBeenCalledTimes(1);
  });

  test('keeps the hundred that were asked last, and none of many rows', () => {
    const prepare = vi.spyOn(database, 'prepare');
    const long = `select ${'1 + '.repeat(500)} 1`;
    for (const sql of [cars, long, long]) all(sql);
    expect(prepare).toHaveBeenCalledTimes(3);
    for (let number = 0; number < 100; number += 1) {
      all(`select ${number}`);
      if (number < 99) all(cars);
    }
    expect(prepare).toHaveBeenCalledTimes(103);
    all('select 0');
    expect(prepare).toHaveBeenCalledTimes(104);
  });

  test('reads what another connection has made of a table', () => {
    expect(all(cars)).toEqual([{ name: 'Ute' }, { name: 'Van' }]);
    const other = new DatabaseSync(file);
    other.exec(
      "alter table cars add column seats integer default 5; delete from cars where name = 'Van'",
    );
    other.close();
    expect(all(cars)).toEqual([{ name: 'Ute', seats: 5 }]);
  });

  test('goes through the rows of one statement several times at once', () => {
    const [first, second] = [asked.prepare(cars).iterate([]), asked.prepare(cars).iterate([])];
    const names = [first, second, first, second].map((rows) => rows.next().value);
    expect(all(cars)).toHaveLength(2);
    expect(names).toEqual([{ name: 'Ute' }, { name: 'Ute' }, { name: 'Van' }, { name: 'Van' }]);
    for (const rows of [first, second]) expect(rows.next().done).toBe(true);
  });
});
