import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './sqliteError.ts';

/**
 * Whether another process has a database open, even where it does nothing with it at the moment: in WAL
 * mode each holds a lock for as long. Of a file that is no sound database it cannot be told, and is not said.
 */
export function isInUse(path: string): boolean {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { timeout: 0 });
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK');
    return false;
  } catch (error) {
    return isBusy(error);
  } finally {
    database?.close();
  }
}
