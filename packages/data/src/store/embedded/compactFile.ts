import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { BUSY_TIMEOUT } from './openDatabase.ts';
import { toStoreError } from './sqliteError.ts';

/**
 * Milliseconds: SQLite's own, for locks that it waits for, and those in which the log of writes must once
 * be free. Nobody waits for this thread.
 */
const WAITS = { wait: BUSY_TIMEOUT, patience: 30_000 };

/**
 * Writes a database file anew, in a thread of its own: the process goes on answering. What is erased is
 * zeroed where it stood (`secure_delete`), but SQLite may have laid out a page anew before, and left in
 * its free middle what was there: only this takes that away.
 *
 * @throws StoreUnavailable when others hold the file, or read what is in its log, for longer than it waits
 */
export async function compactFile(path: string, waits = WAITS): Promise<void> {
  const workerData = { path, ...waits };
  const worker = new Worker(SCRIPT, { eval: true, workerData });
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
  const pauses = new Int32Array(new SharedArrayBuffer(4));
  const until = performance.now() + workerData.patience;
  // A commit may look after the log itself, and to that SQLite gives way at once, without its timeout.
  for (let pause = 1; checkpoint.get().busy !== 0; pause = Math.min(2 * pause, 100)) {
    if (performance.now() > until) {
      throw Object.assign(new Error('the log of writes is in use'), { errcode: 5 });
    }
    Atomics.wait(pauses, 0, 0, pause);
  }
} finally {
  database.close();
}
`;
