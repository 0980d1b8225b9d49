import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';
import { LRUCache } from 'lru-cache';
import { toStoreError } from './sqliteError.ts';

type Values = readonly unknown[];
type Statement = ReturnType<SqliteDatabase['prepare']>;

/** A server asks some dozens, over and over; to make one ready takes longer than to run it. */
const MOST_KEPT = 100;
/** Characters. What is longer holds many rows, and hardly ever as many again. */
const LONG = 2_000;

/**
 * `node:sqlite` in the shape Kysely expects, with faults of the machine as `StoreUnavailable`.
 * Statements are kept ready; SQLite makes them anew by itself where another process changes a table.
 */
export function toSqliteDatabase(database: DatabaseSync): SqliteDatabase {
  const kept = new LRUCache<string, Statement>({ max: MOST_KEPT });

  function made(sql: string): Statement {
    const statement = translated(() => database.prepare(sql));
    return {
      reader: statement.columns().length > 0,
      all: (values) => translated(() => statement.all(...toInputs(values))),
      run: (values) => translated(() => statement.run(...toInputs(values))),
      // One of its own: whoever else ran a kept one meanwhile would start this one again.
      iterate: (values) => translated(() => database.prepare(sql).iterate(...toInputs(values))),
    };
  }

  return {
    close: () => database.close(),
    prepare(sql) {
      const known = kept.get(sql);
      if (known !== undefined) return known;
      const statement = made(sql);
      if (sql.length <= LONG) kept.set(sql, statement);
      return statement;
    },
  };
}

/** The builder types its parameters by table; SQLite itself refuses what it cannot bind. */
function toInputs(values: Values): SQLInputValue[] {
  return values as SQLInputValue[];
}

function translated<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw toStoreError(error);
  }
}
