import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ActivityEvent, type DealerSite, openEmbeddedStore } from '@forecourt/data';
import { beforeEach, describe, expect, test } from 'vitest';
import { createLimiter } from '../http/createLimiter.ts';
import type { SiteRequest } from '../http/frontHandler.ts';
import { limits } from '../http/limits.ts';
import type { LogEntry } from '../log/log.ts';
import { eventCounter } from './eventCounter.ts';

let counted: { day: string; events: readonly ActivityEvent[] }[];
let logged: LogEntry[];
let isFull: boolean;
let handle: ReturnType<typeof eventCounter>;

beforeEach(() => {
  counted = [];
  logged = [];
  isFull = false;
  const now = () => Date.UTC(2026, 10, 24, 20);
  handle = eventCounter({
    activity: {
      async count(_, day, events) {
        if (isFull) throw new RangeError('secret');
        counted.push({ day, events });
      },
    },
    limiter: createLimiter(limits.events, now),
    proxies: { has: () => false },
    hasVehicle: async (_, id) => id === 'v1',
    now,
    log: (entry) => logged.push(entry),
  });
});

function requestOf(body: string, path: string, isCounting: boolean, remoteAddress = '192.0.2.1') {
  const config = { timeZone: 'Australia/Brisbane', tracking: { counted: isCounting } };
  return {
    site: { key: 'one', config } as unknown as DealerSite,
    ...{ origin: 'https://one.example', method: 'POST', pathname: path, search: '' },
    incoming: { headers: {}, socket: { remoteAddress } } as IncomingMessage,
    body: Buffer.from(body),
  } as SiteRequest;
}

async function tell(body: string, path = '/api/events', isCounting = true) {
  const answer = await handle(requestOf(body, path, isCounting), {} as never);
  return answer === null || answer === 'sent' ? answer : answer.status;
}

test('known events are counted on the dealer’s day, of vehicles that the site shows', async () => {
  expect(await tell('event=25+&event=14+v1&event=15+gone&event=51')).toBe(204);
  expect(counted).toEqual([
    {
      day: '2026-11-25',
      events: [
        { eventId: 25, carId: null },
        { eventId: 14, carId: 'v1' },
        { eventId: 15, carId: null },
        { eventId: 51, carId: null },
      ],
    },
  ]);
});

describe('what is no event is refused, and nothing of it is kept', () => {
  test.each([
    ['', 400],
    ['event=', 400],
    ['event=9', 400],
    ['event=25&event=999999', 400],
    ['event=25+<b>', 400],
    ['event=25+kim@example.com', 400],
    ['event=-25', 400],
    ['event=2.5e1', 400],
    [Array(21).fill('event=25').join('&'), 400],
    [`event=25&x=${'a'.repeat(2048)}`, 413],
  ])('%.30s: %i', async (body, status) => {
    expect(await tell(body)).toBe(status);
    expect(counted).toEqual([]);
  });
});

test('of other addresses, and where a site counts nothing, it takes nothing', async () => {
  expect(await tell('event=25', '/api/other')).toBeNull();
  expect(await tell('event=25', '/api/events', false)).toBeNull();
});

test('one visitor may tell so much a minute (R17-11); ten thousand are no fault of the server', async () => {
  const statuses = new Map<unknown, number>();
  for (let times = 0; times < 10_000; times += 1) {
    const status = await tell(times % 2 === 0 ? 'event=25' : 'junk');
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses as Map<number, number>)).toEqual({
    204: 60,
    400: 60,
    429: 9_880,
  });
});

test('what cannot be stored is lost, and the log hears of its kind alone', async () => {
  isFull = true;
  expect(await tell('event=25')).toBe(204);
  expect(logged).toEqual([{ event: 'events_not_counted', site: 'one', error: 'RangeError' }]);
});

test('ten thousand events of as many visitors, junk and sound, take 5 MB of the disk at most', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-flood-'));
  const store = await openEmbeddedStore({ folder });
  const { activity } = store;
  const now = () => Date.UTC(2026, 10, 24, 20);
  const flooded = eventCounter({
    ...{ activity, now, proxies: { has: () => false }, log: (entry) => logged.push(entry) },
    limiter: createLimiter(limits.events, now),
    hasVehicle: async (_, id) => Number(id.slice(1)) < 500,
  });
  const statuses = new Set<unknown>();
  for (let index = 0; index < 10_000; index += 1) {
    const body = index % 4 === 0 ? `event=25+<${index}>` : `event=14+v${index % 600}&event=25`;
    const remoteAddress = `10.0.${index >> 8}.${index & 255}`;
    const answer = await flooded(requestOf(body, '/api/events', true, remoteAddress), {} as never);
    statuses.add((answer as { status: number }).status);
  }
  expect(statuses).toEqual(new Set([204, 400]));
  const files = (await readdir(folder)).filter((name) => name.startsWith('activity'));
  const sizes = await Promise.all(files.map(async (name) => (await stat(join(folder, name))).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(5_000_000);
  expect(logged).toEqual([]);
  await store.close();
  await rm(folder, { recursive: true });
}, 60_000);
