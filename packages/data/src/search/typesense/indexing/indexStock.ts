import { isDeepStrictEqual } from 'node:util';
import type { Vehicle } from '@forecourt/domain';
import type { SiteKey, StockStore } from '../../../store/store.ts';
import { StockVersionGone } from '../../../store/storeErrors.ts';
import {
  aliasOf,
  collectionOf,
  isCollectionOf,
  stockVersionOf,
} from '../document/collectionNames.ts';
import type { IndexAdmin, IndexDocument, IndexSchema } from './indexAdmin.ts';
import { IndexFault } from './indexFault.ts';
import { type StockSurvey, surveyStock } from './surveyStock.ts';

export interface IndexStockOptions {
  admin: IndexAdmin;
  stock: Pick<StockStore, 'current' | 'read'>;
  site: SiteKey;
  schema: IndexSchema;
  toDocument(vehicle: Vehicle): IndexDocument;
  report(progress: IndexProgress): void;
  /** Waits some milliseconds. */
  sleep(ms: number): Promise<unknown>;
  /** Documents sent at once. */
  batchSize?: number;
}

export type IndexProgress =
  | { step: 'reading'; version: number }
  | { step: 'importing'; collection: string; done: number; of: number }
  | { step: 'verified'; collection: string; vehicles: number }
  | { step: 'live'; collection: string }
  | { step: 'dropped'; collection: string }
  | { step: 'snapshot' }
  | { step: 'stock_changed'; version: number };

export interface IndexResult {
  collection: string;
  version: number;
  vehicles: number;
  /** `false` when the index was live and sound already. */
  changed: boolean;
  dropped: string[];
  /** Older collections that could not be dropped; the next run tries again. */
  left: string[];
  /**
   * Collections of later stock versions, which are not dropped: a run that goes on may fill them. Of
   * a stock that was begun anew they are remains.
   */
  later: string[];
  /** Why Typesense took no snapshot; `null` when it did. */
  snapshotFault: string | null;
}

/** Times a run begins anew because the stock changes under it. */
const MOST_ROUNDS = 5;

/**
 * Makes the site's current stock what its searches are answered from: a new collection is filled
 * and verified, the alias is switched to it, older ones are dropped. Until the switch, nothing that
 * a shopper sees changes.
 *
 * It may be ended at any point and run again, also beside itself. A collection is named by its
 * content, so a half one is completed, by as many runs as like; which content is right is asked of
 * the store, before the switch and after it; and only collections of an older stock version, or
 * of another shape of the same, are dropped, never one that a later run has begun.
 *
 * @throws IndexFault
 */
export async function indexStock(options: IndexStockOptions): Promise<IndexResult> {
  const { stock, site, report } = options;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const current = await stock.current(site);
    if (current === null) throw noStock(site);
    const isCurrent = async () => (await stock.current(site))?.version === current.version;
    const result = await indexVersion(options, current.version, isCurrent).catch(
      async (error: unknown) => {
        if (isOvertaken(error) && !(await isCurrent())) return null;
        throw error;
      },
    );
    if (result !== null) return result;
    report({ step: 'stock_changed', version: current.version });
  }
  throw new IndexFault(
    'restless',
    `The stock of ${site} changed ${MOST_ROUNDS} times while it was being indexed.`,
    'Run the command again when the imports have ended.',
  );
}

/** Indexes one version; `null` when it is not the current one any more. */
async function indexVersion(
  options: IndexStockOptions,
  version: number,
  isCurrent: () => Promise<boolean>,
): Promise<IndexResult | null> {
  const { admin, site, schema, report } = options;
  report({ step: 'reading', version });
  const survey = await surveyStock(schema, documents(options, version));
  const collection = collectionOf(site, version, survey.digest);
  const alias = aliasOf(site);

  const wasLive = (await admin.target(alias)) === collection;
  const wasSound = await isSound(admin, collection, survey);
  if (!wasSound) await fill(options, version, collection, survey);
  report({ step: 'verified', collection, vehicles: survey.count });

  if (!(await isCurrent())) return null;
  await admin.point(alias, collection);
  // A run over an older stock may have switched at the same moment; whoever is late puts it right.
  if (!(await isCurrent())) return null;
  if (!wasLive) report({ step: 'live', collection });
  const others = await dropOlder(options, collection);
  if ((await admin.target(alias)) !== collection) return null;
  const snapshotFault = await takeSnapshot(options);
  const changed = !wasLive || !wasSound;
  return { collection, version, vehicles: survey.count, changed, ...others, snapshotFault };
}

/** The index is live whether or not a snapshot can be taken; the fault, where it cannot. */
async function takeSnapshot({ admin, report }: IndexStockOptions): Promise<string | null> {
  try {
    await admin.snapshot();
    report({ step: 'snapshot' });
    return null;
  } catch (error) {
    if (error instanceof IndexFault) return error.happened;
    throw error;
  }
}

/** What a run fails with when a newer stock was published or indexed meanwhile. */
function isOvertaken(error: unknown): boolean {
  if (error instanceof IndexFault) return error.kind === 'gone' || error.kind === 'unsound';
  return error instanceof StockVersionGone;
}

async function fill(
  options: IndexStockOptions,
  version: number,
  collection: string,
  survey: StockSurvey,
): Promise<void> {
  const { admin, site, schema, report, sleep } = options;
  await admin.create(collection, schema);
  let done = 0;
  const rejected: string[] = [];
  for await (const batch of documents(options, version)) {
    rejected.push(...(await admin.write(collection, batch)));
    done += batch.length;
    report({ step: 'importing', collection, done, of: survey.count });
  }
  if (rejected.length > 0) {
    throw new IndexFault(
      'rejected_vehicles',
      `Typesense refused ${rejected.length} of ${survey.count} vehicles of ${site} (${rejected[0]}).`,
      'Mend them in the stock file, import it, and run the command again.',
    );
  }
  // In a cluster the node that answers may be some moments behind the one that wrote.
  for (let wait = 100; wait <= 1_600; wait *= 2) {
    if (await isSound(admin, collection, survey)) return;
    await sleep(wait);
  }
  throw await unsound(options, collection, survey);
}

/** Whether a collection is there and holds what it must. */
async function isSound(
  admin: IndexAdmin,
  collection: string,
  { count, sample }: StockSurvey,
): Promise<boolean> {
  const facts = await admin.collection(collection);
  if (facts === null || facts.documents !== count) return false;
  const kept = await Promise.all(sample.map(({ id }) => admin.read(collection, id)));
  return sample.every((document, index) => holds(kept[index] ?? null, document));
}

/** Typesense keeps no `null`, and keeps a document's keys in an order of its own. */
function holds(kept: Record<string, unknown> | null, document: IndexDocument): boolean {
  if (kept === null) return false;
  const sent = JSON.parse(JSON.stringify(document)) as Record<string, unknown>;
  return Object.entries(sent).every(
    ([key, value]) => value === null || isDeepStrictEqual(kept[key], value),
  );
}

/** Throws a collection away that no import can mend, unless shoppers are searching it. */
async function unsound(
  { admin, site }: IndexStockOptions,
  collection: string,
  { count }: StockSurvey,
): Promise<IndexFault> {
  const facts = await admin.collection(collection);
  if (facts === null) {
    const happened = `The collection ${collection} was deleted while it was being filled.`;
    return new IndexFault('gone', happened, 'Run the command again.');
  }
  const isLive = (await admin.target(aliasOf(site))) === collection;
  if (!isLive) await admin.drop(collection);
  return new IndexFault(
    'unsound',
    `The collection ${collection} holds ${facts.documents} documents, not the ${count} that were imported.`,
    isLive
      ? 'Something else writes into it: end that, delete the collection, and run the command again.'
      : 'It was dropped. Run the command again.',
  );
}

/**
 * Drops the site's collections of older stock versions, and tells of those of later ones. The name
 * says which is which; when a collection was made says nothing, since Typesense tells the time at
 * which it last read its log.
 */
async function dropOlder(
  { admin, site, report }: IndexStockOptions,
  collection: string,
): Promise<Pick<IndexResult, 'dropped' | 'left' | 'later'>> {
  const own = stockVersionOf(site, collection);
  const names = (await admin.collections()).map(({ name }) => name);
  const others = names.filter((name) => isCollectionOf(site, name) && name !== collection);
  const isLater = (name: string) => stockVersionOf(site, name) > own;
  const dropped: string[] = [];
  const left: string[] = [];
  for (const name of others.filter((other) => !isLater(other))) {
    try {
      await admin.drop(name);
      dropped.push(name);
      report({ step: 'dropped', collection: name });
    } catch (error) {
      if (!(error instanceof IndexFault)) throw error;
      left.push(name);
    }
  }
  return { dropped, left, later: others.filter(isLater) };
}

/** The documents of a stock version, in batches. */
async function* documents(
  { stock, site, toDocument, batchSize = 1_000 }: IndexStockOptions,
  version: number,
): AsyncGenerator<IndexDocument[]> {
  let batch: IndexDocument[] = [];
  for await (const vehicles of stock.read(site, version)) {
    for (const vehicle of vehicles) {
      batch.push(toDocument(vehicle));
      if (batch.length === batchSize) {
        yield batch;
        batch = [];
      }
    }
  }
  if (batch.length > 0) yield batch;
}

function noStock(site: SiteKey): IndexFault {
  return new IndexFault(
    'no_stock',
    `${site} has no stock, so there is nothing to index.`,
    `Import some: forecourt import <file> --site ${site}`,
  );
}
