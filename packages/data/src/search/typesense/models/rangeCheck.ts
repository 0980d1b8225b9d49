import type { CheckAnswers } from '../answer/stockCheck.ts';
import { TypesenseFault } from '../client/typesenseFault.ts';

/** The range that answers must be about: what whoever indexed it wrote. */
export interface AskedRange {
  /** Name of the collection itself, not of an alias of it. */
  collection: string;
  /** Models in it. */
  size: number;
}

/**
 * Whether answers are of one whole collection, and of that of a range, as `createStockCheck` does for
 * stock: after a restart Typesense answers from a part of it, or through the alias of an older one.
 * Nothing in a range's name says which is newer, so only the one that is named will do.
 *
 * @param range without it, only that they are of one collection
 */
export function createRangeCheck(range: AskedRange | null): CheckAnswers {
  let before = range?.collection ?? null;
  return (answers) => {
    const name = before ?? answers[0]?.request_params.collection_name ?? null;
    for (const { out_of, request_params } of answers) {
      if (request_params.collection_name !== name) throw new TypesenseFault('outdated');
      if (range !== null && out_of !== range.size) throw new TypesenseFault('partial');
    }
    before = name;
  };
}
