import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DealerSite, StockStore } from '@forecourt/data';
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
import type { OwnPictures } from '../pictures/ownPictures.ts';
import { memoryDraft, type SearchDraft } from './memoryDraft.ts';
import type { RemoteSearch, RemoteStockSearch } from './remoteSearch.ts';
import { createReserveSearch } from './reserveSearch.ts';
import { createOverview, type OverviewOf } from './stockOverview.ts';

/** One site's stock in one version: whole, immutable, ready to answer. */
export interface SiteStock {
  /** 0 while nothing was imported. */
  version: number;
  /** Names this stock: its version, what shoppers have reserved of it, and by which configuration it is shown. */
  key: string;
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
  /** Names the site's current stock: another is another version, or has other vehicles reserved. */
  key(site: DealerSite): Promise<string>;
  /** The site's current stock; waits while a new version is being read, never mixes two. */
  of(site: DealerSite): Promise<SiteStock>;
}

/** Longest time that one reading of the version is shared: about one frame on a screen. */
const SHARED_READ_MS = 20;

/** What a shopper may not be offered: the ids of vehicles that others have reserved, in order. */
export type ReservedOf = (site: DealerSite) => Promise<readonly string[]>;

interface Current {
  version: number;
  reserved: readonly string[];
  key: string;
}

export interface StockCacheOptions {
  /** The service that answers the searches; without one they are answered from memory. */
  remote?: RemoteSearch | null;
  /** Default: nobody reserves online. */
  reservedOf?: ReservedOf;
  /** Has photos come from this server where a site wants it; default: they come from where they are. */
  pictures?: Pick<OwnPictures, 'of'>;
}

/**
 * Keeps each site's current stock in memory, read again when its version changes, or who has reserved
 * what. Every server of a folder sees that at once, and what was made of the stock before is found again
 * when a reservation ends.
 */
export function createStockCache(store: StockStore, options: StockCacheOptions = {}): StockCache {
  const { reservedOf = async () => [] } = options;
  // A site that changed is another one; what nobody holds any more takes its stock along.
  const loaded = new WeakMap<DealerSite, { key: string; stock: Promise<SiteStock> }>();
  const current = new WeakMap<DealerSite, { at: number; current: Promise<Current> }>();

  async function readCurrent(site: DealerSite): Promise<Current> {
    const [version, reserved] = await Promise.all([
      store.current(site.key).then((found) => found?.version ?? 0),
      reservedOf(site),
    ]);
    const digest = hash('sha256', JSON.stringify(reserved), 'hex').slice(0, 8);
    const revision = site.revision === undefined ? '' : `_c${site.revision}`;
    return {
      version,
      reserved,
      key: `${version}${reserved.length === 0 ? '' : `_${digest}`}${revision}`,
    };
  }

  /** Under load the requests of one moment share one reading of the store. */
  function currentOf(site: DealerSite): Promise<Current> {
    const at = performance.now();
    const last = current.get(site);
    if (last !== undefined && at - last.at < SHARED_READ_MS) return last.current;
    const read = readCurrent(site);
    current.set(site, { at, current: read });
    read.catch(() => current.delete(site));
    return read;
  }

  return {
    async key(site) {
      return (await currentOf(site)).key;
    },
    async of(site) {
      const now = await currentOf(site);
      const entry = loaded.get(site);
      if (entry !== undefined && entry.key === now.key) return entry.stock;
      const stock = readStock(store, site, now, options);
      loaded.set(site, { key: now.key, stock });
      stock.catch(() => {
        // The next request tries again, unless a newer version has taken the place.
        if (loaded.get(site)?.stock === stock) loaded.delete(site);
      });
      return stock;
    },
  };
}

async function readStock(
  store: StockStore,
  site: DealerSite,
  { version, reserved, key }: Current,
  { remote = null, pictures }: StockCacheOptions,
): Promise<SiteStock> {
  const held = new Set(reserved);
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
    for await (const rows of store.read(site.key, version)) {
      const batch = rows.map((row) => {
        const vehicle = withReserved(atShownPlace(row, site.config), held.has(row.id));
        return pictures?.of(vehicle, site) ?? vehicle;
      });
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
    key,
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

/** A feed's own flag stays, whatever is reserved here. */
function withReserved(vehicle: Vehicle, isHeld: boolean): Vehicle {
  return isHeld && !vehicle.reserved ? { ...vehicle, reserved: true } : vehicle;
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
