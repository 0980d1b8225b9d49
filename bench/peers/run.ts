// What the listing is worth beside other ways to make the same page: rendered anew, beside a plain
// React Router page and InstantSearch; from the page cache, beside rendering it. Rates of one run are
// compared, in turns, each server in a process of its own. The exit status is 1 when a bar is missed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemoStock } from '@forecourt/demo/stock';
import { settingsFrom } from '@forecourt/site/server';
import { freePort, startDemo } from '../../e2e/demoServer.ts';
import { freshListings } from '../coldRate.ts';
import { median } from '../phone/median.ts';
import { type Asked, rateOf } from '../rate.ts';
import { type Bar, bar, notMeasured, printBars, tryBars } from '../search/bars.ts';
import { makeDealers, startOwnServer } from '../server/ownServer.ts';
import { ask } from '../siteClient.ts';
import { elementsOf, missingIn } from './equalContent.ts';
import { mixedListings } from './mixedListings.ts';
import { pageData } from './pageData.ts';
import { type Peer, type PeerName, startPeer } from './startPeer.ts';

const SITE = 'wattlebend';
const ROUNDS = 5;
/** Pages a round. */
const PAGES = 120;
const KEPT = 4_000;

process.chdir(join(import.meta.dirname, '../..'));
const folder = await mkdtemp(join(tmpdir(), 'forecourt-peers-'));
try {
  const bars = [
    ...(await tryBars('rendered anew, beside peers', besidePeers)),
    ...(await tryBars('from the page cache, mixed addresses of ten dealers', fromCache)),
  ];
  console.log('\nThe listing, requests a second of one process');
  printBars(bars);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function besidePeers(): Promise<Bar[]> {
  const dataFolder = join(folder, 'demo');
  await loadDemoStock(settingsFrom({ ...process.env, FORECOURT_DATA: dataFolder }), () => {});
  const demo = await startDemo({ port: await freePort(), dataFolder });
  const peers: Peer[] = [];
  try {
    return await beside(demo.port, peers);
  } finally {
    await Promise.all([demo.stop(), ...peers.map(({ stop }) => stop())]);
  }
}

/**
 * The listing rendered anew, beside the same content made by others.
 *
 * @param peers those started are added
 */
async function beside(port: number, peers: Peer[]): Promise<Bar[]> {
  const page = await pageData(port, SITE);
  const host = `${SITE}.localhost:${port}`;
  const own = (await ask(port, SITE, '/search')).body.toString();
  const pages: Record<string, { html: string; rates: number[]; round(): Promise<number> }> = {
    ours: {
      html: own,
      rates: [],
      round: () => rateOf(port, freshListings(host, PAGES)),
    },
  };
  for (const name of ['naive', 'instantsearch'] satisfies PeerName[]) {
    const peer = await startPeer(name, page);
    peers.push(peer);
    const html = await (await fetch(`http://127.0.0.1:${peer.port}/`)).text();
    const round = () => rateOf(peer.port, [{ path: '/' }], { amount: PAGES });
    pages[name] = { html, rates: [], round };
  }
  for (const [name, { html }] of Object.entries(pages)) {
    const missing = missingIn(html, page);
    if (missing.length > 0) {
      throw new Error(
        `The page "${name}" is not of equal content; it lacks ${missing.join(', ')}.`,
      );
    }
  }
  // The first rounds warm the code up.
  for (let round = -3; round < ROUNDS; round += 1) {
    for (const { rates, round: ask } of Object.values(pages)) {
      const rate = await ask();
      if (round >= 0) rates.push(rate);
    }
  }
  const figure = (name: string) => {
    const { html = '', rates = [] } = pages[name] ?? {};
    return `${median(rates).toFixed(0)}/s, ${elementsOf(html)} elements`;
  };
  /** Of each round, so that what slows the machine for a while slows both. */
  const times = (name: string) =>
    median((pages.ours?.rates ?? []).map((rate, at) => rate / (pages[name]?.rates[at] ?? 0)));
  return [
    bar({
      what: `rendered anew (${figure('ours')}) beside a plain React Router page of equal content with Radix on every facet row, which is spared the search (${figure('naive')})`,
      value: times('naive'),
      unit: ' times',
      limit: 1.5,
      atLeast: true,
    }),
    bar({
      what: `rendered anew, beside InstantSearch's own server rendering in plain Node, without Next.js: fewer layers, so the peer is flattered (${figure('instantsearch')})`,
      value: times('instantsearch'),
      unit: ' times',
      limit: 4,
      atLeast: true,
    }),
    notMeasured(
      'rendered anew, beside InstantSearch in Next.js',
      'at least 4 times',
      'Next.js would add 400 MB and ten seconds to every npm ci',
    ),
  ];
}

/** Pages of ten dealers, each kept and each asked for often, beside rendering the same ones. */
async function fromCache(): Promise<Bar[]> {
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
