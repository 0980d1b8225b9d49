import type { Vehicle } from '@forecourt/domain';
import { afterEach, beforeEach, expect } from 'vitest';
import type { SiteKey, StockVersion } from '../../../../store/store.ts';
import { StockVersionGone } from '../../../../store/storeErrors.ts';
import { aVehicle } from '../../../../testing/aVehicle.ts';
import type { IndexDocument } from '../indexAdmin.ts';
import { IndexFault } from '../indexFault.ts';
import { type IndexProgress, type IndexStockOptions, indexStock } from '../indexStock.ts';
import { typesenseIndexAdmin } from '../typesenseIndexAdmin.ts';
import { STAND_IN_KEY, type TypesenseStandIn, typesenseStandIn } from './typesenseStandIn.ts';

export const SITE = 'one' as SiteKey;
export const ALIAS = 'forecourt_one';

export function toDocument({ id, make, price, badge }: Vehicle): IndexDocument {
  return { id, make, price, badge, tags: [make] };
}

/** Why a run ended. */
export async function faultOf(promise: Promise<unknown>): Promise<IndexFault> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(IndexFault);
  return error as IndexFault;
}

/** A Typesense of its own for each test, and a stock that is indexed in it. */
export function stockIndex() {
  let standIn: TypesenseStandIn;
  /** Published versions, oldest first. */
  const versions: Vehicle[][] = [];
  const progress: IndexProgress[] = [];

  beforeEach(async () => {
    standIn = await typesenseStandIn();
    versions.length = 0;
    progress.length = 0;
  });

  afterEach(() => standIn.close());

  function publish(count: number, make = 'Toyota'): void {
    versions.push(Array.from({ length: count }, (_, index) => aVehicle({ id: `v${index}`, make })));
  }

  /** As the store does it: the current version and the one before can be read. */
  const stock: IndexStockOptions['stock'] = {
    async current() {
      const version = versions.length;
      return version === 0 ? null : ({ version } as StockVersion);
    },
    async *read(_, version) {
      for (let from = 0; from < 100; from += 7) {
        const vehicles = version < versions.length - 1 ? undefined : versions[version - 1];
        if (vehicles === undefined) throw new StockVersionGone(SITE, version);
        if (from < vehicles.length) yield vehicles.slice(from, from + 7);
      }
    },
  };

  /** A process of its own: another client, another view of the store. */
  async function run(changes: Partial<IndexStockOptions> & { timeoutMs?: number } = {}) {
    const admin = typesenseIndexAdmin({
      nodes: [standIn.url],
      key: STAND_IN_KEY,
      timeoutMs: changes.timeoutMs ?? 5_000,
      retryIntervalSeconds: 0.001,
    });
    try {
      return await indexStock({
        admin,
        stock,
        site: SITE,
        schema: { fields: [{ name: 'make', type: 'string', facet: true }] },
        toDocument,
        report: (step) => progress.push(step),
        sleep: async () => undefined,
        batchSize: 10,
        ...changes,
      });
    } finally {
      admin.close();
    }
  }

  /** What shoppers search: its collection must be whole at every moment. */
  function live(): { name: string; size: number; makes: Set<unknown> } | null {
    const name = standIn.aliases.get(ALIAS);
    if (name === undefined) return null;
    const documents = standIn.collections.get(name)?.documents;
    if (documents === undefined) return { name, size: -1, makes: new Set() };
    const makes = new Set([...documents.values()].map(({ make }) => make));
    return { name, size: documents.size, makes };
  }

  return {
    get standIn() {
      return standIn;
    },
    ...{ versions, progress, publish, run, live },
  };
}
