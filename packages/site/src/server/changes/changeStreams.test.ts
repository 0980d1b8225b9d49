import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChangeHead, DealerSite, NotedRow, SiteKey } from '@forecourt/data';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createChangeStreams } from './changeStreams.ts';
import { type OpenStream, readStream } from './testing/readStream.ts';

const one = { key: 'one' as SiteKey } as DealerSite;
const two = { key: 'two' as SiteKey } as DealerSite;

let server: Server;
let responses: ServerResponse[];
let open: OpenStream[];
let sites: DealerSite[];
let head: ChangeHead;
let rows: NotedRow[];
let streams: ReturnType<typeof createChangeStreams>;

beforeEach(async () => {
  [responses, open, rows, sites] = [[], [], [], [one, two]];
  head = { epoch: '0000abcd', position: 1, floor: 1, version: 1, at: 0 };
  server = createServer((_, response) => responses.push(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  make({});
});
afterEach(async () => {
  for (const stream of open) stream.close();
  streams.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function make(options: Partial<Parameters<typeof createChangeStreams>[0]>): void {
  streams = createChangeStreams({
    changes: {
      head: async () => head,
      heads: async (asked) => new Map(asked.map((site) => [site, head])),
      between: async (_, after, upTo, limit) =>
        rows.filter(({ position }) => position > after && position <= upTo).slice(0, limit),
    },
    sites: () => sites,
    follow: async () => undefined,
    everyMs: 10,
    ...options,
  });
}

/** What must be there. */
function there<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('It is not there.');
  return value;
}

/** A stream over a connection of its own. */
async function join(site = one, visitor = 'somebody'): Promise<OpenStream> {
  const reading = readStream({ port: (server.address() as AddressInfo).port });
  while (responses.length <= open.length) await new Promise((resolve) => setTimeout(resolve, 5));
  const response = there(responses[open.length]);
  streams.open({ site, origin: 'http://one.example', visitor, response, head, since: null });
  const stream = await reading;
  open.push(stream);
  return stream;
}

function changed(count: number, words = ''): void {
  rows = Array.from({ length: count }, (_, n) => {
    const position = head.position + n + 1;
    const vehicle = { id: `car-${n}`, sold: false, url: '/a', photos: [], words };
    const noted = { id: `car-${n}`, position, addedAt: position, firstAt: position, soldAt: null };
    return { ...noted, fields: {}, vehicle, digest: '', version: 2, at: 0 };
  });
  head = { ...head, position: head.position + count, version: 2 };
}

describe('streams of changes (R17-41)', () => {
  test('are so many of a visitor, of a site and in all', async () => {
    make({ most: { ofVisitor: 1, ofSite: 2, ofServer: 3 } });
    await join(one, 'a');
    expect(streams.full(one, 'a')).toBe('visitor');
    expect(streams.full(one, 'b')).toBeNull();
    await join(one, 'b');
    expect(streams.full(one, 'c')).toBe('site');
    expect(streams.full(two, 'a')).toBeNull();
    await join(two, 'a');
    expect(streams.full(two, 'c')).toBe('server');
    open[0]?.close();
    await expect.poll(streams.size).toBe(2);
    expect(streams.full(one, 'a')).toBeNull();
  });

  test('one that takes nothing is let go, and the others are told all', async () => {
    make({ patienceMs: 1_000 });
    const [slow, quick] = [await join(), await join()];
    await Promise.all([slow.until('current'), quick.until('current')]);
    slow.pause();
    changed(1_000, 'x'.repeat(20_000));
    const told = await quick.until('current');
    expect(told).toHaveLength(1_001);
    await expect.poll(streams.size, { timeout: 10_000 }).toBe(1);
    // Nothing of what it did not take was made for it.
    expect(responses[0]?.writableLength).toBeLessThan(2_000_000);
  });

  test('those of a site that is gone are ended, and of one that stays are not', async () => {
    const [gone, stays] = [await join(one), await join(two)];
    await stays.until('current');
    sites = [two];
    await gone.ended;
    changed(1);
    expect(await stays.until('current')).toHaveLength(2);
  });

  test('words that say nothing keep a connection, and after an hour it is made anew', async () => {
    make({ beatMs: 0, openMs: 200 });
    const stream = await join();
    await stream.ended;
    expect(stream.text()).toMatch(/^retry: \d+\n\n/);
    expect(stream.text().split('\n\n')).toContain(':');
  });

  test('one that comes while the server stops is told to come again', async () => {
    const before = await join();
    await before.until('current');
    streams.stop();
    await before.ended;
    const late = await join();
    await late.ended;
    expect([late.status, late.text()]).toEqual([200, expect.stringMatching(/^retry: \d+\n\n$/)]);
  });
});
