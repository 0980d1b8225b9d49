import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Lead } from '@forecourt/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openEmbeddedStore } from '../store/embedded/openEmbeddedStore.ts';
import type { Store } from '../store/store.ts';
import { sampleLead, siteKey } from '../store/testing/samples.ts';
import { type Delivery, DeliveryFault } from './port/delivery.ts';
import { createRelay, type Relay, type RelayFault, type RelayOptions } from './relay.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('createRelay', () => {
  let folder: string;
  let store: Store;
  let relay: Relay;
  let faults: RelayFault[];
  let taken: string[];

  beforeEach(async () => {
    vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    folder = await mkdtemp(join(tmpdir(), 'forecourt-relay-'));
    store = await openEmbeddedStore({ folder, durability: 'normal' });
    faults = [];
    taken = [];
  });

  afterEach(async () => {
    await relay.stop();
    vi.useRealTimers();
    await store.close();
    await rm(folder, { recursive: true });
  });

  function start(deliver: Delivery['deliver'], options: Partial<RelayOptions> = {}): void {
    relay = createRelay({
      outbox: store.outbox,
      deliveryTo: () => ({ deliver }),
      now: () => Date.now(),
      random: () => 0.999,
      intervalMs: 1_000,
      onError: (fault) => faults.push(fault),
      ...options,
    });
  }

  async function take({ enquiry }: Lead): Promise<void> {
    taken.push(enquiry.name);
  }

  async function submit(site: string, name: string): Promise<void> {
    const key = `key-0123456789abcdef-${name}`;
    await store.leads.submit(siteKey(site), key, sampleLead({ enquiry: { name } }), Date.now());
  }

  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  test('delivers what waits, in the order of each site', async () => {
    for (const name of ['a1', 'a2', 'a3']) await submit('a', name);
    await submit('b', 'b1');
    start(take);
    await pass(0);
    expect(taken.filter((name) => name.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
    expect(taken).toContain('b1');
    expect(await store.outbox.pending()).toBe(0);
    expect(faults).toEqual([]);
  });

  test('delivers at once when woken, and within the interval when not', async () => {
    start(take);
    await pass(10);
    await submit('a', 'a1');
    relay.wake();
    await pass(0);
    expect(taken).toEqual(['a1']);
    await submit('a', 'a2');
    await pass(999);
    expect(taken).toEqual(['a1']);
    await pass(1);
    expect(taken).toEqual(['a1', 'a2']);
  });

  test('waits longer after each failure, up to the limit', async () => {
    const attempts: number[] = [];
    await submit('a', 'a1');
    start(
      async () => {
        attempts.push(Date.now());
        throw new Error('connection refused');
      },
      { intervalMs: 1_000 },
    );
    await pass(HOUR);
    const waits = attempts
      .slice(1)
      .map((at, index) => Math.round((at - (attempts[index] ?? 0)) / 1_000));
    expect(waits.slice(0, 9)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900]);
    expect(Math.max(...waits)).toBe(900);
    expect(faults[1]).toMatchObject({ site: 'a', attempts: 2, parked: false });
    expect(String(faults[1]?.error)).toContain('connection refused');
  });

  test('goes on with other sites while one is down, and keeps its order', async () => {
    for (const name of ['a1', 'a2']) await submit('a', name);
    for (const name of ['b1', 'b2']) await submit('b', name);
    let down = true;
    start(async (lead) => {
      if (down && lead.site === 'a') throw new Error('down');
      await take(lead);
    });
    await pass(MINUTE);
    expect(taken).toEqual(['b1', 'b2']);
    expect(faults.every(({ site }) => site === 'a')).toBe(true);
    down = false;
    await pass(16 * MINUTE);
    expect(taken).toEqual(['b1', 'b2', 'a1', 'a2']);
  });

  test('gives up an attempt that hangs, without holding others', async () => {
    await submit('a', 'a1');
    await submit('b', 'b1');
    const signals: AbortSignal[] = [];
    start(
      async (lead, signal) => {
        if (lead.site === 'b' || signals.length > 0) return take(lead);
        signals.push(signal);
        await new Promise(() => undefined);
      },
      { timeoutMs: 10_000 },
    );
    await pass(9_999);
    expect(taken).toEqual(['b1']);
    await pass(1);
    expect(signals[0]?.aborted).toBe(true);
    expect(String(faults[0]?.error)).toContain('10000 ms');
    await pass(7_000);
    expect(taken).toEqual(['b1', 'a1']);
  });

  test('parks a lead in the end, loudly, and goes on', async () => {
    await submit('a', 'poison');
    await submit('a', 'good');
    start(
      async (lead) => {
        if (lead.enquiry.name === 'poison') throw new Error('rejected');
        await take(lead);
      },
      { parkAfter: 3 },
    );
    await pass(20_000);
    expect(faults.map(({ parked }) => parked)).toEqual([false, false, true]);
    expect(taken).toEqual(['good']);
    await pass(20 * MINUTE);
    expect(faults).toHaveLength(3);
    expect(await store.outbox.pending()).toBe(1);
  });

  test('parks one that is refused within minutes, so that others go on', async () => {
    await submit('a', 'poison');
    await submit('a', 'good');
    start(async (lead) => {
      if (lead.enquiry.name === 'poison') throw new DeliveryFault('No.', { isRefused: true });
      await take(lead);
    });
    await pass(6 * MINUTE);
    expect(faults.map(({ parked }) => parked)).toEqual([false, false, false, false, false, true]);
    expect(faults[0]).toMatchObject({ destination: 'folder', error: { message: 'No.' } });
    expect(taken).toEqual(['good']);
  });

  test('leaves a receiver alone for as long as it asks', async () => {
    const attempts: number[] = [];
    await submit('a', 'a1');
    start(async (lead) => {
      attempts.push(Date.now());
      if (attempts.length === 1) throw new DeliveryFault('Busy.', { retryAfterMs: 120_000 });
      await take(lead);
    });
    await pass(5 * MINUTE);
    expect(attempts).toHaveLength(2);
    expect(attempts[1]).toBeGreaterThanOrEqual(120_000);
    expect(attempts[1]).toBeLessThan(122_000);
  });

  test('carries a lead again when the outbox could not be told', async () => {
    await submit('a', 'a1');
    const delivered = vi
      .spyOn(store.outbox, 'delivered')
      .mockRejectedValueOnce(new Error('disk full'));
    start(take, { timeoutMs: 1_000 });
    await pass(1_999);
    expect(taken).toEqual(['a1']);
    expect(faults).toMatchObject([{ site: 'a', parked: false }]);
    await pass(1_001);
    expect(taken).toEqual(['a1', 'a1']);
    expect(delivered).toHaveBeenCalledTimes(2);
    expect(await store.outbox.pending()).toBe(0);
  });

  test('goes on after the outbox could not be read', async () => {
    vi.spyOn(store.outbox, 'claim').mockRejectedValueOnce(new Error('input/output error'));
    await submit('a', 'a1');
    start(take);
    await pass(0);
    expect(faults).toMatchObject([{ leadId: null, site: null }]);
    await pass(1_000);
    expect(taken).toEqual(['a1']);
  });

  test('has no more under way than it may', async () => {
    for (let site = 0; site < 10; site += 1) await submit(`site-${site}`, `${site}`);
    const underWay = { now: 0, most: 0 };
    start(
      async (lead) => {
        underWay.now += 1;
        underWay.most = Math.max(underWay.most, underWay.now);
        await new Promise((resolve) => setTimeout(resolve, 50));
        underWay.now -= 1;
        await take(lead);
      },
      { concurrency: 3 },
    );
    await pass(500);
    expect(taken).toHaveLength(10);
    expect(underWay.most).toBe(3);
  });

  test('finishes what is under way when it stops, and claims nothing more', async () => {
    for (const name of ['a1', 'a2']) await submit('a', name);
    start(async (lead) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      await take(lead);
    });
    await pass(10);
    const stopped = relay.stop();
    relay.wake();
    await pass(5_000);
    await stopped;
    expect(taken).toEqual(['a1']);
    expect(await store.outbox.pending()).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('brings 1,000 leads through six hours of outage, each once and in order (R11-04)', async () => {
    const expected = new Map<string, string[]>();
    for (let index = 0; index < 1_000; index += 1) {
      const site = `site-${index % 20}`;
      await submit(site, `${index}`);
      expected.set(site, [...(expected.get(site) ?? []), `${index}`]);
    }
    let seed = 1;
    const attempts = new Map<string, number>();
    const received = new Map<string, string[]>();
    start(
      async ({ id, site, enquiry }) => {
        attempts.set(id, (attempts.get(id) ?? 0) + 1);
        if (Date.now() < 6 * HOUR) throw new Error('503');
        received.set(site, [...(received.get(site) ?? []), enquiry.name]);
      },
      {
        intervalMs: 5_000,
        random: () => {
          seed = (seed * 48_271) % 2_147_483_647;
          return seed / 2_147_483_647;
        },
      },
    );
    await pass(6 * HOUR - 1);
    expect(received.size).toBe(0);
    await pass(16 * MINUTE);
    expect(received).toEqual(expected);
    expect(await store.outbox.pending()).toBe(0);
    // One lead a site knocks while the CRM is down; the others wait behind it.
    expect([...attempts.values()].filter((count) => count > 1)).toHaveLength(20);
    expect(Math.max(...attempts.values())).toBeLessThan(90);
  });
});
