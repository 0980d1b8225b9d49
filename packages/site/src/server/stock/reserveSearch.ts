import { inBatches } from '@forecourt/data';
import type { StockSearch } from '@forecourt/data/search';
import type { Vehicle } from '@forecourt/domain';
import { memoryDraft } from './memoryDraft.ts';

/**
 * The search that answers while a service does not (R2-57): in memory, over the same stock, with the
 * same answers. It is made when a service first fails, which takes about a second for 100,000
 * vehicles; whoever asks meanwhile waits for it.
 */
export function createReserveSearch(vehicles: () => Iterable<Vehicle>): StockSearch {
  let made: Promise<StockSearch> | null = null;

  async function make(): Promise<StockSearch> {
    const draft = memoryDraft();
    for await (const batch of inBatches(vehicles())) draft.add(batch);
    return draft.finish();
  }

  return {
    async search(request) {
      made ??= make();
      return (await made).search(request);
    },
  };
}
