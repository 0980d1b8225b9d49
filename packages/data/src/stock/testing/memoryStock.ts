import type { Vehicle } from '@forecourt/domain';
import type { SiteKey, StockStore, StockVersion } from '../../store/store.ts';

/**
 * One site's stock in memory, for properties that need hundreds of imports; the adapters of the
 * port are judged by its contract suite.
 */
export function memoryStock(): StockStore {
  let current: StockVersion | null = null;
  let published: readonly Vehicle[] = [];
  return {
    current: async () => current,
    async begin() {
      const vehicles = new Map<string, { row: number; vehicle: Vehicle }>();
      return {
        async add(batch) {
          const duplicates = batch.flatMap(({ row, vehicle }) => {
            const first = vehicles.get(vehicle.id);
            if (!first) vehicles.set(vehicle.id, { row, vehicle });
            return first ? [{ id: vehicle.id, firstRow: first.row }] : [];
          });
          return { duplicates, readdressed: [] };
        },
        async effect() {
          const before = new Map(published.map((vehicle) => [vehicle.id, JSON.stringify(vehicle)]));
          const kept = [...vehicles.values()].filter(({ vehicle }) => before.has(vehicle.id));
          const isChanged = ({ vehicle }: { vehicle: Vehicle }) =>
            before.get(vehicle.id) !== JSON.stringify(vehicle);
          return {
            before: before.size,
            added: vehicles.size - kept.length,
            changed: kept.filter(isChanged).length,
            removed: before.size - kept.length,
          };
        },
        async publish(now) {
          const stock = [...vehicles.values()].map(({ vehicle }) => vehicle);
          const digest = JSON.stringify(stock);
          if (current?.digest === digest) return { changed: false, version: current };
          const version = (current?.version ?? 0) + 1;
          current = { version, digest, count: stock.length, createdAt: now };
          published = stock;
          return { changed: true, version: current };
        },
        discard: async () => {},
      };
    },
    formerly: async () => null,
    async *read(_site: SiteKey) {
      yield [...published];
    },
  };
}
