import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { ParkedReceiver } from '../changes.ts';
import { embeddedDialect } from '../embedded/embeddedDialect.ts';
import { embeddedMigrations } from '../embedded/embeddedMigrations.ts';
import { isMoved } from '../embedded/movedFolder.ts';
import { BUSY_TIMEOUT } from '../embedded/openDatabase.ts';
import { toStoreError } from '../embedded/sqliteError.ts';
import { STORE_FILES, storeFile } from '../embedded/storeFiles.ts';
import type { ChangeTables } from '../sql/changeTables.ts';
import type { LeadTables } from '../sql/leadTables.ts';
import { parkedReceivers } from '../sql/sqlChanges.ts';
import { createSqlOutbox } from '../sql/sqlOutbox.ts';
import type { Backlog } from '../store.ts';
import { comparedMigrations, type StoreSurvey } from './storeSurvey.ts';

/** @throws StoreUnavailable where a file cannot be read */
export async function surveyFolder(folder: string): Promise<StoreSurvey> {
  const pending: string[] = [];
  const foreign: string[] = [];
  let moved = false;
  for (const name of STORE_FILES) {
    const path = storeFile(folder, name);
    if (!existsSync(path)) continue;
    await reading(path, (database) => {
      moved ||= isMoved(database);
      const found = comparedMigrations(
        migrationsOf(database),
        Object.keys(embeddedMigrations[name]),
      );
      const told = (one: string) => `${basename(path)} ${one}`;
      pending.push(...found.pending.map(told));
      foreign.push(...found.foreign.map(told));
    });
  }
  const leads = storeFile(folder, 'leads');
  const isThere = existsSync(leads);
  const isKnown = isThere && pending.length === 0 && foreign.length === 0;
  return {
    ...{ isThere, isMoved: moved, pending, foreign },
    backlog: isKnown ? await reading(leads, backlogOf) : null,
    parkedReceivers: isKnown ? await parkedIn(storeFile(folder, 'changes')) : null,
    ...{ clockAheadMs: null, serverVersion: null },
  };
}

async function reading<Result>(
  path: string,
  read: (database: DatabaseSync) => Result | Promise<Result>,
): Promise<Result> {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { readOnly: true, timeout: BUSY_TIMEOUT });
    return await read(database);
  } catch (error) {
    throw toStoreError(error);
  } finally {
    if (database?.isOpen) database.close();
  }
}

function migrationsOf(database: DatabaseSync): string[] {
  const table = database
    .prepare("select 1 from sqlite_master where type = 'table' and name = 'kysely_migration'")
    .get();
  if (table === undefined) return [];
  const rows = database.prepare('select name from kysely_migration').all();
  return rows.map(({ name }) => String(name));
}

function backlogOf(database: DatabaseSync): Promise<Backlog[]> {
  return createSqlOutbox(new Kysely<LeadTables>({ dialect: embeddedDialect(database) })).backlog();
}

/** The file is made when somebody asks for changes first. */
async function parkedIn(path: string): Promise<ParkedReceiver[]> {
  if (!existsSync(path)) return [];
  return reading(path, (database) =>
    parkedReceivers(new Kysely<ChangeTables>({ dialect: embeddedDialect(database) })),
  );
}
