import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { AccountStore } from '../accounts.ts';
import type { AlertStore } from '../alerts.ts';
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
import type { LeadStore, Store } from '../store.ts';
import { StoreMoved } from '../storeErrors.ts';
import { compactFile } from './compactFile.ts';
import { embeddedDialect } from './embeddedDialect.ts';
import { embeddedMigrations } from './embeddedMigrations.ts';
import { folderSecret } from './folderSecret.ts';
import { isMoved } from './movedFolder.ts';
import { type Durability, openDatabase } from './openDatabase.ts';
import {
  patientAudit,
  patientLeads,
  patientOutbox,
  patientReservations,
  patientRetention,
} from './patientStore.ts';
import { createSiteLocks } from './siteLocks.ts';
import { createSpaceReserve, logShortener, withReserve } from './spaceReserve.ts';
import { whenFree } from './whenFree.ts';

/** Milliseconds after which a reserve that was given up is laid by again, if there is space. */
const REFILL_MS = 60_000;

export interface EmbeddedStoreOptions {
  /** Created if missing, readable by its owner only. On a local disk: file locks must work. */
  folder: string;
  /** Of leads; `full` by default. Stock is `normal`: the feed can be imported again. */
  durability?: Durability;
}

/**
 * The store that needs no server: SQLite files, so that neither an import nor what visitors do besides
 * makes a lead wait. Those of visitors and accounts are opened when they are needed: a full disk keeps nobody from starting. Several processes may have one folder open at once.
 *
 * @throws StoreUnavailable when the files cannot be opened.
 */
export async function openEmbeddedStore(options: EmbeddedStoreOptions): Promise<Store> {
  const { folder, durability = 'full' } = options;
  const locks = createSiteLocks(join(folder, 'importing'));
  const reserve = createSpaceReserve(join(folder, 'reserve'));
  const openLeads = () =>
    openTables<LeadTables>(folder, 'leads', durability, embeddedMigrations.leads, []);
  // A server on a full disk must be able to start again: leads first.
  const leads = await openLeads().catch((error: unknown) => {
    if (!reserve.release()) throw error;
    return openLeads();
  });
  const stock = await openTables<StockTables>(
    folder,
    'stock',
    'normal',
    embeddedMigrations.stock,
  ).catch(async (error: unknown) => {
    await leads.destroy();
    throw error;
  });
  const activity = openedOnce(() =>
    openTables<ActivityTables>(folder, 'activity', 'normal', embeddedMigrations.activity),
  );
  // Who signs in must stay so after a power cut, and who signed out must stay out.
  const accounts = openedOnce(async () => {
    const db = await openTables<AccountTables>(
      folder,
      'accounts',
      durability,
      embeddedMigrations.accounts,
    );
    await sql`pragma secure_delete = on`.execute(db);
    return db;
  });
  // A lost message would be one that nobody misses; one that is told twice is noticed.
  const alerts = openedOnce(async () => {
    const db = await openTables<AlertTables>(
      folder,
      'alerts',
      durability,
      embeddedMigrations.alerts,
    );
    await sql`pragma secure_delete = on`.execute(db);
    return db;
  });
  // What is lost of it is answered once more.
  const journeys = openedOnce(async () => {
    const db = await openTables<JourneyTables>(
      folder,
      'journeys',
      'normal',
      embeddedMigrations.journeys,
    );
    await sql`pragma secure_delete = on`.execute(db);
    return db;
  });
  // What is lost of it is noted once more.
  const changes = openedOnce(() =>
    openTables<ChangeTables>(folder, 'changes', 'normal', embeddedMigrations.changes),
  );
  const telling = createSiteLocks(join(folder, 'telling'));
  reserve.keep();
  const refill = setInterval(reserve.keep, REFILL_MS).unref();
  // What is overwritten or deleted is a person's, as often as not.
  await sql`pragma secure_delete = on`.execute(leads);
  const compact = () => compactFile(join(folder, 'leads.sqlite'));
  const leadSpace = { release: reserve.release, shortenLog: logShortener(leads) };
  const newId = () => randomBytes(16).toString('hex');
  const sqlLeads = createSqlLeads(leads, newId);
  const sqlAlerts: AlertStore = {
    ...createSqlAlerts(alerts.open, newId),
    async begin(site) {
      const db = await alerts.open();
      const release = await telling.acquire(site);
      return release && createSqlAlertRun(db, site, release);
    },
    gather: gatherAlerts(alerts.open, newId),
    outbox: createSqlAlertOutbox(alerts.open),
  };
  return {
    leads: erasedWhole(withReserve(patientLeads(sqlLeads), leadSpace), compact),
    outbox: patientOutbox(createSqlOutbox(leads)),
    audit: patientAudit(createSqlAudit(leads)),
    retention: { ...patientRetention(createSqlRetention(leads)), compact },
    reservations: patientReservations(createSqlReservations(leads, newId)),
    journeys: createSqlJourneys(journeys.open),
    stock: createSqlStock(stock, locks.acquire),
    activity: createSqlActivity(activity.open),
    accounts: forgottenWhole(createSqlAccounts(accounts.open), accounts.open),
    watchlists: createSqlWatchlists(accounts.open),
    alerts: stoppedWhole(sqlAlerts, alerts.open),
    changes: createSqlChanges(changes.open),
    secret: () => folderSecret(folder),
    async close() {
      clearInterval(refill);
      locks.releaseAll();
      telling.releaseAll();
      await leads.destroy();
      await stock.destroy();
      await activity.close();
      await accounts.close();
      await alerts.close();
      await journeys.close();
      await changes.close();
    },
  };
}

/** What is erased is a person's: it must stay neither in the file as free space, nor in the log of writes. */
function erasedWhole(store: LeadStore, compact: () => Promise<void>): LeadStore {
  return {
    ...store,
    async erase(...args) {
      const erased = await store.erase(...args);
      if (erased > 0) await compact();
      return erased;
    },
  };
}

/** Likewise of who signed in, by itself too. */
function forgottenWhole(
  store: AccountStore,
  open: () => Promise<Kysely<AccountTables>>,
): AccountStore {
  const emptyLog = emptiesLog(open);
  return {
    ...store,
    async erase(...args) {
      const erased = await store.erase(...args);
      await emptyLog();
      return erased;
    },
    async sweep(...args) {
      const forgotten = await store.sweep(...args);
      await emptyLog();
      return forgotten;
    },
  };
}

/** Likewise of who asked for alerts: an address ends with its alert. */
function stoppedWhole(store: AlertStore, open: () => Promise<Kysely<AlertTables>>): AlertStore {
  const emptyLog = emptiesLog(open);
  return {
    ...store,
    async stop(...args) {
      const stopped = await store.stop(...args);
      if (stopped > 0) await emptyLog();
      return stopped;
    },
    async erase(...args) {
      const erased = await store.erase(...args);
      await emptyLog();
      return erased;
    },
    async sweep(now) {
      await store.sweep(now);
      await emptyLog();
    },
  };
}

function emptiesLog<Tables>(open: () => Promise<Kysely<Tables>>): () => Promise<void> {
  return async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(await open());
  };
}

/** A database that is opened by its first use, and by the next one where that failed. */
function openedOnce<Tables>(open: () => Promise<Kysely<Tables>>) {
  let opening: Promise<Kysely<Tables>> | null = null;
  return {
    open() {
      opening ??= open().catch((error: unknown) => {
        opening = null;
        throw error;
      });
      return opening;
    },
    async close() {
      await (await opening)?.destroy();
    },
  };
}

async function openTables<Tables>(
  folder: string,
  name: string,
  durability: Durability,
  migrations: Record<string, Migration>,
  waits?: readonly number[],
): Promise<Kysely<Tables>> {
  const database = await openDatabase(join(folder, `${name}.sqlite`), durability);
  try {
    if (isMoved(database)) throw new StoreMoved(folder);
    const db = new Kysely<Tables>({ dialect: embeddedDialect(database, waits) });
    await whenFree(() => migrate(db, migrations));
    return db;
  } catch (error) {
    database.close();
    throw error;
  }
}
