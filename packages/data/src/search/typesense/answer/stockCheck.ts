import type { SiteKey } from '../../../store/store.ts';
import { TypesenseFault } from '../client/typesenseFault.ts';
import { stockVersionOf } from '../document/collectionNames.ts';
import type { FoundAnswer } from './answerSchema.ts';

/** @throws TypesenseFault */
export type CheckAnswers = (answers: readonly FoundAnswer[]) => void;

/** The stock that answers must be about: what the asking process holds, or shows beside them. */
export interface AskedStock {
  version: number;
  /** Vehicles in it, whether listed or not. */
  size: number;
}

/**
 * Whether answers are of one whole collection, and of that of a stock. After a restart Typesense
 * reads its log, and meanwhile answers from a part of a collection, or through the alias of an older
 * one, with status 200 and its health in order; between an import and its index it answers from the
 * stock before. All answers of one search go through one check.
 *
 * @param stock without it, only that they are of one collection
 */
export function createStockCheck(site: SiteKey, stock: AskedStock | null): CheckAnswers {
  let before: string | null = null;
  return (answers) => {
    const [first] = answers;
    if (first === undefined) return;
    const name = before ?? first.request_params.collection_name;
    for (const { out_of, request_params } of answers) {
      if (request_params.collection_name !== name) throw new TypesenseFault('outdated');
      // A newer one is of an import that this process has not read yet.
      const version = stock === null ? Infinity : stockVersionOf(site, name);
      if (stock === null || version > stock.version) continue;
      if (version < stock.version) throw new TypesenseFault('outdated');
      if (out_of !== stock.size) throw new TypesenseFault('partial');
    }
    before = name;
  };
}
