import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { noteFigure } from '../../testing/noteFigure.ts';
import type { Store } from '../store.ts';
import { StoreUnavailable } from '../storeErrors.ts';
import { describeStore } from '../testing/describeStore.ts';
import { sampleLead, sampleVehicle, siteKey } from '../testing/samples.ts';
import {
  startOwnPostgres,
  startPostgres,
  type TestPostgres,
  type TestSchema,
} from '../testing/startPostgres.ts';
import { openPostgresStore } from './openPostgresStore.ts';

let postgres: TestPostgres;
let schema: TestSchema;
beforeAll(async () => {
  postgres = await startPostgres();
  schema = await postgres.createSchema();
});
afterAll(() => postgres.stop());

describeStore('PostgreSQL', async () => ({
  open: () => openPostgresStore({ url: schema.url }),
  remove: () => schema.empty(),
}));

describe('openPostgresStore', () => {
  const harbour = siteKey('harbour');
  const opened: Store[] = [];
  async function open(url = schema.url, watched = false): Promise<Store> {
    const store = await openPostgresStore({ url, watched });
    opened.push(store);
    return store;
  }
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
    await schema.empty();
  });

  test('is made ready once, however many servers start at once', async () => {
    const { url } = await postgres.createSchema();
    const stores = await Promise.all(Array.from({ length: 8 }, () => open(url)));
    const sent = stores.map((store, index) =>
      store.leads.submit(harbour, `key-0123456789abcd-${index}`, sampleLead(), index),
    );
    const stored = new Set((await Promise.all(sent)).map(({ leadId }) => leadId)).size;
    noteFigure('C7', 'at once, PostgreSQL', stores.length - stored);
    expect(stored).toBe(8);
  });

  test('keeps the stores of two schemas apart, imports at one time too', async () => {
    const other = await open((await postgres.createSchema()).url);
    const own = await open();
    await own.leads.submit(harbour, 'key-0123456789abcdef', sampleLead(), 1);
    expect(await other.leads.list(harbour)).toEqual([]);
    const draft = await own.stock.begin(harbour);
    await (await other.stock.begin(harbour)).discard();
    await draft.discard();
  });

  test('a lost connection is a fault of the machine, and there is a new one once the pool has noticed', async () => {
    const store = await open();
    await store.leads.submit(harbour, 'key-0123456789abcdef', sampleLead(), 1);
    const client = new Client(schema.url);
    client.on('error', () => undefined);
    await client.connect();
    await client.query('begin; lock table leads in access exclusive mode');
    const waiting = store.leads.submit(harbour, 'key-0123456789abcdeg', sampleLead(), 2);
    await expect(
      Promise.all([waiting, setTimeout(100).then(() => postgres.dropConnections())]),
    ).rejects.toThrow(StoreUnavailable);
    await client.end().catch(() => undefined);
    // Another of the pool's may have ended, too, and not be noticed yet.
    const submit = () => store.leads.submit(harbour, 'key-0123456789abcdeh', sampleLead(), 3);
    await expect
      .poll(() =>
        submit().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await expect.poll(() => store.leads.list(harbour).catch(() => [])).toHaveLength(2);
  });

  test('an import that lost its right to write publishes nothing', async () => {
    const [first, second] = [await open(), await open()];
    const draft = await first.stock.begin(harbour);
    await draft.add([{ row: 1, vehicle: sampleVehicle('lost') }]);
    await postgres.dropConnections();
    const next = await second.stock.begin(harbour);
    await next.add([{ row: 1, vehicle: sampleVehicle('kept') }]);
    await expect(draft.publish(1)).rejects.toThrow('Another import');
    expect(await second.stock.current(harbour)).toBeNull();
    expect((await next.publish(2)).version).toMatchObject({ version: 1, count: 1 });
  });

  test('the database itself keeps what was recorded (R17-31)', async () => {
    const store = await open();
    const entry = { at: 1, actor: 'kim', action: 'list', site: harbour, count: 1 } as const;
    await store.audit.record({ ...entry, leadIds: null });
    const client = new Client(schema.url);
    await client.connect();
    for (const change of [
      "update audit set actor = 'lee'",
      'delete from audit',
      'truncate audit',
    ]) {
      await expect(client.query(change)).rejects.toThrow('What was recorded stays as it is.');
    }
    await client.end();
    expect(await store.audit.between(harbour, 0, 2)).toHaveLength(1);
  });

  test('what is asked with every page is heard of when it changes', async () => {
    const watching = await open(schema.url, true);
    const writing = await open();
    const current = async () => (await watching.stock.current(harbour))?.version ?? 0;
    expect(await current()).toBe(0);
    // Until it listens, each call asks.
    await setTimeout(300);
    for (const version of [1, 2]) {
      const draft = await writing.stock.begin(harbour);
      await draft.add([{ row: 1, vehicle: sampleVehicle(`v-${version}`) }]);
      await draft.publish(version);
      await expect.poll(current, { timeout: 2_000, interval: 20 }).toBe(version);
    }
    // Whoever changes it sees it at once.
    const own = await watching.stock.begin(harbour);
    await own.publish(3);
    expect(await current()).toBe(3);
  });

  test('what was known stays known while the database is away, and nothing is taken', async () => {
    const own = await startOwnPostgres();
    const { url } = await own.createSchema();
    const store = await openPostgresStore({ url, watched: true });
    const draft = await store.stock.begin(harbour);
    await draft.publish(1);
    expect(await store.stock.current(harbour)).toMatchObject({ version: 1 });
    await own.stop();
    expect(await store.stock.current(harbour)).toMatchObject({ version: 1 });
    const sent = store.leads.submit(harbour, 'key-0123456789abcdef', sampleLead(), 1);
    await expect(sent).rejects.toThrow(StoreUnavailable);
    await store.close();
  });

  test.each(['fast', 'immediate'] as const)(
    'what changes is heard of again once the database was started anew, ended by a %s shutdown (R13-10)',
    async (mode) => {
      const own = await startOwnPostgres();
      const { url } = await own.createSchema();
      const watching = await openPostgresStore({ url, watched: true });
      const current = async () => (await watching.stock.current(harbour))?.version ?? 0;
      await expect.poll(current).toBe(0);
      const within = { timeout: 10_000 };
      await own.halt(mode);
      await own.resume();
      const sent = () => watching.leads.submit(harbour, 'key-0123456789abcdef', sampleLead(), 1);
      await expect.poll(() => sent().catch(() => null), within).not.toBeNull();
      expect(await watching.leads.list(harbour)).toHaveLength(1);
      const writing = await openPostgresStore({ url });
      await (await writing.stock.begin(harbour)).publish(1);
      await expect.poll(current, within).toBe(1);
      // It listens, and does not ask with each page: nobody can ask now.
      const locking = new Client(url);
      await locking.connect();
      await expect
        .poll(async () => {
          await locking.query('begin; lock table stock_versions in access exclusive mode');
          const known = await Promise.race([current(), setTimeout(200, 'asked')]);
          await locking.query('rollback');
          return known;
        }, within)
        .toBe(1);
      await locking.end();
      await Promise.all([watching.close(), writing.close()]);
      await own.stop();
    },
  );

  test.each([
    ['no server', () => 'postgresql://forecourt@127.0.0.1:1/postgres'],
    ['no such database', () => schema.url.replace('/postgres?', '/nowhere?')],
    ['no schema', () => `${schema.url}_missing`],
  ])('says so where there is %s', async (_name, url) => {
    await expect(openPostgresStore({ url: url() })).rejects.toMatchObject({
      name: 'StoreUnavailable',
      why: expect.stringMatching(/\w/),
      remedy: expect.stringMatching(/\w/),
    });
  });
});
