import { type DatabaseConnection, type Dialect, PostgresDialect, PostgresDriver } from 'kysely';
import type { Pool } from 'pg';
import { toPostgresStoreError } from './postgresError.ts';

/** Kysely on a pool that whoever made it ends; faults of the machine are `StoreUnavailable`. */
export function postgresDialect(pool: Pool): Dialect {
  const dialect = new PostgresDialect({ pool });
  return {
    createDriver: () => new TranslatingDriver({ pool }),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

class TranslatingDriver extends PostgresDriver {
  readonly #known = new WeakSet<DatabaseConnection>();

  override async acquireConnection(...args: Parameters<PostgresDriver['acquireConnection']>) {
    const connection = await translated(() => super.acquireConnection(...args));
    if (!this.#known.has(connection)) {
      this.#known.add(connection);
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = (...query) => translated(() => execute(...query));
    }
    return connection;
  }

  override async rollbackTransaction(
    ...args: Parameters<PostgresDriver['rollbackTransaction']>
  ): Promise<void> {
    // A broken connection was rolled back by the database; a second error would hide the first.
    await super.rollbackTransaction(...args).catch(() => undefined);
  }

  override async destroy(): Promise<void> {}
}

async function translated<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw toPostgresStoreError(error);
  }
}
