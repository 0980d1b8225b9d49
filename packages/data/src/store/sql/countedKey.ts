import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter } from 'kysely';

/** A primary key that the database counts up, in the words of each. */
export function countedKey(db: Kysely<unknown>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  return (column: ColumnDefinitionBuilder) =>
    isPostgres
      ? column.primaryKey().generatedByDefaultAsIdentity()
      : column.primaryKey().autoIncrement();
}
