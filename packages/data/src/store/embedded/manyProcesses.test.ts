import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noteFigure } from '../../testing/noteFigure.ts';
import type { Store } from '../store.ts';
import { sampleRows, siteKey } from '../testing/samples.ts';
import { startProcess } from '../testing/startProcess.ts';
import { openEmbeddedStore } from './openEmbeddedStore.ts';

const SITE = siteKey('harbour');
function script(name: string) {
  return new URL(`../testing/processes/${name}.ts`, import.meta.url);
}

describe('several processes on one embedded store', () => {
  let folder: string;
  let store: Store;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-processes-'));
    store = await openEmbeddedStore({ folder });
  });

  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  test('loses no lead when two write at once', async () => {
    const writers = ['one', 'two'].map((prefix) =>
      startProcess<{ leadId: string }>(script('submitLeads'), folder, prefix, '500'),
    );
    expect(await Promise.all(writers.map(({ ended }) => ended))).toEqual([0, 0]);
    const told = writers.flatMap(({ messages }) => messages.map(({ leadId }) => leadId));
    const stored = (await store.leads.list(SITE)).map(({ id }) => id);
    expect(stored).toHaveLength(1_000);
    expect(stored.sort()).toEqual(told.sort());
    expect(await store.outbox.pending()).toBe(1_000);
  });

  test('gives a vehicle to one of a hundred who ask from four processes at once (R9-04)', async () => {
    const askers = ['a', 'b', 'c', 'd'].map((prefix) =>
      startProcess<{ kind: string }>(script('reserveVehicle'), folder, prefix, '25'),
    );
    expect(await Promise.all(askers.map(({ ended }) => ended))).toEqual([0, 0, 0, 0]);
    const told = askers.flatMap(({ messages }) => messages.map(({ kind }) => kind));
    expect(told.filter((kind) => kind === 'reserved')).toHaveLength(1);
    expect(told.filter((kind) => kind === 'taken')).toHaveLength(99);
    expect(await store.reservations.claimed(SITE, 100)).toEqual(['car-1']);
    expect(await store.leads.list(SITE)).toHaveLength(1);
    const again =
      'INSERT INTO reservations SELECT \'x\', site, car_id, lead_id, stage, "end", until, deposit_cents, reminded, asked_at, payment_id, payment_url, payment_open, destinations, writes FROM reservations';
    expect(() => check(join(folder, 'leads.sqlite'), again)).toThrow(/UNIQUE/);
  });

  test('keeps every lead it told of when it is killed (R11-01)', async () => {
    for (const [round, delay] of [3, 11, 29, 41, 60].entries()) {
      const name = `round-${round}`;
      const writer = startProcess<{ leadId: string }>(script('submitLeads'), folder, name, '9999');
      await writer.told(1);
      await setTimeout(delay);
      writer.kill();
      expect(await writer.ended).toBe('SIGKILL');
      const leads = await store.leads.list(SITE);
      const stored = new Set(leads.map(({ id }) => id));
      expect(writer.messages.filter(({ leadId }) => !stored.has(leadId))).toEqual([]);
      expect(await store.outbox.pending()).toBe(leads.length);
    }
    expect(check(join(folder, 'leads.sqlite'), 'PRAGMA integrity_check')).toEqual(['ok']);
  });

  test('leaves the old stock when an import is killed, and takes the next at once', async () => {
    const before = await store.stock.begin(SITE);
    await before.add(sampleRows(1, 700));
    const { version } = await before.publish(1);

    const importer = startProcess<number>(script('importStock'), folder);
    await importer.told(3);
    await expect(store.stock.begin(SITE)).rejects.toMatchObject({ name: 'ImportRunning' });
    importer.kill();
    await importer.ended;

    expect(await store.stock.current(SITE)).toEqual(version);
    const next = await store.stock.begin(SITE);
    const count = 'SELECT count(*) FROM stock_vehicles';
    expect(check(join(folder, 'stock.sqlite'), count)).toEqual([700]);
    await next.add(sampleRows(1, 701));
    expect((await next.publish(2)).version).toMatchObject({ version: 2, count: 701 });
  });

  test('opens one new store from four processes at once', async () => {
    const parent = join(folder, 'raced');
    const openers = Array.from({ length: 4 }, () =>
      startProcess(script('openStores'), parent, '25'),
    );
    const ended = await Promise.all(openers.map((opener) => opener.ended));
    noteFigure('C7', 'at once, embedded', ended.filter((status) => status !== 0).length);
    expect(ended).toEqual([0, 0, 0, 0]);
    expect(await readdir(parent)).toHaveLength(25);
  });

  test('opens a store whose first opening was killed', async () => {
    const shut: unknown[] = [];
    for (const delay of [0, 2, 5, 9, 14]) {
      const parent = join(folder, `killed-${delay}`);
      const opener = startProcess(script('openStores'), parent, '9999');
      await opener.told(2);
      await setTimeout(delay);
      opener.kill();
      await opener.ended;
      for (const name of await readdir(parent)) {
        const reopened = await openEmbeddedStore({ folder: join(parent, name) }).catch((error) => {
          shut.push(error);
          return null;
        });
        if (reopened === null) continue;
        const held = [await reopened.outbox.pending(), await reopened.stock.current(SITE)];
        await reopened.close();
        expect(held).toEqual([0, null]);
      }
    }
    noteFigure('C7', 'killed', shut.length);
    expect(shut).toEqual([]);
  });
});

function check(path: string, sql: string): unknown[] {
  const database = new DatabaseSync(path);
  try {
    return database
      .prepare(sql)
      .all()
      .map((row) => Object.values(row)[0]);
  } finally {
    database.close();
  }
}
