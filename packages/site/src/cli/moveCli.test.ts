import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedStore, type SiteKey } from '@forecourt/data';
import { openPostgresStore } from '@forecourt/data/postgres';
import { startPostgres, type TestPostgres } from '@forecourt/data/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { runIn } from './testing/runIn.ts';

const SITE = 'one' as SiteKey;
let postgres: TestPostgres;
let url: string;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-move-cli-'));
  ({ url } = await postgres.createSchema());
});
afterEach(() => rm(folder, { recursive: true }));

function run(argv: string[], env: Record<string, string> = {}) {
  return runIn({ FORECOURT_DATA: folder, ...env }, argv);
}

async function publish(count: number): Promise<void> {
  const store = await openEmbeddedStore({ folder });
  const draft = await store.stock.begin(SITE);
  await draft.publish(count);
  await store.close();
}

test('what the folder has is in the database afterwards, and every command reads it there', async () => {
  await publish(1);
  const moved = await run(['move', '--to', url]);
  expect(moved).toMatchObject({ status: 0, err: '' });
  expect(moved.out).toMatch(/^stock_versions +1$/m);
  const store = await openPostgresStore({ url });
  expect(await store.stock.current(SITE)).toMatchObject({ version: 1 });
  await store.close();

  const again = await run(['move'], { FORECOURT_DATABASE_URL: url });
  expect(again).toMatchObject({ status: 1, out: '' });
  expect(again.err).toContain('was moved into a database');
  const late = await run(['prune']);
  expect(late.status).toBe(1);
  expect(late.err).toContain('Set FORECOURT_DATABASE_URL');
  expect((await run(['prune'], { FORECOURT_DATABASE_URL: url })).status).toBe(0);
});

test('without a database nothing is moved, and no fault tells a password', async () => {
  expect((await run(['move'])).err).toContain('Which database is meant?');
  const refused = await run(['move', '--to', 'mysql://kim:secret@db.example/x']);
  expect(refused.status).toBe(1);
  expect(refused.err).toContain('--to is not the address');
  const away = await run(['move', '--to', 'postgresql://kim:secret@127.0.0.1:1/x']);
  expect(away).toMatchObject({ status: 1, out: '' });
  expect(refused.err + away.err).not.toContain('secret');
});
