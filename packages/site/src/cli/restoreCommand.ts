import { restoreFolder } from '@forecourt/data';
import { inDatabase, leadCounts } from './backupCommand.ts';
import { command, UsageError } from './command.ts';

/** Makes the data folder of a backup. */
export const restoreCommand = command({
  name: 'restore',
  summary: 'make the data folder of a backup, once all of it is checked',
  options: {
    from: { value: '<folder>', required: true, help: 'what forecourt backup has made' },
    replace: { help: 'where the data folder holds a store, move that aside; nothing is deleted' },
  },
  statuses: {
    0: 'the data folder is that of the backup',
    1: 'nothing was changed; it is told why',
  },
  async run({ values: { from, replace } }, { settings, stdout }) {
    if (from === undefined) {
      throw new UsageError(
        'Which backup is meant? Without knowing, nothing was restored. Name its folder with --from.',
      );
    }
    if (settings.databaseUrl !== null) throw new Error(inDatabase('restored', 'pg_restore'));
    const { dataFolder: folder } = settings;
    const { manifest, aside } = await restoreFolder({
      ...{ from, folder, now: new Date() },
      replace: replace ?? false,
    });
    stdout(`${leadCounts(manifest.leads)}${folder} is as it was at ${manifest.at}.\n`);
    if (aside !== null) stdout(`What it was until now is in ${aside}.\n`);
    stdout(
      'What was delivered since then is delivered again, and who was erased since then is back: erase them once more.\n',
    );
    return 0;
  },
});
