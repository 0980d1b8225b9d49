import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { AcquireSite } from '../sql/acquireSite.ts';
import { isBusy, toStoreError } from './sqliteError.ts';

/**
 * One lock a site, dropped by the operating system when its process ends, however it ends. Node
 * has no file locks of its own, but SQLite does: an exclusive transaction on an empty database is
 * one. So nothing has to be guessed from process ids or times.
 */
export function createSiteLocks(folder: string): {
  acquire: AcquireSite;
  releaseAll: () => void;
} {
  createFolder(folder);
  const held = new Set<DatabaseSync>();
  return {
    async acquire(site) {
      const lock = lockFile(join(folder, `${encodeURIComponent(site)}.lock`));
      if (lock === null) return null;
      held.add(lock);
      return () => {
        if (held.delete(lock)) lock.close();
      };
    },
    releaseAll() {
      for (const lock of held) lock.close();
      held.clear();
    },
  };
}

/** Parents that are missing are created as well, for their owner only. */
function createFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw toStoreError(error);
  }
}

function lockFile(path: string): DatabaseSync | null {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(path, { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    if (isBusy(error)) return null;
    throw toStoreError(error);
  }
}
