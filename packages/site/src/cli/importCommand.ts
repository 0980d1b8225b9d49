import { join } from 'node:path';
import {
  allLocations,
  openStockPhotos,
  openStore,
  runImport,
  type SiteConfig,
  STOCK_FIELD_NAMES,
} from '@forecourt/data';
import { OWN_PICTURES } from '@forecourt/domain';
import type { Settings } from '../server/settings/settings.ts';
import { command, jsonOption, requireSite, siteOption, UsageError } from './command.ts';

/** Makes a stock file a site's stock. */
export const importCommand = command({
  name: 'import',
  summary: "make a stock file (CSV, JSON, NDJSON) a site's stock",
  operand: { value: '<file>', help: 'the stock file, or - for what is piped in' },
  options: {
    site: siteOption,
    map: {
      value: '<json>',
      help: 'names further headings: \'{"Farbe": "colour"}\', or a file that holds it',
    },
    photos: {
      value: '<folder>',
      help: 'photos as files, called by stock number, VIN or plate: STK123_1.jpg, STK123/01.jpg',
    },
    'dry-run': { help: 'tell what would be, and change nothing' },
    force: { help: 'import what is taken for a mistake' },
    json: jsonOption,
    report: { value: '<file>', help: 'write every problem there; as JSON if its name ends so' },
  },
  statuses: {
    0: 'all rows are in',
    1: 'nothing was imported; it is told why',
    2: 'some rows were refused, the others are in',
  },
  words: { title: 'Fields for --map', words: STOCK_FIELD_NAMES },
  async run({ values, operands: [file] }, io) {
    if (file === undefined) {
      throw new UsageError(
        'Which stock file is meant? Without one nothing was done. Name it first, or - for what is piped in.',
      );
    }
    const { key, config } = await requireSite(values.site, io);
    const store = await openStore(io.settings);
    const photos = values.photos;
    try {
      const status = await runImport({
        file,
        ...(values.map !== undefined && { map: values.map }),
        ...(photos !== undefined && {
          photos: { folder: photos, into: openStockPhotos({ folder: photoFolder(io.settings) }) },
        }),
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
      if (status !== 1 && photos !== undefined && io.watched)
        io.stderr(photoAdvice(config, io.settings));
      return status;
    } finally {
      await store.close();
    }
  },
});

function photoFolder({ dataFolder }: Settings): string {
  return join(dataFolder, 'stock-photos');
}

/** What else the site or its servers need, for its photos to be seen as they should. */
function photoAdvice({ imageService }: SiteConfig, settings: Settings): string {
  const advice: string[] = [];
  if (imageService?.pathPrefix !== OWN_PICTURES) {
    advice.push(
      'Photos are shown in one size, which phones wait for: write "imageService": {} into site.json.',
    );
  }
  if (settings.databaseUrl !== null) {
    advice.push(
      `Photos are in ${photoFolder(settings)}. A server that has another folder shows vehicles without them. Have all servers share FORECOURT_DATA (docs/servers.md).`,
    );
  }
  return advice.map((line) => `${line}\n`).join('');
}
