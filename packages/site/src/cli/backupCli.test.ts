import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ONE, openRecords, type Records } from './testing/records.ts';
import { runIn } from './testing/runIn.ts';

let records: Records;
beforeEach(async () => {
  records = await openRecords();
});
afterEach(() => records.remove());

function leads() {
  return records.inStore((store) => store.leads.list(ONE));
}

test('what a lost folder held is back, with its leads (R17-34)', async () => {
  const kim = await records.lead('kim');
  const to = records.path('backup');
  const backup = await records.run('backup', '--to', to);
  expect(backup).toMatchObject({ status: 0, err: '' });
  expect(backup.out).toMatch(/^one +1 lead$/m);
  expect(backup.out).toContain(`forecourt restore --from ${to}`);

  await rm(records.path('data'), { recursive: true });
  const restore = await records.run('restore', '--from', to);
  expect(restore).toMatchObject({ status: 0, err: '' });
  expect(restore.out).toMatch(/^one +1 lead$/m);
  expect((await leads()).map(({ id }) => id)).toEqual([kim]);
});

test('a store that is there stays, unless it is to be replaced; then it is told where it is', async () => {
  await records.lead('kim');
  const to = records.path('backup');
  await records.run('backup', '--to', to);
  await records.lead('lou');
  const refused = await records.run('restore', '--from', to);
  expect(refused).toMatchObject({ status: 1, out: '' });
  expect(refused.err).toContain('--replace');
  expect(await leads()).toHaveLength(2);

  const replaced = await records.run('restore', '--from', to, '--replace');
  expect(replaced.status).toBe(0);
  const [, aside = ''] = /What it was until now is in (.+)\.$/m.exec(replaced.out) ?? [];
  expect(await leads()).toHaveLength(1);
  await rm(records.path('data'), { recursive: true });
  await cp(aside, records.path('data'), { recursive: true });
  expect(await leads()).toHaveLength(2);
});

test('a changed backup, an old folder and a missing name are refused, and nothing is made', async () => {
  await records.lead('kim');
  const to = records.path('backup');
  expect((await records.run('backup')).err).toContain('Where should the copy go?');
  expect((await records.run('restore')).err).toContain('Which backup is meant?');
  await records.run('backup', '--to', to);
  const again = await records.run('backup', '--to', to);
  expect(again).toMatchObject({ status: 1, out: '' });
  expect(again.err).toContain('is there already');

  const secret = await readFile(records.path('backup', 'leads.sqlite'));
  secret[5_000] = (secret[5_000] ?? 0) ^ 1;
  await writeFile(records.path('backup', 'leads.sqlite'), secret);
  const before = await readdir(records.path());
  const changed = await records.run('restore', '--from', to, '--replace');
  expect(changed).toMatchObject({ status: 1, out: '' });
  expect(changed.err).toContain('"leads.sqlite" of the backup');
  expect(await readdir(records.path())).toEqual(before);
});

test('with the store in PostgreSQL its own tools are named, and its password is not', async () => {
  await records.lead('kim');
  const env = {
    FORECOURT_DATA: records.path('data'),
    FORECOURT_DATABASE_URL: 'postgresql://kim:secret@db.example/x',
  };
  const backup = await runIn(env, ['backup', '--to', records.path('backup')]);
  expect(backup).toMatchObject({ status: 1, out: '' });
  expect(backup.err).toContain('pg_dump --format=custom');
  const restore = await runIn(env, ['restore', '--from', records.path('backup')]);
  expect(restore).toMatchObject({ status: 1, out: '' });
  expect(restore.err).toContain('pg_restore');
  expect(backup.err + restore.err).not.toContain('secret');
  expect(await readdir(records.path())).not.toContain('backup');
});
