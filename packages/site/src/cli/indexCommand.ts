import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '@forecourt/data';
import type { IndexProgress } from '@forecourt/data/typesense';
import { atShownPlace } from '@forecourt/domain';
import {
  type CommandIo,
  command,
  jsonOption,
  requireSite,
  siteOption,
  UsageError,
} from './command.ts';

/** Makes a site's stock what Typesense answers from. */
export const indexCommand = command({
  name: 'index',
  summary: "make a site's stock searchable in Typesense",
  options: { site: siteOption, json: jsonOption },
  statuses: {
    0: 'the stock is live',
    1: 'nothing changed; it is told why',
    2: 'it is live, but older collections could not be dropped',
  },
  async run({ values }, io) {
    const { typesense } = io.settings;
    const { key, config } = await requireSite(values.site, io);
    if (typesense === null) throw notConfigured();
    // Only here, since the other commands need no client of Typesense.
    const { indexStock, stockSchema, toDocument, typesenseIndexAdmin } = await import(
      '@forecourt/data/typesense'
    );
    const store = await openStore(io.settings);
    const admin = typesenseIndexAdmin(typesense);
    try {
      const result = await indexStock({
        admin,
        stock: store.stock,
        site: key,
        schema: stockSchema,
        toDocument: (vehicle) => toDocument(key, atShownPlace(vehicle, config)),
        report: tell(io),
        sleep,
      });
      const { vehicles, collection, changed, left, later, snapshotFault } = result;
      const done = changed ? 'are searched now' : 'were searched already: nothing was changed';
      io.stdout(
        values.json
          ? `${JSON.stringify(result)}\n`
          : `${count(vehicles)} of ${key} ${done} (${collection}).\n`,
      );
      if (snapshotFault !== null) {
        io.stderr(
          `${snapshotFault} So after a restart it needs up to a minute to be whole, in which this ` +
            'server searches itself. Run the command again; to take a snapshot, ' +
            'FORECOURT_TYPESENSE_KEY needs the action operations/snapshot:create.\n',
        );
      }
      if (later.length > 0) {
        io.stderr(
          `Collections of later stock versions stay, since another run may be filling them: ${later.join(', ')}. ` +
            'If none is, as after the stock was begun anew, delete them in Typesense: they take its memory.\n',
        );
      }
      if (left.length === 0) return 0;
      io.stderr(
        `Older collections could not be dropped, so they take memory of Typesense: ${left.join(', ')}. ` +
          'Run the command again.\n',
      );
      return 2;
    } finally {
      admin.close();
      await store.close();
    }
  },
});

function notConfigured(): UsageError {
  return new UsageError(
    'No Typesense is configured, so there is nothing to index: the sites search within the server. ' +
      'Set FORECOURT_TYPESENSE_NODES and FORECOURT_TYPESENSE_KEY.',
  );
}

function tell({ stderr }: CommandIo): (progress: IndexProgress) => void {
  return (progress) => stderr(`${textOf(progress)}\n`);
}

function textOf(progress: IndexProgress): string {
  switch (progress.step) {
    case 'reading':
      return `Reading stock version ${progress.version} ...`;
    case 'importing':
      return `Importing into ${progress.collection}: ${figure(progress.done)} of ${figure(progress.of)}`;
    case 'verified':
      return `Verified: ${progress.collection} holds ${count(progress.vehicles)}.`;
    case 'live':
      return `Live: searches are answered from ${progress.collection}.`;
    case 'dropped':
      return `Dropped: ${progress.collection}.`;
    case 'snapshot':
      return 'Snapshot taken: after a restart Typesense is whole at once.';
    case 'stock_changed':
      return 'A newer stock was imported meanwhile: beginning anew with that.';
  }
}

function count(vehicles: number): string {
  return vehicles === 1 ? '1 vehicle' : `${figure(vehicles)} vehicles`;
}

function figure(number: number): string {
  return number.toLocaleString('en-AU');
}
