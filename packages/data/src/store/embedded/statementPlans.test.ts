import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type CompiledQuery, Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { leadMigrations } from '../sql/leadMigrations.ts';
import type { LeadTables } from '../sql/leadTables.ts';
import { migrate } from '../sql/migrate.ts';
import { createSqlLeads } from '../sql/sqlLeads.ts';
import { createSqlOutbox } from '../sql/sqlOutbox.ts';
import { sampleLead, siteKey } from '../testing/samples.ts';
import { embeddedDialect } from './embeddedDialect.ts';
import { openDatabase } from './openDatabase.ts';

const SITE = siteKey('harbour');

describe('what SQLite reads for a statement', () => {
  let folder: string;
  let database: DatabaseSync;
  let db: Kysely<LeadTables>;
  let asked: CompiledQuery[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-plans-'));
    database = await openDatabase(join(folder, 'leads.sqlite'), 'full');
    asked = [];
    db = new Kysely<LeadTables>({
      dialect: embeddedDialect(database),
      log: ({ query }) => {
        asked.push(query);
      },
    });
    await migrate(db, leadMigrations);
    asked = [];
  });

  afterEach(async () => {
    await db.destroy();
    await rm(folder, { recursive: true });
  });

  function submit() {
    const leads = createSqlLeads(db, () => 'lead-1');
    return leads.submit(SITE, 'key-0123456789abcdef', sampleLead(), 1);
  }

  /** The steps of all plans that read from a table. */
  function reads(table: string): string[] {
    return asked
      .filter(({ sql }) => /^(?:select|update|delete|insert)\b/i.test(sql))
      .flatMap(({ sql }) => database.prepare(`explain query plan ${sql}`).all())
      .map(({ detail }) => String(detail))
      .filter((step) => new RegExp(`^(?:SCAN|SEARCH) ${table}\\b`).test(step));
  }

  test('no lead is stored the slower for all that its dealer had before', async () => {
    await submit();
    const steps = reads('leads');
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) expect(step).toMatch(/\((?:site=\? AND form_key=\?.*|id=\?)\)$/);
  });

  test('a claim looks at no lead that waits behind another', async () => {
    await submit();
    asked = [];
    await createSqlOutbox(db).claim(8, 2, 1_000);
    expect(reads('entry')).toEqual([
      expect.stringMatching(/\(site=\? AND destination=\? AND seq<\?\)$/),
    ]);
  });
});
