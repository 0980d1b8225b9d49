import type { IncomingMessage } from 'node:http';
import type { ActivityEvent, DealerSite } from '@forecourt/data';
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

async function tell(body: string, path = '/api/events', isCounting = true) {
  const config = { timeZone: 'Australia/Brisbane', tracking: { counted: isCounting } };
  const answer = await handle(
    {
      site: { key: 'one', config } as unknown as DealerSite,
      ...{ origin: 'https://one.example', method: 'POST', pathname: path, search: '' },
      incoming: { headers: {}, socket: { remoteAddress: '192.0.2.1' } } as IncomingMessage,
      body: Buffer.from(body),
    } as SiteRequest,
    {} as never,
  );
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
