import { databaseUrlFrom } from '../server/settings/databaseUrl.ts';
import { command, UsageError } from './command.ts';

/** Carries the store of the data folder over to PostgreSQL. */
export const moveCommand = command({
  name: 'move',
  summary: 'move the store of the data folder into PostgreSQL',
  options: {
    to: {
      value: '<url>',
      help: 'the database, as postgresql://…; FORECOURT_DATABASE_URL by default, which no list of processes shows',
    },
  },
  statuses: { 0: 'all is there, and the folder takes nothing any more', 1: 'nothing was changed' },
  async run({ values: { to } }, { settings, stdout }) {
    const url = to === undefined ? settings.databaseUrl : databaseUrlFrom(to, '--to');
    if (url === null) {
      throw new UsageError(
        'Which database is meant? Without one nothing was moved. Set FORECOURT_DATABASE_URL, or name it with --to.',
      );
    }
    // Only here, since the other commands may need no client of PostgreSQL.
    const { moveStore } = await import('@forecourt/data/postgres');
    let rows = 0;
    await moveStore({
      folder: settings.dataFolder,
      url,
      report(table, count) {
        rows += count;
        stdout(`${table.padEnd(24)} ${count}\n`);
      },
    });
    stdout(
      `${rows} rows are in the database, each table with the content that it had here. ` +
        `Start the servers with FORECOURT_DATABASE_URL; ${settings.dataFolder} keeps photos and delivered leads, and its store takes nothing any more.\n`,
    );
    return 0;
  },
});
