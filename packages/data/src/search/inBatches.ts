import { setImmediate as nextTurn } from 'node:timers/promises';

/** Of vehicles: a few milliseconds of work. */
const AT_ONCE = 500;

/** A stock in batches, between which other sites' requests are answered. */
export async function* inBatches<Item>(items: Iterable<Item>): AsyncGenerator<readonly Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    if (batch.push(item) < AT_ONCE) continue;
    yield batch;
    batch = [];
    await nextTurn();
  }
  if (batch.length > 0) yield batch;
}
