import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { syncFolder } from '../../disk/syncFolder.ts';
import { isInUse } from '../embedded/isInUse.ts';
import { storeFile, storeFilesIn } from '../embedded/storeFiles.ts';
import { BackupFailed } from '../storeErrors.ts';
import { countLeads, isMovedFolder, reasonOf, syncFolders } from './backupFolder.ts';
import { type BackupManifest, readManifest, SECRET } from './backupManifest.ts';
import { copyFile } from './copyFile.ts';
import { beginNewEpochs } from './newEpochs.ts';

export interface RestoreOptions {
  /** What `backupFolder` has made. */
  from: string;
  /** The data folder to be, which no server uses. */
  folder: string;
  /** Whether a store may be there, and goes to a folder beside it. */
  replace?: boolean;
  now: Date;
}

export interface Restored {
  manifest: BackupManifest;
  /** Where what was there is now; `null` where nothing was. */
  aside: string | null;
}

/**
 * Makes a data folder of a backup: checked whole beside it first, and put in its place in one step. What was
 * there is moved aside and never deleted.
 *
 * @throws BackupFailed with everything as it was
 */
export async function restoreFolder(options: RestoreOptions): Promise<Restored> {
  const from = resolve(options.from);
  const folder = resolve(options.folder);
  const manifest = await readManifest(from);
  refuseStore(folder, options.replace ?? false);
  refuseInUse(folder);
  if (from === folder || from.startsWith(`${folder}${sep}`)) {
    throw new BackupFailed(
      `The backup lies in the data folder "${folder}", which is moved aside.`,
      'It would be gone from where it is looked for, so nothing was restored.',
      'Copy it to a place outside, and restore from there.',
    );
  }
  const draft = `${folder}.restoring-${randomBytes(4).toString('hex')}`;
  try {
    await mkdir(draft, { recursive: true, mode: 0o700 });
    await copyChecked(from, draft, manifest);
    beginNewEpochs(draft);
    refuseInUse(folder);
    const aside = await putInPlace(draft, folder, options.now);
    return { manifest, aside };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (error instanceof BackupFailed) throw error;
    throw new BackupFailed(
      `The backup could not be restored to "${folder}": ${reasonOf(error)}.`,
      'Half of it would be taken for all, so everything is as it was.',
      `Check free space and permissions of "${dirname(folder)}". A mounted folder cannot be put in place of another: set FORECOURT_DATA to a folder in it.`,
      { cause: error },
    );
  }
}

function refuseStore(folder: string, replace: boolean): void {
  if (isMovedFolder(storeFile(folder, 'leads'))) {
    throw new BackupFailed(
      `The store of "${folder}" was moved into PostgreSQL.`,
      'Servers look for leads there, and would never see what is restored here.',
      'Restore a dump of the database by pg_restore, or set FORECOURT_DATA to another folder.',
    );
  }
  const held = ['photos', 'delivered', SECRET].map((name) => join(folder, name));
  if (replace || (storeFilesIn(folder).length === 0 && !held.some((path) => existsSync(path)))) {
    return;
  }
  throw new BackupFailed(
    `"${folder}" holds a store, or files of one.`,
    'It may have leads that the backup does not, so nothing was restored.',
    'Set FORECOURT_DATA to a folder that is not there yet, or add --replace, which moves this one aside and deletes nothing.',
  );
}

function refuseInUse(folder: string): void {
  if (!storeFilesIn(folder).some((path) => isInUse(path))) return;
  throw new BackupFailed(
    `A server or a command has the store of "${folder}" open.`,
    'What it takes from now on would go to the old store and be missing from the new, so nothing was restored.',
    'Stop every server and import that uses the folder, and try again.',
  );
}

/** What is checked are the very bytes that become the store. */
async function copyChecked(from: string, to: string, manifest: BackupManifest): Promise<void> {
  for (const file of manifest.files) {
    const copied = await copyFile(from, to, file.path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ELOOP') return null;
      throw error;
    });
    if (!isDeepStrictEqual(copied, file)) throw unsound(from, file.path);
  }
  if (!isDeepStrictEqual(countLeads(to), manifest.leads)) throw unsound(from, 'leads.sqlite');
  await syncFolders(to, manifest.files);
}

function unsound(from: string, path: string): BackupFailed {
  return new BackupFailed(
    `"${path}" of the backup "${from}" is not what was backed up.`,
    'It was lost, cut off or changed since, and so may be what shoppers wrote; nothing was restored.',
    'Copy the backup anew from where it is kept, or restore an older one.',
  );
}

async function putInPlace(draft: string, folder: string, now: Date): Promise<string | null> {
  const aside = await moveAside(folder, now);
  try {
    // A server that was started meanwhile would write to what is aside.
    if (aside !== null) refuseInUse(aside);
    await rename(draft, folder);
  } catch (error) {
    if (aside !== null) await rename(aside, folder);
    throw error;
  }
  await syncFolder(dirname(folder));
  return aside;
}

/** Where the folder is now; `null` where there was nothing in it. */
async function moveAside(folder: string, now: Date): Promise<string | null> {
  const there = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (there === null || there.length === 0) return null;
  const aside = `${folder}.before-${now.toISOString().replaceAll(':', '-')}`;
  await rename(folder, aside);
  return aside;
}
