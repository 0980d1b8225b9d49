import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from '../../e2e/bytes/siteClient.ts';
import { drawForm } from '../../e2e/support/postEnquiry.ts';
import { cpuTime } from '../cpuTime.ts';
import { freshListings } from '../freshListings.ts';
import { mixedListings } from '../peers/mixedListings.ts';
import { pageData } from '../peers/pageData.ts';
import { type Peer, startPeer } from '../peers/startPeer.ts';
import { median } from '../phone/median.ts';
import { rateOf } from '../rate.ts';
import { startBare } from '../server/bareServer.ts';
import { openLoop, quantile } from '../server/openLoop.ts';
import { makeDealers, type OwnServer, startOwnServer } from '../server/ownServer.ts';
import { journeyOf } from './journey.ts';
import { none, type Row, row } from './rows.ts';

const SITE = 'dealer';
const ROUNDS = 7;
const KEPT = 6_000;
const FRESH = 150;
/** Requests a second of the mixed journey, and for how long. */
const JOURNEY = 250;
const SECONDS = 20;

/** What a server answers in good times, beside a floor of the same run. */
export async function speed(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-speed-'));
  try {
    await makeDealers(folder, [{ slug: SITE, vehicles: 200 }]);
    const server = await startOwnServer(folder);
    try {
      return [...(await fromCache(server)), ...(await rendered(server)), ...(await mixed(server))];
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Pages that are kept, beside a server of Node alone that sends as many bytes with the same headers. */
async function fromCache({ port }: OwnServer): Promise<Row[]> {
  const asked = mixedListings(port, [SITE]);
  const { headers, body } = await ask(port, SITE, '/search', { accept: 'br' });
  const { connection: _, 'keep-alive': __, ...rest } = headers;
  const plain = await startPlain({ headers: rest, bytes: body.length });
  const shares: number[] = [];
  const rates: number[] = [];
  try {
    for (let round = -1; round < ROUNDS; round += 1) {
      await rateOf(port, asked);
      const own = await rateOf(port, asked, { amount: KEPT, connections: 8 });
      const floor = await rateOf(plain.port, [{ path: '/' }], { amount: KEPT, connections: 8 });
      if (round < 0) continue;
      shares.push(own / floor);
      rates.push(own);
    }
  } finally {
    plain.stop();
  }
  return [
    row('C1', {
      what: `pages from the cache (${median(rates).toFixed(0)}/s), of the rate of a plain Node server that sends the same bytes`,
      ...{ value: median(shares), unit: '', limit: 0.6, atLeast: true },
    }),
  ];
}

/** Kilobytes of pages that are made for the same processor time, beside a bare React Router page. */
async function rendered({ port, pid }: OwnServer): Promise<Row[]> {
  const host = `${SITE}.localhost:${port}`;
  const peer = await startPeer('naive', [await pageData(port, SITE)]);
  const kilobytes = (bytes: number) => bytes / 1_000;
  const ownKb = kilobytes((await ask(port, SITE, '/search')).body.length);
  const page = await fetch(`http://127.0.0.1:${peer.port}/`);
  const peerKb = kilobytes((await page.arrayBuffer()).byteLength);
  const shares: number[] = [];
  try {
    for (let round = -3; round < ROUNDS; round += 1) {
      const own = await paceOf({ port, pid }, freshListings(host, FRESH));
      const bare = await paceOf(peer, [{ path: '/' }]);
      if (round >= 0) shares.push((own * ownKb) / (bare * peerKb));
    }
  } finally {
    await peer.stop();
  }
  return [
    row('C1', {
      what: `kilobytes of a listing rendered anew (${ownKb.toFixed(0)} kB), of those of a bare React Router page (${peerKb.toFixed(0)} kB) in the same processor time`,
      ...{ value: median(shares), unit: '', limit: 0.8, atLeast: true },
    }),
  ];
}

/** Pages for a second of processor time; of the clock where the system does not tell. */
async function paceOf(
  { port, pid }: Pick<Peer, 'port' | 'pid'>,
  asked: Parameters<typeof rateOf>[1],
): Promise<number> {
  const before = cpuTime(pid);
  const rate = await rateOf(port, asked, { amount: FRESH });
  const after = cpuTime(pid);
  return before === null || after === null ? rate : (FRESH / (after - before)) * 1_000;
}

async function mixed({ port }: OwnServer): Promise<Row[]> {
  const { body } = await ask(port, SITE, '/api/search');
  const { hits } = JSON.parse(body.toString()) as { hits: { slug: string }[] };
  const vehicles = hits.map(({ slug }) => slug);
  const form = await drawForm(SITE, { slug: vehicles[0] ?? '' }, port);
  const bare = await startBare();
  const samples = await openLoop({
    ...{ port, host: `${SITE}.localhost:${port}`, seconds: SECONDS },
    streams: [
      ...journeyOf({ site: SITE, port, rate: JOURNEY, form, vehicles, group: 40 }),
      { name: 'bare', rate: 20, port: bare.port, next: () => ({ path: '/' }) },
    ],
  });
  await bare.stop();
  const own = samples.filter(({ stream }) => stream !== 'bare');
  const floor = quantile(
    samples.filter(({ stream }) => stream === 'bare'),
    0.99,
  );
  const what = `${JOURNEY} requests a second of a mixed journey for ${SECONDS} s`;
  const p99 = quantile(own, 0.99);
  return [
    row('C1', {
      what: `${what}: p99 ${p99.toFixed(0)} ms, over a bare server's ${floor.toFixed(0)} ms`,
      ...{ value: Math.max(0, p99 - floor), unit: ' ms', limit: 300 },
    }),
    none(
      'C1',
      `${what}: answers that are an error, or none`,
      own.filter(({ status }) => status !== 200 && status !== 303).length,
    ),
  ];
}

const PLAIN = `
  const { headers, bytes } = JSON.parse(process.argv[1]);
  const body = Buffer.alloc(bytes, 1);
  const server = require('node:http').createServer((_, response) => {
    response.writeHead(200, headers).end(body);
  });
  server.listen(0, () => console.log(server.address().port));
`;

async function startPlain(sent: object): Promise<{ port: number; stop(): void }> {
  const child = spawn(process.execPath, ['--eval', PLAIN, JSON.stringify(sent)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [told] = (await once(child.stdout, 'data')) as [Buffer];
  return { port: Number(String(told)), stop: () => void child.kill() };
}
