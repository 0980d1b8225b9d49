import { chmodSync, closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { toStoreError } from './sqliteError.ts';
import { whenFree } from './whenFree.ts';

/** Milliseconds; SQLite's default of 0 loses writes as soon as two processes meet. */
export const BUSY_TIMEOUT = 5_000;

/**
 * When a commit counts as done. `full`: after its fsync, so it survives a power cut. `normal`: a
 * power cut may take the last commits, a killed process may not.
 */
export type Durability = 'full' | 'normal';

/** Opens or creates a database file that only its owner can read, in WAL mode. */
export async function openDatabase(path: string, durability: Durability): Promise<DatabaseSync> {
  let database: DatabaseSync | undefined;
  try {
    restrict(path);
    const opened = new DatabaseSync(path, {
      timeout: BUSY_TIMEOUT,
      enableForeignKeyConstraints: true,
    });
    database = opened;
    // The change of journal mode ignores the timeout when two processes create the file at once.
    await whenFree(() => opened.exec('PRAGMA journal_mode = WAL'));
    opened.exec(`PRAGMA synchronous = ${durability}`);
    return opened;
  } catch (error) {
    database?.close();
    throw toStoreError(error);
  }
}

function restrict(path: string): void {
  try {
    // Only a file that is not there is opened here: closing one that SQLite has open in this
    // process would drop its locks (sqlite.org/howtocorrupt.html, 2.2).
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    chmodSync(path, 0o600);
  }
}
