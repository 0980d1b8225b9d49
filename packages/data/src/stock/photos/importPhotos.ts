import { availableParallelism } from 'node:os';
import type { Vehicle, VehicleImage } from '@forecourt/domain';
import pLimit from 'p-limit';
import { PictureFault } from '../../pictures/fetchPicture.ts';
import { NoRoomForPhotos, type StockPhotos } from '../../pictures/stockPhotos.ts';
import type { SiteKey } from '../../store/siteKey.ts';
import type { Defect } from '../faults/defect.ts';
import { FileFault } from '../faults/fileFault.ts';
import { listPhotoFiles } from './listPhotoFiles.ts';
import { matchPhotos, type PhotoOwner } from './matchPhotos.ts';
import { missingDefect, strayDefect, unfitDefect, unusedDefect } from './photoDefects.ts';
import { vehicleKeys } from './photoKeys.ts';
import { readPhotoFile } from './readPhotoFile.ts';

/** Photos that come as files with a stock file. */
export interface PhotoSource {
  /** Path of the folder that they are in. */
  folder: string;
  /** Where the site's are kept. */
  into: StockPhotos;
}

/** A row of the stock file, as far as photos need it. */
export interface PhotoRow {
  row: number;
  vehicle: Pick<Vehicle, 'id' | 'stockNumber' | 'vin' | 'rego'>;
  /** Whether the file gives its id. */
  named: boolean;
  /** What its column of photos names. */
  photoNames: readonly string[];
}

/** What became of the files of a folder. */
export interface PhotoCounts {
  /** Photos in the folder. */
  files: number;
  /** Those that vehicles show now. */
  shown: number;
  /** Of these, those that were not there before. */
  added: number;
  /** Vehicles that show them. */
  vehicles: number;
}

export interface ImportPhotosOptions {
  site: SiteKey;
  /** Milliseconds since 1970 UTC. */
  now: number;
  isDry: boolean;
  report: (defect: Defect) => void;
  progress: (done: number, of: number) => void;
}

/** Each takes a core while it is made, and pages of this machine need one. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
/** As many as a feed may name. */
const MOST_PHOTOS = 100;
const EVERY = 10;

/**
 * Takes the photos of a folder, and gives their addresses by the vehicle's id. Photos are kept before any
 * vehicle names them, so an import that ends here changes nothing.
 *
 * @throws {FileFault}
 */
export async function importPhotos(
  rows: readonly PhotoRow[],
  { folder: named, into }: PhotoSource,
  { site, now, isDry, report, progress }: ImportPhotosOptions,
): Promise<{ imagesOf: ReadonlyMap<string, readonly VehicleImage[]>; counts: PhotoCounts }> {
  const { folder, files, strays } = await listPhotoFiles(named);
  const matched = matchPhotos(files, rows.map(ownerOf));
  for (const stray of strays) report(strayDefect(stray));
  for (const one of matched.unused) report(unusedDefect(one));
  const rowOf = new Map(rows.map(({ row, vehicle }) => [vehicle.id, row]));
  for (const one of matched.missing) report(missingDefect(rowOf.get(one.id) ?? 0, one));

  const wanted = [
    ...new Set([...matched.files.values()].flatMap((all) => all.slice(0, MOST_PHOTOS))),
  ];
  const urls = new Map<string, string>();
  let added = 0;
  let done = 0;
  const take = async (file: string) => {
    const bytes = await readPhotoFile(folder, file);
    try {
      if (typeof bytes === 'string') return report(unfitDefect(file, bytes));
      const { url, isNew } = await into.keep(site, bytes, now, { isDry });
      urls.set(file, url);
      if (isNew) added += 1;
    } catch (error) {
      if (!(error instanceof PictureFault)) throw error;
      report(unfitDefect(file, error.message));
    } finally {
      done += 1;
      if (done % EVERY === 0) progress(done, wanted.length);
    }
  };
  progress(0, wanted.length);
  const taking = pLimit(AT_ONCE);
  try {
    await Promise.all(wanted.map((file) => taking(() => take(file))));
    if (added > 0 && !isDry) await into.settle(site);
  } catch (error) {
    taking.clearQueue();
    throw faultOf(error);
  }
  const imagesOf = new Map<string, readonly VehicleImage[]>();
  for (const [id, own] of matched.files) {
    const all = own.slice(0, MOST_PHOTOS).flatMap((file) => urls.get(file) ?? []);
    if (all.length > 0)
      imagesOf.set(
        id,
        [...new Set(all)].map((url) => ({ url })),
      );
  }
  const counts = { files: files.length, shown: urls.size, added, vehicles: imagesOf.size };
  return { imagesOf, counts };
}

function ownerOf({ vehicle, named, photoNames }: PhotoRow): PhotoOwner {
  const { id, stockNumber, vin, rego } = vehicle;
  const keys = vehicleKeys({ id: named ? id : null, stockNumber, vin, rego });
  return { id, keys, stated: photoNames };
}

function faultOf(error: unknown): FileFault {
  if (error instanceof NoRoomForPhotos) {
    return new FileFault(
      `There is no room for the photos: ${error.message}, and so much is left for leads.`,
      'Make room (pictures in FORECOURT_DATA may be deleted), and import again.',
    );
  }
  const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return new FileFault(
    `The photos could not be kept (${reason}).`,
    'Let the user that imports write to stock-photos in FORECOURT_DATA, and import again.',
  );
}
