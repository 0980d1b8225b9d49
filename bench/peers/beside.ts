import { join } from 'node:path';
import { loadDemoStock } from '@forecourt/demo/stock';
import { settingsFrom } from '@forecourt/site/server';
import { ask } from '../../e2e/bytes/siteClient.ts';
import { cpuTime } from '../cpuTime.ts';
import { freshListings } from '../freshListings.ts';
import { median } from '../phone/median.ts';
import { type Asked, rateOf } from '../rate.ts';
import { type Bar, bar, notMeasured } from '../search/bars.ts';
import { startOwnServer } from '../server/ownServer.ts';
import { elementsOf, missingIn } from './equalContent.ts';
import type { PageData } from './listingData.ts';
import { startNext } from './next/startNext.ts';
import { pageData } from './pageData.ts';
import { type Peer, startPeer } from './startPeer.ts';
import { wideSite } from './wideSite.ts';

const SITE = 'wattlebend';
const ROUNDS = 7;
/** Rounds that warm the code up. */
const WARMING = 4;
/** Pages a round. */
const PAGES = 120;

/** One of those who make the page, and what it took in each round. */
interface Maker {
  port: number;
  pid: number;
  html: string;
  /** What a round asks. */
  asked(): readonly Asked[];
  rates: number[];
  /** Milliseconds of processor time a page. */
  costs: number[];
}

/**
 * The listing rendered anew, beside the same content made by others.
 *
 * @param folder where everything is laid, an installation of Next.js too; the caller takes it away
 */
export async function besidePeers(folder: string): Promise<Bar[]> {
  const env = {
    FORECOURT_SITES: await wideSite(folder, SITE),
    FORECOURT_DATA: join(folder, 'data'),
  };
  await loadDemoStock(settingsFrom({ ...process.env, ...env }), () => {});
  const server = await startOwnServer(folder);
  const peers: Peer[] = [];
  try {
    const { port, pid } = server;
    const page = await pageData(port, SITE);
    const html = (await ask(port, SITE, '/search')).body.toString();
    const listings = await fullListings(port, page.listing.cards.length);
    const asked = () => listings.splice(0, PAGES);
    const makers: Record<string, Maker> = {
      ours: { port, pid, html, asked, rates: [], costs: [] },
    };
    const starts: Record<string, () => Promise<Peer | null>> = {
      naive: () => startPeer('naive', [page]),
      instantsearch: () => startPeer('instantsearch', [page]),
      next: () => startNext(join(folder, 'next'), page).catch(withoutNext),
    };
    for (const [name, start] of Object.entries(starts)) {
      const peer = await start();
      if (peer === null) continue;
      peers.push(peer);
      const html = await (await fetch(`http://127.0.0.1:${peer.port}/`)).text();
      makers[name] = { ...peer, html, asked: () => [{ path: '/' }], rates: [], costs: [] };
    }
    requireEqual(makers, page);
    for (let round = -WARMING; round < ROUNDS; round += 1) {
      for (const maker of Object.values(makers)) await measure(maker, round >= 0);
    }
    return barsOf(makers, page);
  } finally {
    await Promise.all([server.stop(), ...peers.map(({ stop }) => stop())]);
  }

  async function measure(maker: Maker, counts: boolean): Promise<void> {
    const before = cpuTime(maker.pid);
    const rate = await rateOf(maker.port, maker.asked(), { amount: PAGES });
    const after = cpuTime(maker.pid);
    if (!counts) return;
    maker.rates.push(rate);
    if (before !== null && after !== null) maker.costs.push((after - before) / PAGES);
  }
}

/** Where no registry can be asked, all others are measured. */
function withoutNext(error: unknown): null {
  console.error(error);
  return null;
}

/**
 * Listings for every round, each another search that leaves a whole page of cards: a page of few
 * would be made sooner than the one that the peers make each time.
 */
async function fullListings(port: number, cards: number): Promise<Asked[]> {
  const needed = PAGES * (ROUNDS + WARMING);
  const full: Asked[] = [];
  for (let tried = 0; full.length < needed; tried += 1) {
    if (tried > needed * 3) throw new Error('Too few listings of the mix fill a page.');
    const [listing] = freshListings(`${SITE}.localhost:${port}`, 1);
    if (listing === undefined) continue;
    // Counted where the page itself is not made.
    const { body } = await ask(port, SITE, listing.path.replace('/search', '/api/search'));
    const { hits } = JSON.parse(body.toString()) as { hits: unknown[] };
    if (hits.length === cards) full.push(listing);
  }
  return full;
}

function requireEqual(makers: Readonly<Record<string, Maker>>, page: PageData): void {
  for (const [name, { html }] of Object.entries(makers)) {
    const missing = missingIn(html, page);
    if (missing.length === 0) continue;
    throw new Error(`The page "${name}" is not of equal content; it lacks ${missing.join(', ')}.`);
  }
}

function barsOf(makers: Readonly<Record<string, Maker>>, { listing }: PageData): Bar[] {
  /** Of each round, so that what slows the machine for a while slows both. */
  const times = (name: string, figures: (maker: Maker) => readonly number[]) => {
    const [own, peer] = [makers.ours, makers[name]].map((maker) => (maker ? figures(maker) : []));
    return median((own ?? []).map((figure, round) => figure / (peer?.[round] ?? Number.NaN)));
  };
  const took = ({ html, costs, rates }: Maker) =>
    `${costs.length > 0 ? `${median(costs).toFixed(1)} ms of processor time, ` : ''}${median(rates).toFixed(0)}/s, ${elementsOf(html)} elements`;
  const figure = (name: string) => (makers[name] ? took(makers[name]) : 'not there');
  const measured = (makers.ours?.costs.length ?? 0) > 0;
  const content = `${listing.cards.length} cards and ${listing.sections.length} facets`;
  const beside = (name: string, what: string, limit: number | null): Bar[] => {
    const label = `rendered anew (${figure('ours')}), beside ${what} (${figure(name)})`;
    const shared = { unit: ' times', limit, atLeast: true };
    const rates = times(name, (maker) => maker.rates);
    if (!measured) return [bar({ what: `${label}, requests a second`, value: rates, ...shared })];
    return [
      bar({
        what: `${label}: pages for the same processor time`,
        value: 1 / times(name, (maker) => maker.costs),
        ...shared,
      }),
      bar({ what: `the same, requests a second`, value: rates, unit: ' times', limit: null }),
    ];
  };
  return [
    ...beside(
      'naive',
      `a plain React Router page of ${content} with Radix on every facet row, which is spared the search`,
      1.5,
    ),
    ...beside(
      'instantsearch',
      `InstantSearch's own server rendering of them in plain Node, without the layers of Next.js`,
      null,
    ),
    ...(makers.next
      ? beside('next', 'InstantSearch in Next.js, which packs with gzip', 4)
      : [
          notMeasured(
            'rendered anew, beside InstantSearch in Next.js',
            'at least 4 times',
            'Next.js could not be installed, built or started',
          ),
        ]),
  ];
}
