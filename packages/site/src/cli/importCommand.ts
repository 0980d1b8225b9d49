import { parseArgs } from 'node:util';
import { allLocations, openEmbeddedStore, runImport } from '@forecourt/data';
import { type Command, requireSite, UsageError } from './command.ts';

/** Makes a stock file a site's stock. Exit status: 0 all rows in, 2 some refused, 1 nothing. */
export const importCommand: Command = {
  name: 'import',
  usage: '<file> --site <slug> [--map <json>] [--dry-run] [--force] [--json] [--report <file>]',
  summary: 'read a stock file (CSV, JSON, NDJSON), or - for what is piped in',
  async run(args, io) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        map: { type: 'string' },
        'dry-run': { type: 'boolean' },
        force: { type: 'boolean' },
        json: { type: 'boolean' },
        report: { type: 'string' },
      },
    });
    const [file, ...more] = positionals;
    if (file === undefined) throw new UsageError('Which stock file is meant? Name it first.');
    if (more.length > 0)
      throw new UsageError(`Only one file can be imported; ${more[0]} is a second.`);
    const { key, config } = await requireSite(values.site, io);
    const store = await openEmbeddedStore({ folder: io.settings.dataFolder });
    try {
      const status = await runImport({
        file,
        ...(values.map !== undefined && { map: values.map }),
        ...(values.report !== undefined && { reportFile: values.report }),
        ...(file === '-' && io.stdin && { stdin: io.stdin }),
        ...(io.paint && { paint: io.paint }),
        ...(io.watched && { clock: () => performance.now() }),
        json: values.json ?? false,
        dryRun: values['dry-run'] ?? false,
        force: values.force ?? false,
        limits: { largestRemoval: config.stock.largestRemoval },
        site: key,
        store: store.stock,
        locations: allLocations(config),
        timeZone: config.timeZone,
        now: Date.now(),
        stdout: io.stdout,
        stderr: io.stderr,
      });
      if (status !== 1 && !values['dry-run'] && io.settings.typesense !== null) {
        io.stderr(`Typesense has the stock of before: run forecourt index --site ${key}.\n`);
      }
      return status;
    } finally {
      await store.close();
    }
  },
};
