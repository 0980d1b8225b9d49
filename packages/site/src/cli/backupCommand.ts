import { backupFolder } from '@forecourt/data';
import { command, UsageError } from './command.ts';
import { version } from './version.ts';

/** Copies the data folder while servers go on. */
export const backupCommand = command({
  name: 'backup',
  summary: 'copy the data folder into a folder of its own, while servers go on',
  options: {
    to: {
      value: '<folder>',
      required: true,
      help: 'where to; made by this, outside of the data folder',
    },
  },
  statuses: { 0: 'the copy is whole and on disk', 1: 'there is no copy; it is told why' },
  async run({ values: { to } }, { settings, stdout }) {
    if (to === undefined) {
      throw new UsageError(
        'Where should the copy go? Without knowing, none was made. Name a folder that is not there yet with --to.',
      );
    }
    if (settings.databaseUrl !== null)
      throw new Error(inDatabase('backed up', 'pg_dump --format=custom'));
    const { dataFolder: folder } = settings;
    const { files, leads } = await backupFolder({ folder, to, version, now: new Date() });
    stdout(`${leadCounts(leads)}${files.length} files, ${megabytes(files)} MB.\n`);
    stdout(`Restore it with forecourt restore --from ${to}\n`);
    return 0;
  },
});

/** That the folder is not the place where leads are. */
export function inDatabase(done: 'backed up' | 'restored', tool: string): string {
  return (
    `FORECOURT_DATABASE_URL is set, so the store is in PostgreSQL and not in a folder, and nothing was ${done}: ` +
    `a copy of the folder has no lead. Use ${tool} for the database, and copy photos and delivered of the data folder beside it.`
  );
}

/** A line a site. */
export function leadCounts(leads: Readonly<Record<string, number>>): string {
  const rows = Object.entries(leads).map(
    ([site, count]) => `${site.padEnd(24)} ${count === 1 ? '1 lead' : `${count} leads`}\n`,
  );
  return rows.length === 0 ? 'No site has a lead.\n' : rows.join('');
}

function megabytes(files: readonly { bytes: number }[]): string {
  return (files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000).toFixed(1);
}
