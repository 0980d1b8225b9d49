import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openEmbeddedStore } from './store/embedded/openEmbeddedStore.ts';
import { openPostgresStore } from './store/postgres/openPostgresStore.ts';
import type { Store } from './store/store.ts';
import { sampleLead, siteKey } from './store/testing/samples.ts';
import { startPostgres, type TestPostgres } from './store/testing/startPostgres.ts';
import { surveyStore } from './surveyStore.ts';

const SITE = siteKey('harbour');
const NOTHING = { isThere: false, isMoved: false, pending: expect.any(Array), foreign: [] };

async function keepLead(store: Store): Promise<void> {
  await store.leads.submit(SITE, 'key-0123456789abcdef', sampleLead(), 100);
  await store.close();
}

describe('of a folder', () => {
  let dataFolder: string;
  beforeEach(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'forecourt-survey-'));
  });
  afterEach(() => rm(dataFolder, { recursive: true }));

  const leads = () => new DatabaseSync(join(dataFolder, 'leads.sqlite'));

  test('nothing is made where nothing is (R19-06)', async () => {
    expect(await surveyStore({ dataFolder })).toMatchObject({ ...NOTHING, backlog: null });
    expect(await readdir(dataFolder)).toEqual([]);
    await expect(surveyStore({ dataFolder: join(dataFolder, 'none') })).resolves.toMatchObject(
      NOTHING,
    );
  });

  test('what is there is told, while a server has it open too', async () => {
    const server = await openEmbeddedStore({ folder: dataFolder });
    await keepLead(await openEmbeddedStore({ folder: dataFolder }));
    expect(await surveyStore({ dataFolder })).toEqual({
      ...{ isThere: true, isMoved: false, pending: [], foreign: [] },
      backlog: [{ site: SITE, destination: 'folder', waiting: 1, parked: 0, oldestAt: 100 }],
      ...{ parkedReceivers: [], clockAheadMs: null, serverVersion: null },
    });
    const lead = await server.changes.lead('test', 0, 1);
    const receiver = { address: 'a', position: null, attempts: 1, dueAt: 0, lastError: 'gone' };
    await lead?.keep(SITE, 'crm', { ...receiver, parkedAt: 7 });
    await lead?.keep(SITE, 'waits', { ...receiver, parkedAt: null });
    expect((await surveyStore({ dataFolder })).parkedReceivers).toEqual([
      { site: SITE, name: 'crm', parkedAt: 7 },
    ]);
    expect(await server.outbox.pending()).toBe(1);
    await server.close();
  });

  test('tables of another version are told, and stay as they are', async () => {
    await keepLead(await openEmbeddedStore({ folder: dataFolder }));
    const database = leads();
    database.exec("update kysely_migration set name = '0099_later' where name = '0003_retention'");
    const rows = () => database.prepare('select name from kysely_migration order by name').all();
    const before = rows();
    expect(await surveyStore({ dataFolder })).toMatchObject({
      pending: ['leads.sqlite 0003_retention'],
      foreign: ['leads.sqlite 0099_later'],
      backlog: null,
    });
    expect(rows()).toEqual(before);
    database.close();
  });

  test('what is no database is told as such', async () => {
    await writeFile(join(dataFolder, 'stock.sqlite'), 'x'.repeat(4096));
    await expect(surveyStore({ dataFolder })).rejects.toMatchObject({ name: 'StoreUnavailable' });
  });
});

describe('of a database', () => {
  let postgres: TestPostgres;
  beforeEach(async () => {
    postgres = await startPostgres();
  });
  afterEach(() => postgres.stop());

  test('nothing is made, and what is there is told', async () => {
    const { url } = await postgres.createSchema();
    const asked = { dataFolder: '/nowhere', databaseUrl: url };
    const empty = await surveyStore(asked);
    expect(empty).toMatchObject({ ...NOTHING, backlog: null });
    expect(Math.abs(empty.clockAheadMs ?? Number.NaN)).toBeLessThan(1_000);
    expect(empty.serverVersion).toBeGreaterThan(140_000);
    expect((await surveyStore(asked)).isThere).toBe(false);

    await keepLead(await openPostgresStore({ url }));
    expect(await surveyStore(asked)).toMatchObject({
      ...{ isThere: true, pending: [], foreign: [] },
      backlog: [{ site: SITE, waiting: 1, oldestAt: 100 }],
      parkedReceivers: [],
    });
    const client = new Client(url);
    await client.connect();
    await client.query("delete from kysely_migration where name = 'stock_0001_stock_notice'");
    await client.end();
    expect(await surveyStore(asked)).toMatchObject({
      pending: ['stock_0001_stock_notice'],
      backlog: null,
    });
  });

  test('one that is away, or has no such schema, is told without its password', async () => {
    for (const url of [
      'postgresql://forecourt:s3cret@127.0.0.1:9/forecourt',
      (await postgres.createSchema()).url.replace(/forecourt_\d+_\d+_\d+/, 'no_such_schema'),
    ]) {
      const survey = surveyStore({ dataFolder: '/nowhere', databaseUrl: url });
      await expect(survey).rejects.toMatchObject({ name: 'StoreUnavailable' });
      await expect(survey).rejects.not.toThrow('s3cret');
    }
  });
});
