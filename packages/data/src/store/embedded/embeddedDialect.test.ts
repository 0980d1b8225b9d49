import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { leadMigrations } from '../sql/leadMigrations.ts';
import type { LeadTables } from '../sql/leadTables.ts';
import { migrate } from '../sql/migrate.ts';
import { createSqlLeads } from '../sql/sqlLeads.ts';
import type { LeadStore } from '../store.ts';
import { sampleLead, siteKey } from '../testing/samples.ts';
import { embeddedDialect } from './embeddedDialect.ts';
import { openDatabase } from './openDatabase.ts';

const SITE = siteKey('harbour');

describe('faults of the machine', () => {
  let folder: string;
  let path: string;
  let database: DatabaseSync;
  let db: Kysely<LeadTables>;
  let leads: LeadStore;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-dialect-'));
    path = join(folder, 'leads.sqlite');
    database = await openDatabase(path, 'full');
    db = new Kysely<LeadTables>({ dialect: embeddedDialect(database) });
    await migrate(db, leadMigrations);
    let ids = 0;
    leads = createSqlLeads(db, () => `lead-${(ids += 1)}`);
  });

  afterEach(async () => {
    await db.destroy();
    await rm(folder, { recursive: true });
  });

  const submit = (index: number) => {
    const lead = sampleLead({ enquiry: { message: 'x'.repeat(2_000) } });
    return leads.submit(SITE, `key-0123456789abcdef-${index}`, lead, index);
  };

  test('promises nothing on a full disk, and goes on when there is space again (R11-05)', async () => {
    const pages = Number(database.prepare('PRAGMA page_count').get()?.page_count);
    database.exec(`PRAGMA max_page_count = ${pages + 10}`);
    const stored: string[] = [];
    let fault: unknown;
    for (let index = 0; fault === undefined; index += 1) {
      await submit(index).then(
        ({ leadId }) => stored.push(leadId),
        (error: unknown) => {
          fault = error;
        },
      );
    }
    expect(fault).toMatchObject({
      name: 'StoreUnavailable',
      what: expect.stringContaining('full'),
    });
    expect(stored.length).toBeGreaterThan(0);
    expect((await leads.list(SITE)).map(({ id }) => id).reverse()).toEqual(stored);

    database.exec('PRAGMA max_page_count = 100000');
    const retried = await submit(stored.length);
    expect(retried.created).toBe(true);
    expect(await leads.list(SITE)).toHaveLength(stored.length + 1);
    expect(await count('outbox')).toBe(stored.length + 1);
  });

  test('waits for another writer without stopping the process', async () => {
    const foreign = new DatabaseSync(path);
    foreign.exec('BEGIN EXCLUSIVE');
    let turns = 0;
    let turnsAtEnd: number | null = null;
    const waiting = submit(1).finally(() => (turnsAtEnd = turns));
    for (; turns < 40; turns += 1) await setTimeout(5);
    // SQLite's own wait would have stopped everything until it gave up, in the first of these turns.
    expect(turnsAtEnd).toBeNull();
    expect(await count('leads')).toBe(0);
    foreign.exec('ROLLBACK');
    foreign.close();
    expect((await waiting).created).toBe(true);
  });

  test('blames itself, not the machine, for a wrong query', async () => {
    const wrong = db.insertInto('outbox').values({
      lead_id: 'no such lead',
      destination: 'folder',
      site: SITE,
      seq: 1,
      attempts: 0,
      due_at: 0,
    });
    await expect(wrong.execute()).rejects.toThrow('FOREIGN KEY');
    await expect(wrong.execute()).rejects.not.toMatchObject({ name: 'StoreUnavailable' });
  });

  async function count(table: 'leads' | 'outbox'): Promise<number> {
    const reader = new DatabaseSync(path, { readOnly: true });
    try {
      return Number(reader.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows);
    } finally {
      reader.close();
    }
  }
});
