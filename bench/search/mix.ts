import { createEmbeddedSearch } from '@forecourt/data/search';
import { createRandom } from '../../packages/data/src/search/testing/random.ts';
import { randomRequest } from '../../packages/data/src/search/testing/randomRequest.ts';
import { benchStock } from './benchStock.ts';
import { HITS_PER_PAGE } from './engine.ts';

/** How the embedded engine answers a random mix of searches. */
export interface MixFigures {
  buildMs: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  /** Megabytes beyond the vehicles themselves. */
  memory: number;
}

const QUERIES = 1_000;

/** Asks 1,000 random searches, after as many to warm up, and weighs the engine. */
export function measureMix(size: number): MixFigures {
  const vehicles = benchStock(size);
  const before = bytesHeld();
  const start = performance.now();
  const search = createEmbeddedSearch(vehicles);
  const buildMs = performance.now() - start;
  const memory = (bytesHeld() - before) / 1e6;

  const random = createRandom(7);
  const times: number[] = [];
  for (let asked = 0; asked < 2 * QUERIES; asked++) {
    const { state } = randomRequest(random, vehicles, 0);
    const request = { state, base: { soldDays: 3 }, hitsPerPage: HITS_PER_PAGE, now: 0 };
    const begun = performance.now();
    search.searchSync(request);
    if (asked >= QUERIES) times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  return { buildMs, p50: times[QUERIES * 0.5]!, p95: times[QUERIES * 0.95]!, memory };
}

function bytesHeld(): number {
  if (globalThis.gc === undefined) throw new Error('Start with --expose-gc, or memory is a guess.');
  globalThis.gc();
  // Buffers let go of are swept beside the first collection; the second waits for that.
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
