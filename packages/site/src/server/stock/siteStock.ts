import { setImmediate as nextTurn } from 'node:timers/promises';
import { type DealerSite, type StockStore } from '@forecourt/data';
import type { StockAnswer, StockSearch } from '@forecourt/data/search';
import {
  atShownPlace,
  type CarType,
  createFeatureCounts,
  type FeatureCounts,
  type ItemType,
  type PresetStock,
  searchExample,
  type Vehicle,
} from '@forecourt/domain';
import { createKnownModels } from '../../listing/knownModels.ts';
import { memoryDraft, type SearchDraft } from './memoryDraft.ts';
import type { RemoteSearch, RemoteStockSearch } from './remoteSearch.ts';
import { createReserveSearch } from './reserveSearch.ts';
import { createOverview, type OverviewOf } from './stockOverview.ts';

/** One site's stock in one version: whole, immutable, ready to answer. */
export interface SiteStock {
  /** 0 while nothing was imported. */
  version: number;
  search: StockSearch;
  /**
   * Answers at once while the service does not that `search` asks: what it answered last to the
   * same search, or the stock itself (R2-57). `null` where it asks none.
   */
  reserve: StockSearch | null;
  /** What the site lists altogether; asks nobody. */
  overview: OverviewOf;
  /** How many vehicles there are. */
  size: number;
  vehicles(): Iterable<Vehicle>;
  bySlug(slug: string): Vehicle | null;
  byId(id: string): Vehicle | null;
  /** Makes, models and bodies of the stock. */
  known: PresetStock;
  carTypes: ReadonlySet<CarType>;
  itemTypes: ReadonlySet<ItemType>;
  /** A search in plain words that finds something; `null` where none can be made. */
  searchExample: string | null;
  /** How common each feature is, to tell what sets a vehicle apart. */
  features: Pick<FeatureCounts, 'share'>;
}

export interface StockCache {
  /** Version of the site's current stock; 0 while nothing was imported. */
  version(site: DealerSite): Promise<number>;
  /** The site's current stock; waits while a new version is being read, never mixes two. */
  of(site: DealerSite): Promise<SiteStock>;
}

/** Longest time that one reading of the version is shared: about one frame on a screen. */
const SHARED_READ_MS = 20;

/**
 * Keeps each site's current stock in memory, read again when its version changes.
 *
 * @param remote the service that answers the searches; without one they are answered from memory
 */
export function createStockCache(
  store: StockStore,
  remote: RemoteSearch | null = null,
): StockCache {
  const loaded = new Map<string, { version: number; stock: Promise<SiteStock> }>();
  const versions = new Map<string, { at: number; version: Promise<number> }>();

  /** Under load the requests of one moment share one reading of the store. */
  function currentVersion(site: DealerSite): Promise<number> {
    const at = performance.now();
    const last = versions.get(site.key);
    if (last !== undefined && at - last.at < SHARED_READ_MS) return last.version;
    const version = store.current(site.key).then((current) => current?.version ?? 0);
    versions.set(site.key, { at, version });
    version.catch(() => versions.delete(site.key));
    return version;
  }

  return {
    version: currentVersion,
    async of(site) {
      const version = await currentVersion(site);
      const entry = loaded.get(site.key);
      if (entry !== undefined && entry.version === version) return entry.stock;
      const stock = readStock(store, site, version, remote);
      loaded.set(site.key, { version, stock });
      stock.catch(() => {
        // The next request tries again, unless a newer version has taken the place.
        if (loaded.get(site.key)?.stock === stock) loaded.delete(site.key);
      });
      return stock;
    },
  };
}

async function readStock(
  store: StockStore,
  site: DealerSite,
  version: number,
  remote: RemoteSearch | null,
): Promise<SiteStock> {
  const slugs = new Map<string, Vehicle>();
  const ids = new Map<string, Vehicle>();
  const vehicles = () => ids.values();
  const { draft, reserve } =
    remote === null
      ? { draft: memoryDraft(), reserve: null }
      : remoteDraft(remote(site, { version, size: () => ids.size, vehicles }), ids);
  const known = createKnownModels();
  const carTypes = new Set<CarType>();
  const itemTypes = new Set<ItemType>();
  const features = createFeatureCounts();
  if (version > 0) {
    for await (const held of store.read(site.key, version)) {
      const batch = held.map((vehicle) => atShownPlace(vehicle, site.config));
      draft.add(batch);
      for (const vehicle of batch) {
        slugs.set(vehicle.slug, vehicle);
        ids.set(vehicle.id, vehicle);
        carTypes.add(vehicle.carType);
        itemTypes.add(vehicle.itemType);
        known.add(vehicle);
        features.add(vehicle);
      }
      // Other sites' requests are answered between the batches.
      await nextTurn();
    }
  }
  return {
    version,
    search: await draft.finish(),
    reserve,
    overview: createOverview(vehicles),
    size: ids.size,
    vehicles,
    bySlug: (slug) => slugs.get(slug) ?? null,
    byId: (id) => ids.get(id) ?? null,
    carTypes,
    itemTypes,
    searchExample: searchExample(ids.values()),
    features,
    known,
  };
}

/**
 * Answers a service's hits with the vehicles of this stock: what is shown, its price and its page
 * are of one version. Where the service has others, as in the moment of an import, the whole answer
 * is the stock's own, so that no page has a gap.
 */
function remoteDraft(
  remote: RemoteStockSearch,
  ids: ReadonlyMap<string, Vehicle>,
): { draft: SearchDraft; reserve: StockSearch } {
  const own = createReserveSearch(() => ids.values());
  const ofThisStock = (answer: StockAnswer | null) => {
    if (answer === null) return null;
    const hits = answer.hits.flatMap(({ id }) => ids.get(id) ?? []);
    return hits.length < answer.hits.length ? null : { ...answer, hits };
  };
  const search: StockSearch = {
    search: async (request) =>
      ofThisStock(await remote.search(request)) ?? (await own.search(request)),
  };
  const reserve: StockSearch = {
    search: async (request) => ofThisStock(remote.lastGood(request)) ?? (await own.search(request)),
  };
  return { draft: { add: () => undefined, finish: async () => search }, reserve };
}
