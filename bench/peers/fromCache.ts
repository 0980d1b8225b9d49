import { median } from '../phone/median.ts';
import { type Asked, rateOf } from '../rate.ts';
import { type Bar, bar } from '../search/bars.ts';
import { makeDealers, startOwnServer } from '../server/ownServer.ts';
import { mixedListings } from './mixedListings.ts';

const ROUNDS = 5;
const KEPT = 4_000;

/** Pages of ten dealers, each kept and each asked for often, beside rendering the same ones. */
export async function fromCache(folder: string): Promise<Bar[]> {
  const slugs = Array.from({ length: 10 }, (_, at) => `dealer-${at}`);
  await makeDealers(
    folder,
    slugs.map((slug) => ({ slug, vehicles: 200 })),
  );
  const server = await startOwnServer(folder);
  try {
    return await cachedBars(server.port, mixedListings(server.port, slugs));
  } finally {
    await server.stop();
  }
}

async function cachedBars(port: number, kept: readonly Asked[]): Promise<Bar[]> {
  const ratios: number[] = [];
  const rates = { cold: [] as number[], warm: [] as number[] };
  for (let round = -2; round < ROUNDS; round += 1) {
    const fresh = kept.map(({ path, host = '' }) => ({
      path: `${path}&utm_source=r${round}`,
      host,
    }));
    const cold = await rateOf(port, fresh);
    // Asked for once each, so that all are kept.
    await rateOf(port, kept);
    const warm = await rateOf(port, kept, { amount: KEPT, connections: 8 });
    if (round < 0) continue;
    ratios.push(warm / cold);
    rates.cold.push(cold);
    rates.warm.push(warm);
  }
  return [
    bar({
      what: `from the page cache, ${kept.length} addresses of ten dealers in turn (${median(rates.warm).toFixed(0)}/s), beside rendering the same pages with React Router (${median(rates.cold).toFixed(0)}/s)`,
      value: median(ratios),
      unit: ' times',
      limit: 20,
      atLeast: true,
    }),
  ];
}
