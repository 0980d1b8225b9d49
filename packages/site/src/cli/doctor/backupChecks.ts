import { newestBackup } from '../../server/metrics/newestBackup.ts';
import type { Settings } from '../../server/settings/settings.ts';
import { type Found, fault, note, sound } from './finding.ts';

/** A day, and an hour for the backup itself. */
const OLD_MS = 25 * 3_600_000;
const FIX = 'See why the scheduled backup fails (docs/operations.md).';
const WHY = 'What was sent since the last backup is gone with the disk.';

/** How old the newest backup is, where it is known where backups are. */
export async function backupFound({ backupsFolder }: Settings, now: number): Promise<Found[]> {
  if (backupsFolder === null) {
    return [
      note(
        'FORECOURT_BACKUPS is not set, so nobody can tell how old the last backup is.',
        WHY,
        'Set it to the folder that the backups stand in.',
      ),
    ];
  }
  const newest = await newestBackup(backupsFolder).catch(() => undefined);
  if (newest === undefined) {
    return [fault(`${backupsFolder} of FORECOURT_BACKUPS cannot be read.`, WHY, FIX)];
  }
  if (newest === null) {
    return [fault(`There is no backup in ${backupsFolder}.`, WHY, FIX)];
  }
  const hours = Math.max(0, Math.round((now - newest) / 3_600_000));
  const told = `The newest backup is ${hours} h old`;
  return [now - newest > OLD_MS ? fault(`${told}.`, WHY, FIX) : sound(`${told}.`)];
}
