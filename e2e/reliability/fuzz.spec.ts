import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { ask, originOf } from '../support/ask.ts';
import { rawAsk } from '../support/rawAsk.ts';
import { faultsOf } from './expectSound.ts';
import { type FuzzRequest, fuzzRequest } from './fuzzRequest.ts';

const REQUESTS = 5_000;
// Fewer than the server lets wait however slow it is, so that journeys beside it are let in.
const AT_ONCE = 4;
const SLOW_MS = 2_000;

test(`R14-01: ${REQUESTS} requests of every kind never fail, hang or leak`, async () => {
  const seed = Number(process.env.FORECOURT_SEED ?? Date.now() % 2 ** 31);
  const requests = fc.sample(fuzzRequest, { numRuns: REQUESTS, seed });
  const failures: string[] = [];
  const statuses: Record<number, number> = {};
  let slowest = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, worker) => {
      for (let index = worker; index < requests.length; index += AT_ONCE) {
        const asked = requests[index];
        if (asked === undefined) return;
        const { status, faults, took } = await answerWhenLetIn(asked);
        slowest = Math.max(slowest, took);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (took > SLOW_MS) faults.push(`took ${Math.round(took)} ms`);
        if (faults.length > 0) failures.push(`${faults.join(', ')}: ${JSON.stringify(asked)}`);
      }
    }),
  );
  process.stdout.write(
    `    seed ${seed}: ${JSON.stringify(statuses)}, slowest ${Math.round(slowest)} ms\n`,
  );
  expect(failures.slice(0, 5), `FORECOURT_SEED=${seed}`).toEqual([]);
  expect((await ask({ site: 'coolabarra', path: '/healthz' })).text).toBe('ok\n');
});

interface FuzzAnswer {
  status: number;
  faults: string[];
  /** Told to come back later, as is sound on a machine that has much else to do. */
  isRefused: boolean;
}

/**
 * The answer of the first try that is let in, and its milliseconds. One that was slow is asked for
 * again, under an address that no cache has: what a request costs, it costs each time; what a busy
 * machine costs, it does not.
 */
async function answerWhenLetIn(asked: FuzzRequest): Promise<FuzzAnswer & { took: number }> {
  for (let tries = 1; ; ) {
    const startedAt = performance.now();
    const more = tries === 1 ? '' : `${asked.query === '' ? '?' : '&'}again=${tries}`;
    const answer = await answerTo({ ...asked, query: asked.query + more });
    const took = performance.now() - startedAt;
    // Its status is the only fault of a sound refusal.
    const isSound = answer.isRefused && answer.faults.length === 1;
    if (!isSound) {
      if (took <= SLOW_MS || answer.faults.length > 0 || tries === 3) return { ...answer, took };
      tries += 1;
    }
    await wait(100);
  }
}

async function answerTo(asked: FuzzRequest): Promise<FuzzAnswer> {
  const { path: asks, query: search, method: verb, headers: given, isOwn: own } = asked;
  const host = `${asked.site}.localhost`;
  const sends = verb === 'POST' || verb === 'PUT' || verb === 'PATCH';
  const lines = Object.entries({
    ...given,
    ...(own && verb === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
    ...(own ? { origin: originOf(asked.site) } : {}),
  })
    .filter(([name]) => sends || name !== 'transfer-encoding')
    .map(([name, text_]) => `${name}: ${text_}\r\n`)
    .join('');
  const payload = Buffer.from(sends ? asked.body : '');
  const isChunked = sends && given['transfer-encoding'] !== undefined;
  const length = isChunked || !sends ? '' : `content-length: ${payload.length}\r\n`;
  const framed = isChunked
    ? Buffer.concat([
        payload.length === 0
          ? Buffer.alloc(0)
          : Buffer.concat([
              Buffer.from(`${payload.length.toString(16)}\r\n`),
              payload,
              Buffer.from('\r\n'),
            ]),
        Buffer.from('0\r\n\r\n'),
      ])
    : payload;
  const target = `${asks}${search}`;
  const head = `${verb} ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n${lines}${length}\r\n`;
  try {
    const { status, text: answer } = await rawAsk(Buffer.concat([Buffer.from(head), framed]), {
      timeoutMs: 15_000,
    });
    const end = answer.indexOf('\r\n\r\n');
    const answered = Object.fromEntries(
      answer
        .slice(0, end)
        .split('\r\n')
        .slice(1)
        .map((line) => {
          const colon = line.indexOf(':');
          return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
        }),
    );
    return {
      status,
      faults: faultsOf({ status, headers: answered, text: answer.slice(end) }),
      isRefused: status === 503 && answered['retry-after'] !== undefined,
    };
  } catch (error) {
    return { status: 0, faults: [String(error)], isRefused: false };
  }
}
