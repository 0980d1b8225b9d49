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
const KEPT = { amount: 6_000, connections: 8 };
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
async function fromCache(server: OwnServer): Promise<Row[]> {
  const { port } = server;
  const asked = mixedListings(port, [SITE]);
  const { headers, body } = await ask(port, SITE, '/search', { accept: 'br' });
  const { connection: _, 'keep-alive': __, ...rest } = headers;
  const plain = await startPlain({ headers: rest, body: body.toString('base64') });
  const shares: number[] = [];
  const rates: number[] = [];
  const paces: number[] = [];
  try {
    for (let round = -1; round < ROUNDS; round += 1) {
      await rateOf(server.port, asked);
      const own = await asksOf(server, asked, KEPT);
      const floor = await asksOf(plain, [{ path: '/' }], KEPT);
      if (round < 0) continue;
      shares.push(own.rate / floor.rate);
      rates.push(own.rate);
      paces.push(own.pace / floor.pace);
    }
  } finally {
    plain.stop();
  }
  const what = 'of the rate of a plain Node server that sends the same bytes';
  return [
    row('C1', {
      what: `pages from the cache (${median(rates).toFixed(0)}/s), ${what}`,
      ...{ value: median(shares), unit: '', limit: 0.6, atLeast: true },
    }),
    row('C1', {
      what: 'the same, for the same processor time: the asker has its part of what a clock tells',
      ...{ value: median(paces), unit: '', limit: null },
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
      const own = await asksOf({ port, pid }, freshListings(host, FRESH));
      const bare = await asksOf(peer, [{ path: '/' }]);
      if (round >= 0) shares.push((own.pace * ownKb) / (bare.pace * peerKb));
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

interface Asks {
  /** Answers a second. */
  rate: number;
  /** Answers for a second of processor time; of the clock where the system does not tell. */
  pace: number;
}

async function asksOf(
  { port, pid }: Pick<Peer, 'port' | 'pid'>,
  asked: Parameters<typeof rateOf>[1],
  { amount = FRESH, connections = 4 } = {},
): Promise<Asks> {
  const before = cpuTime(pid);
  const rate = await rateOf(port, asked, { amount, connections });
  const after = cpuTime(pid);
  const pace = before === null || after === null ? rate : (amount / (after - before)) * 1_000;
  return { rate, pace };
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
  const sent = JSON.parse(process.argv[1]);
  const body = Buffer.from(sent.body, 'base64');
  const server = require('node:http').createServer((_, response) => {
    response.writeHead(200, sent.headers).end(body);
  });
  server.listen(0, () => console.log(server.address().port));
`;

async function startPlain(sent: object): Promise<{ port: number; pid: number; stop(): void }> {
  const child = spawn(process.execPath, ['--eval', PLAIN, JSON.stringify(sent)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [told] = (await once(child.stdout, 'data')) as [Buffer];
  return { port: Number(String(told)), pid: child.pid ?? 0, stop: () => void child.kill() };
}
