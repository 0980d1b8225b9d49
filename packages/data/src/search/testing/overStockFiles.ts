import type { Vehicle } from '@forecourt/domain';
import type { EmbeddedSearch } from '../embedded/searchIndex.ts';
import { openStockFile } from '../stockFile/openStockFile.ts';
import { writeStockFile } from '../stockFile/writeStockFile.ts';
import type { SearchRequest, StockSearch } from '../stockSearch.ts';

/** Runs steps to their end. */
export function finish<Result>(steps: Generator<undefined, Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** A search over the file that is written of a stock at a moment. */
export function writeAndOpen(
  stock: readonly Vehicle[],
  base: SearchRequest['base'],
  now: number,
): EmbeddedSearch {
  const { bytes, vehicles } = finish(writeStockFile(stock, base, now));
  return finish(openStockFile(bytes, (document) => vehicles[document]!));
}

/**
 * A search by stock files. A file answers for one base filter: here each filter has a file of its
 * own, as each site has.
 */
export function overStockFiles(stock: readonly Vehicle[]): StockSearch {
  const files = new Map<string, EmbeddedSearch>();
  return {
    async search(request) {
      const key = JSON.stringify([request.base, request.now]);
      const search = files.get(key) ?? writeAndOpen(stock, request.base, request.now);
      files.set(key, search);
      return search.searchSync(request);
    },
  };
}
