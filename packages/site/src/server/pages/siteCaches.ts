import { LRUCache } from 'lru-cache';

export interface SiteCachesOptions {
  /** Bytes kept for each site; the least recently used entry goes first. */
  bytesPerSite: number;
  /**
   * Bytes kept for all sites together. Beyond them the site that holds most loses the entry that it
   * used least recently: who holds no more than an equal share loses nothing to the others.
   */
  bytesInAll: number;
  /** Milliseconds an entry is kept. */
  freshMs: number;
  /** An entry's time begins anew whenever it is used. Default: with its making alone. */
  whileUsed?: boolean;
  /** Milliseconds of a clock that only goes on. */
  now?: () => number;
}

/** What a server keeps of each site; no key can reach another dealer's entry (R15-03). */
export interface SiteCaches<Value extends object> {
  get(site: string, key: string): Value | null;
  /** @param size bytes that the entry takes, its key not counted */
  set(site: string, key: string, value: Value, size: number): void;
  /** Bytes kept, of all sites together. */
  bytes(): number;
}

/** A cache for each site, bound by bytes together. */
export function createSiteCaches<Value extends object>(
  options: SiteCachesOptions,
): SiteCaches<Value> {
  const { bytesPerSite, bytesInAll, freshMs, whileUsed = false } = options;
  const { now = () => performance.now() } = options;
  type Entries = LRUCache<string, Value>;
  const sites = new Map<string, Entries>();
  let bytes = 0;
  let purgedAt = now();

  function entriesOf(site: string): Entries {
    const known = sites.get(site);
    if (known !== undefined) return known;
    const entries: Entries = new LRUCache({
      maxSize: bytesPerSite,
      ttl: freshMs,
      ttlResolution: 0,
      updateAgeOnGet: whileUsed,
      perf: { now },
    });
    sites.set(site, entries);
    return entries;
  }

  /** Runs a change of a site's entries and counts what it took or gave. */
  function counted(entries: Entries, change: () => unknown): void {
    const before = entries.calculatedSize;
    change();
    bytes += entries.calculatedSize - before;
  }

  /** Entries that nobody asks for again would stay for good. */
  function purge(): void {
    if (now() - purgedAt < freshMs) return;
    purgedAt = now();
    for (const [site, entries] of sites) {
      counted(entries, () => entries.purgeStale());
      if (entries.size === 0) sites.delete(site);
    }
  }

  function keepBound(): void {
    while (bytes > bytesInAll) {
      let largest: Entries | null = null;
      for (const entries of sites.values()) {
        if (largest === null || entries.calculatedSize > largest.calculatedSize) largest = entries;
      }
      if (largest === null) return;
      const { size } = largest;
      counted(largest, () => largest.pop());
      if (largest.size === size) return;
    }
  }

  return {
    get(site, key) {
      const entries = sites.get(site);
      if (entries === undefined) return null;
      let found: Value | undefined;
      // One past its time goes as it is asked for.
      counted(entries, () => {
        found = entries.get(key);
      });
      return found ?? null;
    },
    set(site, key, value, size) {
      purge();
      const entries = entriesOf(site);
      counted(entries, () => entries.set(key, value, { size: size + key.length }));
      keepBound();
    },
    bytes: () => bytes,
  };
}
