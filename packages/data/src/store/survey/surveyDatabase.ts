import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression, sql } from 'kysely';
import { clientConfig } from '../postgres/clientConfig.ts';
import { openPool } from '../postgres/openPool.ts';
import { postgresDialect } from '../postgres/postgresDialect.ts';
import { unavailable } from '../postgres/postgresError.ts';
import { postgresMigrations } from '../postgres/postgresMigrations.ts';
import type { ChangeTables } from '../sql/changeTables.ts';
import type { LeadTables } from '../sql/leadTables.ts';
import { parkedReceivers } from '../sql/sqlChanges.ts';
import { createSqlOutbox } from '../sql/sqlOutbox.ts';
import { comparedMigrations, type StoreSurvey } from './storeSurvey.ts';

interface Place {
  schema: string | null;
  version: string;
  /** Milliseconds since 1970 UTC. */
  at: number;
  migrations: string | null;
}

/**
 * @param url `postgresql://…`
 * @throws StoreUnavailable where the database cannot be asked
 */
export async function surveyDatabase(url: string): Promise<StoreSurvey> {
  const pool = openPool(clientConfig(url), 1);
  const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })];
  const db = new Kysely<LeadTables & ChangeTables>({ dialect: postgresDialect(pool), plugins });
  try {
    const before = Date.now();
    const { rows } = await sql<Place>`select current_schema() as schema,
      current_setting('server_version_num') as version,
      extract(epoch from clock_timestamp()) * 1000 as at,
      to_regclass('kysely_migration')::text as migrations`.execute(db);
    const after = Date.now();
    const [place] = rows;
    if (place === undefined || place.schema === null) {
      throw unavailable('the search_path names no schema that is there');
    }
    const isThere = place.migrations !== null;
    const made = isThere
      ? (await sql<{ name: string }>`select name from kysely_migration`.execute(db)).rows
      : [];
    const found = comparedMigrations(
      made.map(({ name }) => name),
      Object.keys(postgresMigrations),
    );
    const isKnown = isThere && found.pending.length === 0 && found.foreign.length === 0;
    return {
      ...{ isThere, isMoved: false, ...found },
      backlog: isKnown ? await createSqlOutbox(db).backlog() : null,
      parkedReceivers: isKnown ? await parkedReceivers(db) : null,
      clockAheadMs: Math.round(Number(place.at) - (before + after) / 2),
      serverVersion: Number(place.version),
    };
  } finally {
    await pool.end();
  }
}
