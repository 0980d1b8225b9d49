import type { DatabaseSync } from 'node:sqlite';
import {
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { BUSY_TIMEOUT } from './openDatabase.ts';
import { toSqliteDatabase } from './sqliteDatabase.ts';
import { toStoreError } from './sqliteError.ts';
import { whenFree } from './whenFree.ts';

/**
 * Kysely on `node:sqlite`. Closing the Kysely instance closes the database.
 *
 * @param waits milliseconds between attempts to begin a transaction while another process holds the
 * lock. Transactions of one database take turns, so they wait in a row: whose callers each wait
 * themselves (`whenFree`) passes none.
 */
export function embeddedDialect(database: DatabaseSync, waits?: readonly number[]): Dialect {
  const config = { database: toSqliteDatabase(database) };
  const dialect = new SqliteDialect(config);
  return {
    createDriver: () => new ImmediateDriver(config, database, waits),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => new TransactionalDdlAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

/** Takes the write lock at the beginning: a transaction that upgrades later can fail with BUSY. */
class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  readonly #waits: readonly number[] | undefined;

  constructor(
    config: { database: SqliteDatabase },
    database: DatabaseSync,
    waits: readonly number[] | undefined,
  ) {
    super(config);
    this.#database = database;
    this.#waits = waits;
  }

  override async beginTransaction(): Promise<void> {
    const database = this.#database;
    try {
      await whenFree(() => {
        database.exec('PRAGMA busy_timeout = 0');
        try {
          database.exec('BEGIN IMMEDIATE');
        } finally {
          database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`);
        }
      }, this.#waits);
    } catch (error) {
      throw toStoreError(error);
    }
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // On a full disk SQLite has rolled back by itself; a second one would hide the first error.
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite can roll back a change of schema; Kysely does not count on it by itself. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
