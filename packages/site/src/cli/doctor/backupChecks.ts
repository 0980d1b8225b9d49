import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../server/settings/settings.ts';
import { type Found, fault, note, sound } from './finding.ts';

/** A day, and an hour for the backup itself. */
const OLD_MS = 25 * 3_600_000;
const FIX = 'See why the scheduled npx forecourt backup fails (docs/backup.md).';
const WHY = 'What was sent since the last backup is gone with the disk.';

/** How old the newest backup is, where it is known where backups are. */
export async function backupFound(
  { backupsFolder, databaseUrl }: Settings,
  now: number,
): Promise<Found[]> {
  // What a database's own tools write is theirs.
  if (databaseUrl !== null) return [];
  if (backupsFolder === null) {
    return [
      note(
        'FORECOURT_BACKUPS is not set, so nobody can tell how old the last backup is.',
        WHY,
        'Set it to the folder that the backups stand in.',
      ),
    ];
  }
  const names = await readdir(backupsFolder).catch(() => null);
  if (names === null) {
    return [fault(`${backupsFolder} of FORECOURT_BACKUPS cannot be read.`, WHY, FIX)];
  }
  const times = await Promise.all(
    names.map((name) =>
      // Written last: without it, it is no backup.
      stat(join(backupsFolder, name, 'manifest.json')).then(
        ({ mtimeMs }) => mtimeMs,
        () => Number.NEGATIVE_INFINITY,
      ),
    ),
  );
  const newest = Math.max(Number.NEGATIVE_INFINITY, ...times);
  if (newest === Number.NEGATIVE_INFINITY) {
    return [fault(`There is no backup in ${backupsFolder}.`, WHY, FIX)];
  }
  const hours = Math.max(0, Math.round((now - newest) / 3_600_000));
  const told = `The newest backup is ${hours} h old`;
  return [now - newest > OLD_MS ? fault(`${told}.`, WHY, FIX) : sound(`${told}.`)];
}
