import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StoreUnavailable } from '../storeErrors.ts';
import { compactFile } from './compactFile.ts';
import { openDatabase } from './openDatabase.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-compact-'));
  path = join(folder, 'leads.sqlite');
});
afterEach(() => rm(folder, { recursive: true }));

/** Moves the log into the file again and again, as commits of a busy server do. */
const BUSY = `
const { DatabaseSync } = require('node:sqlite');
const { parentPort, workerData } = require('node:worker_threads');
const database = new DatabaseSync(workerData);
let isOver = false;
parentPort.once('message', () => { isOver = true; });
function round() {
  for (let times = 0; times < 200; times += 1) database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  if (isOver) return parentPort.close();
  setImmediate(round);
}
parentPort.postMessage('begun');
round();
`;

test('the log of writes is emptied, however often others look after it meanwhile', async () => {
  const database = await openDatabase(path, 'full');
  database.exec('CREATE TABLE rows (text TEXT)');
  const busy = Array.from({ length: 2 }, () => new Worker(BUSY, { eval: true, workerData: path }));
  await Promise.all(busy.map((worker) => once(worker, 'message')));
  for (let times = 0; times < 20; times += 1) {
    database.exec(`INSERT INTO rows VALUES ('${'x'.repeat(5_000)}')`);
    await compactFile(path);
    expect((await stat(`${path}-wal`)).size).toBe(0);
  }
  for (const worker of busy) worker.postMessage('end');
  await Promise.all(busy.map((worker) => once(worker, 'exit')));
  database.close();
});

test('says that the store is busy where somebody reads the log for longer than it waits', async () => {
  const [writer, reader] = [await openDatabase(path, 'full'), await openDatabase(path, 'full')];
  writer.exec('CREATE TABLE rows (text TEXT)');
  reader.exec('BEGIN');
  reader.prepare('SELECT * FROM rows').all();
  const compacted = compactFile(path, { wait: 50, patience: 100 });
  await expect(compacted).rejects.toBeInstanceOf(StoreUnavailable);
  reader.exec('COMMIT');
  await compactFile(path);
  expect((await stat(`${path}-wal`)).size).toBe(0);
  reader.close();
  writer.close();
});
