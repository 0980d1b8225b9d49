import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { leadMigrations } from '../sql/leadMigrations.ts';
import type { LeadTables } from '../sql/leadTables.ts';
import { migrate } from '../sql/migrate.ts';
import { createSqlLeads } from '../sql/sqlLeads.ts';
import { sampleLead, siteKey } from '../testing/samples.ts';
import { embeddedDialect } from './embeddedDialect.ts';
import { openDatabase } from './openDatabase.ts';
import { createSpaceReserve, logShortener, withReserve } from './spaceReserve.ts';

const SITE = siteKey('harbour');

describe('R11-05: space that is kept for leads', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-reserve-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  test('lies on the disk until it is given up, once', () => {
    const path = join(folder, 'reserve');
    const reserve = createSpaceReserve(path);
    reserve.keep();
    expect(statSync(path).size).toBe(4 * 1024 * 1024);
    expect(statSync(path).blocks * 512).toBeGreaterThanOrEqual(4 * 1024 * 1024);
    expect([reserve.release(), reserve.release()]).toEqual([true, false]);
    expect(existsSync(path)).toBe(false);
  });

  test('is done without where it cannot be had', () => {
    const reserve = createSpaceReserve('/dev/null/reserve');
    reserve.keep();
    expect(reserve.release()).toBe(false);
  });

  test('stores the lead that found the disk full, and refuses when it is used up', async () => {
    const database = await openDatabase(join(folder, 'leads.sqlite'), 'full');
    const db = new Kysely<LeadTables>({ dialect: embeddedDialect(database) });
    await migrate(db, leadMigrations);
    const limitTo = (pages: number) => database.exec(`PRAGMA max_page_count = ${pages}`);
    const inUse = Number(database.prepare('PRAGMA page_count').get()?.page_count);
    limitTo(inUse + 4);
    // What the database may use stands for the disk; giving up the reserve makes it larger.
    let reserves = 1;
    const release = () => {
      if (reserves === 0) return false;
      reserves -= 1;
      limitTo(inUse + 20);
      return true;
    };
    let ids = 0;
    const leads = withReserve(
      createSqlLeads(db, () => `lead-${(ids += 1)}`),
      { release, shortenLog: logShortener(db) },
    );
    const stored: string[] = [];
    let fault: unknown;
    let reservesAtFault: number | undefined;
    for (let index = 0; fault === undefined; index += 1) {
      const lead = sampleLead({ enquiry: { message: 'x'.repeat(2_000) } });
      await leads.submit(SITE, `key-0123456789abcdef-${index}`, lead, index).then(
        ({ leadId }) => stored.push(leadId),
        (error: unknown) => {
          fault = error;
        },
      );
      if (fault !== undefined) reservesAtFault = reserves;
    }
    expect(fault).toMatchObject({ name: 'StoreUnavailable' });
    expect(reservesAtFault).toBe(0);
    expect(stored.length).toBeGreaterThan(6);
    expect((await leads.list(SITE)).map(({ id }) => id).sort()).toEqual(stored.sort());
    await db.destroy();
  });

  test('is not used up by the log: that stays short from then on', async () => {
    const file = join(folder, 'leads.sqlite');
    const db = new Kysely<LeadTables>({
      dialect: embeddedDialect(await openDatabase(file, 'full')),
    });
    await migrate(db, leadMigrations);
    let ids = 0;
    const leads = createSqlLeads(db, () => `lead-${(ids += 1)}`);
    const submit = async (from: number) => {
      for (let index = from; index < from + 150; index += 1) {
        await leads.submit(SITE, `key-0123456789abcdef-${index}`, sampleLead(), index);
      }
      return statSync(`${file}-wal`).size;
    };
    expect(await submit(0)).toBeGreaterThan(1024 * 1024);
    await logShortener(db)();
    expect(statSync(`${file}-wal`).size).toBe(0);
    expect(await submit(1000)).toBeLessThan(512 * 1024);
    expect(await leads.list(SITE)).toHaveLength(300);
    await db.destroy();
  });
});
