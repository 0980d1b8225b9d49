import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ask } from '../../e2e/bytes/siteClient.ts';
import { drawForm } from '../../e2e/support/postEnquiry.ts';
import { median } from '../phone/median.ts';
import { startBare } from '../server/bareServer.ts';
import { openLoop, quantile, type Sample } from '../server/openLoop.ts';
import { makeDealers, type OwnServer, startOwnServer } from '../server/ownServer.ts';
import { threadClock } from '../server/threadClock.ts';
import { type JourneyOptions, journeyOf } from './journey.ts';
import { startHungReceiver, startSearch } from './searchService.ts';

const NOISY = 'noisy';
const QUIET = 'quiet';
/** Requests a second. */
const NOISE = 300;
const CALM = 30;
const SECONDS = 15;
const ROUNDS = 3;

/** One dealer's shoppers, alone and beside another's who come in crowds while its systems hang. */
export interface Neighbours {
  /** 99th percentile of the quiet dealer's answers, milliseconds: medians of the rounds. */
  alone: number;
  beside: number;
  /** Likewise, of a bare server asked at the same moments. */
  bareAlone: number;
  bareBeside: number;
  /** Likewise, of the processor time that the server's thread had between question and answer. */
  ownAlone: number;
  ownBeside: number;
  /** Answers to the quiet dealer's shoppers that are none, or an error. */
  errors: number;
  asked: number;
  /** Answers to the noisy dealer's shoppers, by status. */
  noise: Readonly<Record<string, number>>;
  /** How often search and the dealer's system were asked in vain. */
  hung: { search: number; crm: number };
}

export async function noisyNeighbour(): Promise<Neighbours> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-noisy-'));
  const crm = await startHungReceiver();
  try {
    await makeDealers(folder, [
      { slug: QUIET, vehicles: 200 },
      {
        slug: NOISY,
        vehicles: 200,
        config: { delivery: [{ to: 'webhook', name: 'crm', url: `${crm.url}/leads` }] },
      },
    ]);
    const search = await startSearch(folder, { answered: QUIET, hanging: NOISY });
    const server = await startOwnServer(folder, {
      FORECOURT_TYPESENSE_NODES: search.url,
      FORECOURT_TYPESENSE_KEY: 'key-of-a-stand-in',
      FORECOURT_WEBHOOK_SECRET_NOISY__CRM: 'whsec-of-the-bench-0123456789',
    });
    try {
      const found = await measured(server);
      return { ...found, hung: { search: search.hung(), crm: crm.hung() } };
    } finally {
      await server.stop();
      await search.close();
    }
  } finally {
    await crm.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measured({ port, pid }: OwnServer): Promise<Omit<Neighbours, 'hung'>> {
  const bare = await startBare();
  const clock = threadClock(pid);
  const quiet = await shoppersOf(port, QUIET, CALM, 1);
  const noisy = await shoppersOf(port, NOISY, NOISE, 2);
  const visit = (journey: JourneyOptions) =>
    openLoop({
      ...{ port, host: `${QUIET}.localhost:${port}`, seconds: SECONDS, clock },
      streams: [
        ...journeyOf(journey),
        { name: 'bare', rate: CALM, port: bare.port, next: () => ({ path: '/' }) },
      ],
    });
  const alone: Sample[][] = [];
  const beside: Sample[][] = [];
  const noise: Record<string, number> = {};
  await visit(quiet);
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each form is sent by somebody new.
    alone.push(await visit({ ...quiet, group: 10 + round }));
    const [samples, counts] = await Promise.all([
      visit({ ...quiet, group: 20 + round }),
      crowd({ ...noisy, group: 30 + round }),
    ]);
    beside.push(samples);
    for (const [kind, count] of Object.entries(counts)) noise[kind] = (noise[kind] ?? 0) + count;
  }
  await bare.stop();
  const own = (samples: readonly Sample[]) => samples.filter(({ stream }) => stream !== 'bare');
  const p99 = (rounds: readonly Sample[][], of: 'ms' | 'own' = 'ms') =>
    median(rounds.map((samples) => quantile(own(samples), 0.99, of)));
  const bareP99 = (rounds: readonly Sample[][]) =>
    median(
      rounds.map((all) =>
        quantile(
          all.filter(({ stream }) => stream === 'bare'),
          0.99,
        ),
      ),
    );
  const asked = own(beside.flat());
  return {
    ...{ alone: p99(alone), beside: p99(beside) },
    ...{ bareAlone: bareP99(alone), bareBeside: bareP99(beside) },
    ...{ ownAlone: p99(alone, 'own'), ownBeside: p99(beside, 'own') },
    errors: asked.filter(({ status }) => status !== 200 && status !== 303).length,
    asked: asked.length,
    noise,
  };
}

async function shoppersOf(
  port: number,
  site: string,
  rate: number,
  group: number,
): Promise<JourneyOptions> {
  const { body } = await ask(port, site, '/api/search');
  const { hits } = JSON.parse(body.toString()) as { hits: { slug: string }[] };
  const vehicles = hits.map(({ slug }) => slug);
  const form = await drawForm(site, { slug: vehicles[0] ?? '' }, port);
  return { site, port, rate, form, vehicles, group };
}

/** Resolves to how many answers had which status. */
async function crowd(journey: JourneyOptions): Promise<Record<string, number>> {
  const script = join(import.meta.dirname, 'noise.ts');
  const told = JSON.stringify({ ...journey, seconds: SECONDS });
  const { stdout } = await promisify(execFile)(process.execPath, [script, told]);
  return JSON.parse(stdout) as Record<string, number>;
}
