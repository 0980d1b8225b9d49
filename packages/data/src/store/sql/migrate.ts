import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

/**
 * Brings the schema up to date in one transaction. Safe when several processes start at once and
 * when one is killed half way: the dialect must support transactional DDL and take the write lock
 * at the beginning of a transaction, or have an advisory lock.
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  migrations: Record<string, Migration>,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
