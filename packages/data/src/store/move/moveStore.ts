import { DatabaseSync } from 'node:sqlite';
import { refuseWriting } from '../embedded/movedFolder.ts';
import { openEmbeddedStore } from '../embedded/openEmbeddedStore.ts';
import { storeFilesIn } from '../embedded/storeFiles.ts';
import { openPostgresStore } from '../postgres/openPostgresStore.ts';
import type { SiteKey } from '../siteKey.ts';
import { StoreNotEmpty } from '../storeErrors.ts';
import { type ArrivingTables, openArriving } from './arrivingTables.ts';
import { createRowDigest } from './rowDigest.ts';

export interface MoveOptions {
  /** The data folder whose store is moved. Photos, delivered leads and what else is no table stay in it. */
  folder: string;
  /** `postgresql://…`, of a store that nobody has used yet. */
  url: string;
  /** Told of each table that is there. */
  report(table: string, rows: number): void;
}

/** Rows read and written at once. */
const BATCH = 500;

/**
 * Moves an embedded store into PostgreSQL, whole or not at all: in one transaction, committed only when
 * each table has as many rows there as here, of the same content. Whoever writes to the folder meanwhile
 * waits or is refused, and afterwards is refused, so that no lead is left behind in it. Ended half way it
 * has changed nothing, and run again it finds what is done.
 *
 * @throws StoreNotEmpty where the database has a store already, and another than this
 * @throws StoreMoved where the folder was moved before
 */
export async function moveStore({ folder, url, report }: MoveOptions): Promise<void> {
  const secret = await bringUpToDate(folder);
  await (await openPostgresStore({ url })).close();
  const here = storeFilesIn(folder).map((path) => new DatabaseSync(path, { timeout: 5_000 }));
  const there = await openArriving(url);
  try {
    // Nobody writes from here on.
    for (const database of here) database.exec('BEGIN IMMEDIATE');
    const tables = here.flatMap((database) => tablesOf(database));
    const isEmpty = await there.areEmpty(tables.map(({ name }) => name));
    for (const table of tables) {
      if (isEmpty) await copy(table, there);
      const { count, digest } = digestOf(table);
      const arrived = await there.digest(table.name, table.columns);
      if (arrived.count !== count || arrived.digest !== digest) throw new StoreNotEmpty(table.name);
      report(table.name, count);
    }
    await there.commit(secret);
    for (const database of here) refuseWriting(database);
    for (const database of here) database.exec('COMMIT');
  } finally {
    for (const database of here) database.close();
    await there.close();
  }
}

/** Opens every part once, which makes its tables those of today. */
async function bringUpToDate(folder: string): Promise<Buffer> {
  const store = await openEmbeddedStore({ folder });
  try {
    await store.activity.reveals('' as SiteKey);
    await store.accounts.tally(0);
    await store.alerts.sites();
    await store.journeys.prune(0);
    await store.changes.followed(0);
    return await store.secret();
  } finally {
    await store.close();
  }
}

interface Table {
  database: DatabaseSync;
  name: string;
  columns: readonly string[];
}

/** Tables of rows, those first that others refer to. */
function tablesOf(database: DatabaseSync): Table[] {
  const names = database
    .prepare(
      `select name from sqlite_master where type = 'table'
        and name not like 'sqlite_%' and name not like 'kysely_%' order by rowid`,
    )
    .all()
    .map(({ name }) => String(name));
  return names.map((name) => {
    const columns = database.prepare(`select name from pragma_table_info(?)`).all(name);
    return { database, name, columns: columns.map((column) => String(column.name)) };
  });
}

function* rowsOf({ database, name, columns }: Table): Generator<unknown[]> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  // In the order in which they came, so that a row is there before one that refers to it.
  const rows = database.prepare(`select ${list} from "${name}" order by rowid`).iterate();
  for (const row of rows) yield columns.map((column) => row[column]);
}

async function copy(table: Table, there: ArrivingTables): Promise<void> {
  let batch: unknown[][] = [];
  for (const row of rowsOf(table)) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    await there.insert(table.name, table.columns, batch);
    batch = [];
  }
  if (batch.length > 0) await there.insert(table.name, table.columns, batch);
  await there.countOn(table.name);
}

function digestOf(table: Table): { count: number; digest: string } {
  const digest = createRowDigest();
  for (const row of rowsOf(table)) digest.add(row);
  return digest.result();
}
