import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { syncFolder } from '../../disk/syncFolder.ts';
import { isMoved } from '../embedded/movedFolder.ts';
import { BUSY_TIMEOUT } from '../embedded/openDatabase.ts';
import { storeFile, storeFilesIn } from '../embedded/storeFiles.ts';
import { BackupFailed } from '../storeErrors.ts';
import {
  type BackupFile,
  type BackupManifest,
  FOLDERS,
  MANIFEST,
  manifestOf,
  SECRET,
} from './backupManifest.ts';
import { copyFile, describeFile } from './copyFile.ts';

export interface BackupOptions {
  /** The data folder, which servers may use meanwhile. */
  folder: string;
  /** Made by this; an empty one may be there. */
  to: string;
  /** Of Forecourt, for the record. */
  version: string;
  now: Date;
}

/**
 * Copies a data folder while servers go on: every lead that was acknowledged before is in the copy, with
 * its deliveries and photos. Each database is copied as it is at one moment, those that are no database
 * after them. The copy gets its name when it is whole and on disk; ended half way there is none.
 *
 * @throws BackupFailed
 */
export async function backupFolder(options: BackupOptions): Promise<BackupManifest> {
  const folder = resolve(options.folder);
  const to = resolve(options.to);
  refuseNoStore(folder);
  await refusePlace(folder, to);
  const draft = `${to}.unfinished-${randomBytes(4).toString('hex')}`;
  try {
    await mkdir(draft, { recursive: true, mode: 0o700 });
    const files: BackupFile[] = [];
    for (const path of storeFilesIn(folder)) {
      copyDatabase(path, join(draft, basename(path)));
      files.push(await describeFile(draft, basename(path)));
    }
    const leads = countLeads(draft);
    // A photo is on disk before the lead that names it, a delivered file before its delivery is noted.
    for (const path of await plainFiles(folder)) {
      const copied = await copyFile(folder, draft, path).catch(ifGone);
      if (copied !== null) files.push(copied);
    }
    const { version, now } = options;
    const manifest = manifestOf({ version, at: now.toISOString(), leads, files });
    await writeManifest(draft, manifest);
    await syncFolders(draft, files);
    await rename(draft, to);
    await syncFolder(dirname(to));
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw new BackupFailed(
      `The backup could not be finished: ${reasonOf(error)}.`,
      'Half a backup would be taken for a whole one, so nothing of it was kept.',
      `Check free space and permissions of "${dirname(to)}", and that "${folder}" can be read, then try again.`,
      { cause: error },
    );
  }
}

function refuseNoStore(folder: string): void {
  const leads = storeFile(folder, 'leads');
  if (!existsSync(leads)) {
    throw new BackupFailed(
      `"${folder}" holds no store.`,
      'A backup of it would have no lead, and nobody would know until it is needed.',
      'Set FORECOURT_DATA to the folder that the servers use.',
    );
  }
  if (isMovedFolder(leads)) {
    throw new BackupFailed(
      `The store of "${folder}" was moved into PostgreSQL.`,
      'What the folder holds is what was there before, and no backup of what is there now.',
      'Back the database up by pg_dump --format=custom, and photos and delivered of the folder beside it.',
    );
  }
}

/** Whether `forecourt move` has been here; a file that cannot be read is told as what it is later. */
export function isMovedFolder(leads: string): boolean {
  // SQLite would make one.
  if (!existsSync(leads)) return false;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(leads, { timeout: BUSY_TIMEOUT });
    return isMoved(database);
  } catch {
    return false;
  } finally {
    database?.close();
  }
}

async function refusePlace(folder: string, to: string): Promise<void> {
  if (to === folder || to.startsWith(`${folder}${sep}`)) {
    throw new BackupFailed(
      `"${to}" lies in the data folder itself.`,
      'What takes the folder would take its backup with it.',
      'Name a folder outside of it, on another disk if there is one.',
    );
  }
  const there = await readdir(to).catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? [] : null,
  );
  if (there?.length === 0) return;
  throw new BackupFailed(
    `"${to}" is there already${there === null ? ' and is no folder that can be read' : ', with something in it'}.`,
    'A backup is never written over anything: that may be the last good one.',
    'Name a folder that is not there yet, as by the day.',
  );
}

/** As it is at one moment, without what was erased; writers do not wait for it. */
function copyDatabase(path: string, to: string): void {
  // SQLite takes an empty file for none, and makes none that others cannot read.
  closeSync(openSync(to, 'wx', 0o600));
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT });
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
}

/** By site, of a folder that nobody else has open. */
export function countLeads(folder: string): Record<string, number> {
  const database = new DatabaseSync(storeFile(folder, 'leads'), { readOnly: true });
  try {
    const rows = database
      .prepare('select site, count(*) as count from leads group by site order by site')
      .all();
    return Object.fromEntries(rows.map(({ site, count }) => [String(site), Number(count)]));
  } finally {
    database.close();
  }
}

/** Those that are no database and whole. */
async function plainFiles(folder: string): Promise<string[]> {
  const found = existsSync(join(folder, SECRET)) ? [SECRET] : [];
  for (const name of FOLDERS) {
    const entries = await readdir(join(folder, name), {
      recursive: true,
      withFileTypes: true,
    }).catch(ifGone);
    for (const entry of entries ?? []) {
      if (!entry.isFile() || entry.name.endsWith('.tmp')) continue;
      const path = relative(folder, join(entry.parentPath, entry.name));
      found.push(path.split(sep).join('/'));
    }
  }
  return found;
}

/** What is erased while it is looked for is not missed. */
function ifGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

async function writeManifest(folder: string, manifest: BackupManifest): Promise<void> {
  const file = await open(join(folder, MANIFEST), 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Without it a power cut may forget names. */
export async function syncFolders(folder: string, files: readonly BackupFile[]): Promise<void> {
  const below = new Set<string>(['.']);
  for (const { path } of files) {
    for (let up = dirname(path); up !== '.'; up = dirname(up)) below.add(up);
  }
  for (const path of below) await syncFolder(join(folder, path));
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
