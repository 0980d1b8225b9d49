import { cpuTime } from '../cpuTime.ts';
import { median } from '../phone/median.ts';
import { type Asked, rateOf } from '../rate.ts';
import { type Bar, bar } from '../search/bars.ts';
import { makeDealers, type OwnServer, startOwnServer } from '../server/ownServer.ts';
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
    return await cachedBars(server, mixedListings(server.port, slugs));
  } finally {
    await server.stop();
  }
}

async function cachedBars(server: OwnServer, kept: readonly Asked[]): Promise<Bar[]> {
  const { port } = server;
  const cold = { rates: [] as number[], costs: [] as number[] };
  const warm = { rates: [] as number[], costs: [] as number[] };
  for (let round = -2; round < ROUNDS; round += 1) {
    // A parameter that no search knows, and no campaign, makes a page of its own.
    const fresh = kept.map(({ path, host = '' }) => ({ path: `${path}&round=r${round}`, host }));
    const made = await measured(server, () => rateOf(port, fresh), fresh.length);
    // Asked for once each, so that all are kept.
    await rateOf(port, kept);
    const sent = await measured(
      server,
      () => rateOf(port, kept, { amount: KEPT, connections: 8 }),
      KEPT,
    );
    if (round < 0) continue;
    for (const [all, one] of [
      [cold, made],
      [warm, sent],
    ] as const) {
      all.rates.push(one.rate);
      if (one.cost !== null) all.costs.push(one.cost);
    }
  }
  const what = `from the page cache, ${kept.length} addresses of ten dealers in turn (${told(warm)}), beside rendering the same pages (${told(cold)})`;
  const rates = median(warm.rates.map((rate, round) => rate / (cold.rates[round] ?? 0)));
  const limit = { unit: ' times', limit: 20, atLeast: true };
  if (warm.costs.length === 0) {
    return [bar({ what: `${what}, requests a second`, value: rates, ...limit })];
  }
  const costs = median(cold.costs.map((cost, round) => cost / (warm.costs[round] ?? 0)));
  return [
    bar({ what: `${what}: pages for the same processor time`, value: costs, ...limit }),
    bar({ what: 'the same, requests a second', value: rates, unit: ' times', limit: null }),
  ];
}

const told = ({ rates, costs }: { rates: number[]; costs: number[] }): string =>
  `${costs.length > 0 ? `${median(costs).toFixed(2)} ms of processor time, ` : ''}${median(rates).toFixed(0)}/s`;

async function measured({ pid }: OwnServer, round: () => Promise<number>, pages: number) {
  const before = cpuTime(pid);
  const rate = await round();
  const after = cpuTime(pid);
  return { rate, cost: before === null || after === null ? null : (after - before) / pages };
}
