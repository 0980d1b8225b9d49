import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';
import { toStoreError } from './sqliteError.ts';

type Values = readonly unknown[];

/** `node:sqlite` in the shape Kysely expects, with faults of the machine as `StoreUnavailable`. */
export function toSqliteDatabase(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = translated(() => database.prepare(sql));
      return {
        reader: statement.columns().length > 0,
        all: (values) => translated(() => statement.all(...toInputs(values))),
        run: (values) => translated(() => statement.run(...toInputs(values))),
        iterate: (values) => translated(() => statement.iterate(...toInputs(values))),
      };
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
