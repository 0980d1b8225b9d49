import { DatabaseSync } from 'node:sqlite';
import { isoDate } from '@forecourt/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DAY, openRecords, type Records, TWO } from './testing/records.ts';

let records: Records;

beforeEach(async () => {
  records = await openRecords();
});
afterEach(() => records.remove());

describe('audit (R17-31)', () => {
  const actions = async (...argv: string[]) =>
    JSON.parse((await records.run('audit', '--json', ...argv)).out) as {
      site: string;
      actions: { action: string; actor: string; count: number; lead_ids: string[] | null }[];
    }[];

  test('whoever reads, takes or erases leads is recorded, with what and how many', async () => {
    const ada = await records.lead('Ada');
    await records.lead('Bob', { daysAgo: 8 });
    await records.lead('Cy', { isDelivered: false });
    await records.run('leads', '--site', 'one');
    await records.run('leads', 'export', '--site', 'one', '--person', 'ada@example.com');
    await records.run('leads', 'park', '--site', 'one', '--to', 'folder');
    await records.run('leads', 'retry', '--site', 'one');
    await records.run('leads', 'erase', '--site', 'one', '--lead', ada);
    await records.run('leads', 'erase', '--site', 'one', '--lead', ada, '--force');
    await records.run('prune');
    const [one] = await actions('--site', 'one');
    const told = one?.actions.map(({ action, actor, count, lead_ids }) => [
      action,
      actor,
      count,
      lead_ids,
    ]);
    expect(told).toEqual([
      ['list', 'lee', 3, null],
      ['export', 'lee', 1, [ada]],
      ['park', 'lee', 1, null],
      ['retry', 'lee', 1, null],
      ['erase', 'lee', 1, [ada]],
      ['sweep', 'lee', 1, null],
    ]);
    expect(JSON.stringify(one)).not.toMatch(/ada@|0491/i);
  });

  test('what cannot be recorded is not read', async () => {
    await records.lead('Ada');
    await records.inStore(async () => {
      const database = new DatabaseSync(records.path('data/leads.sqlite'));
      database.exec(
        "create trigger full before insert on audit begin select raise(abort, 'No.'); end",
      );
      database.close();
    });
    const refused = await records.run('leads', '--site', 'one');
    expect([refused.status, refused.out]).toEqual([1, '']);
  });

  test('the drill: whose data, which dealer, in a period', async () => {
    await records.lead('Ada', { daysAgo: 20 });
    await records.lead('Ada2', { daysAgo: 15 });
    await records.lead('Late');
    await records.lead('Tom', { daysAgo: 10, site: TWO });
    const day = (daysAgo: number) => isoDate(Date.now() - daysAgo * DAY);
    const period = ['--from', day(17), '--to', day(13)];
    const both = await actions(...period);
    expect(both).toMatchObject([
      { site: 'one', leads_held: 2, leads_erased_since: 0, people: 1 },
      { site: 'two', leads_held: 0, people: 0 },
    ]);
    expect(both[0]).not.toHaveProperty('whose');

    await records.run('prune');
    const named = await records.run('audit', '--site', 'one', '--people', ...period);
    expect(named.out).toContain(
      'Leads held: 2, of 0 people whose data is still here; erased since: 2.',
    );
    const since = await records.run('audit', '--site', 'one', '--people');
    expect(since.out).toContain('    Late Smith, 0491 570 006, Late@example.com\n');
    expect(since.out).toContain('lee  people 0\n');
    expect(since.out).toContain('lee  sweep 2\n');
  });
});
