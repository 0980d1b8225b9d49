import { randomBytes } from 'node:crypto';
import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression, sql } from 'kysely';
import type { Pool } from 'pg';
import type { AccountTables } from '../sql/accountTables.ts';
import type { ActivityTables } from '../sql/activityTables.ts';
import type { AlertTables } from '../sql/alertTables.ts';
import type { ChangeTables } from '../sql/changeTables.ts';
import type { JourneyTables } from '../sql/journeyTables.ts';
import type { LeadTables } from '../sql/leadTables.ts';
import { migrate } from '../sql/migrate.ts';
import { createSqlAccounts } from '../sql/sqlAccounts.ts';
import { createSqlActivity } from '../sql/sqlActivity.ts';
import { createSqlAlertOutbox, gatherAlerts } from '../sql/sqlAlertOutbox.ts';
import { createSqlAlertRun } from '../sql/sqlAlertRun.ts';
import { createSqlAlerts } from '../sql/sqlAlerts.ts';
import { createSqlAudit } from '../sql/sqlAudit.ts';
import { createSqlChanges } from '../sql/sqlChanges.ts';
import { createSqlJourneys } from '../sql/sqlJourneys.ts';
import { createSqlLeads } from '../sql/sqlLeads.ts';
import { createSqlOutbox } from '../sql/sqlOutbox.ts';
import { createSqlReservations } from '../sql/sqlReservations.ts';
import { createSqlRetention } from '../sql/sqlRetention.ts';
import { createSqlStock } from '../sql/sqlStock.ts';
import { createSqlWatchlists } from '../sql/sqlWatchlists.ts';
import type { StockTables } from '../sql/stockTables.ts';
import type { Store } from '../store.ts';
import { clientConfig } from './clientConfig.ts';
import { heardReservations, heardStock } from './heardParts.ts';
import { createHearing } from './hearing.ts';
import { openPool } from './openPool.ts';
import { postgresDialect } from './postgresDialect.ts';
import { unavailable } from './postgresError.ts';
import { createPostgresLocks } from './postgresLocks.ts';
import { postgresMigrations } from './postgresMigrations.ts';
import { RetryingDatabase } from './retryingDatabase.ts';
import { storedSecret } from './storedSecret.ts';

export interface PostgresStoreOptions {
  /**
   * `postgresql://user:password@host:5432/database`, as libpq reads it. The store has its tables in the
   * first schema of the connection's `search_path`, which must be there.
   */
  url: string;
  /** Connections at once, of this process; 10 by default. Imports and `watched` have one more each. */
  connections?: number;
  /**
   * Keeps in memory which stock a site has and what is reserved of it, and hears at once, in any process,
   * when that changes: what a server asks with every page. It then outlives an outage of the database.
   */
  watched?: boolean;
}

/**
 * The store of several servers: PostgreSQL 14 or later. Same tables, same queries as the embedded one.
 *
 * @throws StoreUnavailable when the database cannot be reached.
 */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<Store> {
  const config = clientConfig(options.url);
  const pool = openPool(config, options.connections ?? 10);
  try {
    await bringUpToDate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }

  const dialect = postgresDialect(pool);
  const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })];
  const database = <Tables>() => new RetryingDatabase<Tables>({ dialect, plugins });
  const leads = database<LeadTables>();
  const accounts = database<AccountTables>();
  const alerts = database<AlertTables>();
  const activity = database<ActivityTables>();
  const journeys = database<JourneyTables>();
  const changes = database<ChangeTables>();
  const importing = createPostgresLocks(config, 'importing');
  const telling = createPostgresLocks(config, 'telling');
  const newId = () => randomBytes(16).toString('hex');
  const openAlerts = async () => alerts;
  const hearing = options.watched === true ? createHearing(config) : null;
  const reservations = createSqlReservations(leads, newId);
  const stock = createSqlStock(database<StockTables>(), importing.acquire);
  return {
    leads: createSqlLeads(leads, newId),
    outbox: createSqlOutbox(leads),
    audit: createSqlAudit(leads),
    retention: {
      ...createSqlRetention(leads),
      async compact() {
        await sql`vacuum leads, outbox, kept_times`.execute(leads);
      },
    },
    reservations: hearing === null ? reservations : heardReservations(reservations, leads, hearing),
    stock: hearing === null ? stock : heardStock(stock, hearing),
    activity: createSqlActivity(async () => activity),
    journeys: createSqlJourneys(async () => journeys),
    accounts: createSqlAccounts(async () => accounts),
    watchlists: createSqlWatchlists(async () => accounts),
    alerts: {
      ...createSqlAlerts(openAlerts, newId),
      async begin(site) {
        const release = await telling.acquire(site);
        return release && createSqlAlertRun(alerts, site, release);
      },
      gather: gatherAlerts(openAlerts, newId),
      outbox: createSqlAlertOutbox(openAlerts),
    },
    changes: createSqlChanges(async () => changes),
    secret: () => storedSecret(leads as unknown as Kysely<unknown>),
    async close() {
      await hearing?.close();
      await importing.releaseAll();
      await telling.releaseAll();
      await pool.end();
    },
  };
}

/** One process at a time; who comes second finds it done. */
async function bringUpToDate(pool: Pool): Promise<void> {
  const db = new Kysely<unknown>({ dialect: postgresDialect(pool) });
  const { rows } = await sql<{ schema: string | null }>`select current_schema() as schema`.execute(
    db,
  );
  const schema = rows[0]?.schema ?? null;
  if (schema === null) throw unavailable('the search_path names no schema that is there');
  await migrate(db, postgresMigrations, schema);
}
