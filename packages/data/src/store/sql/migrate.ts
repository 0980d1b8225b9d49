import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

/**
 * Brings the schema up to date in one transaction. Safe when several processes start at once and
 * when one is killed half way: the dialect must support transactional DDL and take the write lock
 * at the beginning of a transaction, or have an advisory lock.
 *
 * @param schema whose tables alone count, where a database has several; migrations of several parts,
 * each with an order of its own, may then stand in one record
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  migrations: Record<string, Migration>,
  schema?: string,
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    ...(schema !== undefined && {
      migrationTableSchema: schema,
      allowUnorderedMigrations: true,
    }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
