import { cpuTime } from '../cpuTime.ts';
import { median } from '../phone/median.ts';
import { type Asked, rateOf } from '../rate.ts';
import { type Bar, bar } from '../search/bars.ts';
import { makeDealers, type OwnServer, startOwnServer } from '../server/ownServer.ts';
import { missingIn } from './equalContent.ts';
import type { PageData } from './listingData.ts';
import { mixedListings } from './mixedListings.ts';
import { pageData } from './pageData.ts';
import { type Peer, startPeer } from './startPeer.ts';

const ROUNDS = 5;
const KEPT = 4_000;

/** Pages of ten dealers, each kept and each asked for often, beside the same ones made by others. */
export async function fromCache(folder: string): Promise<Bar[]> {
  const slugs = Array.from({ length: 10 }, (_, at) => `dealer-${at}`);
  await makeDealers(
    folder,
    slugs.map((slug) => ({ slug, vehicles: 200 })),
  );
  const server = await startOwnServer(folder);
  try {
    const kept = mixedListings(server.port, slugs);
    const plain = await startPlain(server.port, kept);
    try {
      return await cachedBars(server, plain, kept);
    } finally {
      await plain.stop();
    }
  } finally {
    await server.stop();
  }
}

/**
 * A plain React Router page for each address.
 *
 * @throws when one is not of equal content
 */
async function startPlain(port: number, kept: readonly Asked[]): Promise<Peer> {
  const pages: PageData[] = [];
  for (const { path, host = '' } of kept) {
    const [site = ''] = host.split('.');
    pages.push(await pageData(port, site, path.slice(path.indexOf('?'))));
  }
  const peer = await startPeer('naive', pages);
  for (const [at, page] of pages.entries()) {
    const html = await (await fetch(`http://127.0.0.1:${peer.port}/?at=${at}`)).text();
    const missing = missingIn(html, page);
    if (missing.length === 0) continue;
    throw new Error(`The plain page of ${kept[at]?.path} lacks ${missing.join(', ')}.`);
  }
  return peer;
}

/** Figures of one way to answer, one a round. */
interface Figures {
  rates: number[];
  /** Milliseconds of processor time a page. */
  costs: number[];
}

async function cachedBars(server: OwnServer, plain: Peer, kept: readonly Asked[]): Promise<Bar[]> {
  const of = (): Figures => ({ rates: [], costs: [] });
  const [warm, naive, cold] = [of(), of(), of()];
  const plainPages = kept.map((_, at) => ({ path: `/?at=${at}` }));
  for (let round = -2; round < ROUNDS; round += 1) {
    // A parameter that no search knows, and no campaign, makes a page of its own.
    const fresh = kept.map(({ path, host = '' }) => ({ path: `${path}&round=r${round}`, host }));
    const made = await measured(server, fresh);
    const plainly = await measured(plain, plainPages);
    // Asked for once each, so that all are kept.
    await rateOf(server.port, kept);
    const sent = await measured(server, kept, { amount: KEPT, connections: 8 });
    if (round < 0) continue;
    note(warm, sent);
    note(naive, plainly);
    note(cold, made);
  }
  const label = `from the page cache, ${kept.length} addresses of ten dealers in turn (${told(warm)})`;
  return [
    ...beside(warm, naive, `${label}, beside a plain React Router page of each`, 20),
    ...beside(warm, cold, `${label}, beside rendering them here, from kept parts`, null),
  ];
}

/** How many times as much is answered as by the other way, each round beside itself. */
function beside(warm: Figures, other: Figures, label: string, limit: number | null): Bar[] {
  const what = `${label} (${told(other)})`;
  const shared = { unit: ' times', limit, atLeast: true };
  const rates = median(warm.rates.map((rate, round) => rate / (other.rates[round] ?? Number.NaN)));
  if (warm.costs.length === 0) {
    return [bar({ what: `${what}, requests a second`, value: rates, ...shared })];
  }
  const costs = median(other.costs.map((cost, round) => cost / (warm.costs[round] ?? Number.NaN)));
  return [
    bar({ what: `${what}: pages for the same processor time`, value: costs, ...shared }),
    bar({ what: 'the same, requests a second', value: rates, unit: ' times', limit: null }),
  ];
}

function told({ rates, costs }: Figures): string {
  return `${costs.length > 0 ? `${median(costs).toFixed(2)} ms of processor time, ` : ''}${median(rates).toFixed(0)}/s`;
}

function note(figures: Figures, { rate, cost }: { rate: number; cost: number | null }): void {
  figures.rates.push(rate);
  if (cost !== null) figures.costs.push(cost);
}

async function measured(
  { port, pid }: Pick<Peer, 'port' | 'pid'>,
  asked: readonly Asked[],
  { amount = asked.length, connections = 4 } = {},
) {
  const before = cpuTime(pid);
  const rate = await rateOf(port, asked, { amount, connections });
  const after = cpuTime(pid);
  return { rate, cost: before === null || after === null ? null : (after - before) / amount };
}
