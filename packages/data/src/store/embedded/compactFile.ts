import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { BUSY_TIMEOUT } from './openDatabase.ts';
import { toStoreError } from './sqliteError.ts';

/**
 * Writes a database file anew, in a thread of its own: the process goes on answering. What is erased is
 * zeroed where it stood (`secure_delete`), but SQLite may have laid out a page anew before, and left in
 * its free middle what was there: only this takes that away.
 *
 * @throws StoreUnavailable when another process holds the file for longer than it waits
 */
export async function compactFile(path: string): Promise<void> {
  const worker = new Worker(SCRIPT, { eval: true, workerData: { path, wait: BUSY_TIMEOUT } });
  try {
    // Rejects with what the worker throws.
    await once(worker, 'exit');
  } catch (error) {
    throw toStoreError(error);
  }
}

const SCRIPT = `
const { DatabaseSync } = require('node:sqlite');
const { workerData } = require('node:worker_threads');
const database = new DatabaseSync(workerData.path, { timeout: workerData.wait });
try {
  database.exec('PRAGMA secure_delete = ON');
  database.exec('VACUUM');
  const checkpoint = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)');
  // Leads that come one upon the other may leave it no turn at once.
  for (let tries = 1; checkpoint.get().busy !== 0; tries += 1) {
    if (tries === 5) throw new Error('The log of writes is being read.');
  }
} finally {
  database.close();
}
`;
