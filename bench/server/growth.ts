import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from '../../e2e/bytes/siteClient.ts';
import { type Bar, bar } from '../search/bars.ts';
import { makeDealers, startOwnServer } from './ownServer.ts';

const SMALL = { slug: 'small', vehicles: 1_000 };
const LARGE = { slug: 'large', vehicles: 100_000 };
const ROUNDS = 200;

/** The listing of 100,000 vehicles beside that of 1,000, each page asked for the first time, in turn. */
export async function growth(): Promise<Bar[]> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-growth-'));
  try {
    await makeDealers(folder, [SMALL, LARGE]);
    const server = await startOwnServer(folder);
    try {
      const timeOf = async (slug: string, round: number) => {
        const begun = performance.now();
        const { status } = await ask(
          server.port,
          slug,
          SEARCHES[round % SEARCHES.length]?.(round) ?? '',
        );
        if (status !== 200) throw new Error(`The listing of ${slug} answered ${status}.`);
        return performance.now() - begun;
      };
      const times: Record<string, number[]> = { small: [], large: [] };
      for (let round = 0; round < ROUNDS + 20; round += 1) {
        for (const { slug } of [SMALL, LARGE]) {
          const ms = await timeOf(slug, round);
          if (round >= 20) times[slug]?.push(ms);
        }
      }
      const p95 = (slug: string) =>
        times[slug]?.toSorted((a, b) => a - b)[Math.floor(ROUNDS * 0.95)] ?? Number.NaN;
      return [
        bar({
          what: `listing, p95, ${LARGE.vehicles} vehicles beside ${SMALL.vehicles} (${p95('large').toFixed(0)} ms, ${p95('small').toFixed(0)} ms)`,
          value: p95('large') / p95('small'),
          unit: ' times',
          limit: 2,
        }),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What shoppers ask; the number makes each an address of its own. */
const SEARCHES: readonly ((round: number) => string)[] = [
  (round) => `/search?range[km]=:${300_000 + round}`,
  (round) => `/search?refinementList[make][0]=Toyota&range[km]=:${100_000 + round}`,
  (round) => `/search?query=mazda%20suv&range[km]=:${200_000 + round}`,
  (round) =>
    `/search?refinementList[body][0]=SUV&refinementList[fuel][0]=Diesel&range[price]=:${40_000 + round}`,
  (round) => `/search?sortBy=Car_production:price:desc&range[price]=:${90_000 + round}`,
];
