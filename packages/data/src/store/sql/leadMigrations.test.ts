import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { embeddedDialect } from '../embedded/embeddedDialect.ts';
import { sampleLead } from '../testing/samples.ts';
import { leadMigrations } from './leadMigrations.ts';
import type { LeadTables } from './leadTables.ts';
import { migrate } from './migrate.ts';
import { createSqlOutbox } from './sqlOutbox.ts';

test('what waited before there were destinations goes to the folder, in its order', async () => {
  const db = new Kysely<LeadTables>({ dialect: embeddedDialect(new DatabaseSync(':memory:')) });
  const { '0001_leads': first } = leadMigrations;
  if (first === undefined) throw new Error('The first migration has gone.');
  await migrate(db, { '0001_leads': first });
  for (const [id, seq, delivered] of [
    ['old', 1, 5],
    ['waiting', 2, null],
    ['later', 3, null],
  ] as const) {
    const body = JSON.stringify(sampleLead());
    await sql`insert into leads (id, site, seq, form_key, digest, created_at, body)
      values (${id}, 'harbour', ${seq}, ${id}, '', 0, ${body})`.execute(db);
    await sql`insert into outbox (lead_id, site, seq, attempts, due_at, delivered_at)
      values (${id}, 'harbour', ${seq}, 2, 0, ${delivered})`.execute(db);
  }
  await migrate(db, leadMigrations);
  const outbox = createSqlOutbox(db);
  expect(await outbox.pending()).toBe(2);
  expect(await outbox.claim(5, 1, 1)).toMatchObject([
    { lead: { id: 'waiting' }, destination: 'folder', attempts: 2 },
  ]);
  await db.destroy();
});
