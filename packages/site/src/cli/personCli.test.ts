import type { SiteKey } from '@forecourt/data';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { leadBy, ONE, openRecords, type Records, TWO } from './testing/records.ts';

let records: Records;

beforeEach(async () => {
  records = await openRecords();
});
afterEach(() => records.remove());

describe('whoever signs in (R17-32)', () => {
  const PHONE = '+61491570006';

  function signedIn(site: SiteKey): Promise<unknown> {
    const once = [{ count: 1, ms: 1 }];
    const limits = { number: once, visitor: once, site: once, all: once };
    const asked = { id: site, phone: PHONE, code: 'c', visitor: 'v', replaces: null };
    const tried = { id: site, code: 'c', visitor: 'v', session: `s ${site}`, ends: null };
    return records.inStore(async ({ accounts }) => {
      await accounts.ask(site, asked, Date.now(), limits);
      return accounts.try(site, tried, Date.now(), once);
    });
  }

  test('is exported and erased by their number, at one dealer alone, and that is recorded', async () => {
    await signedIn(ONE);
    await signedIn(TWO);
    await records.lead('Ada', { isDelivered: false });
    const person = ['--site', 'one', '--person', '+61 491 570 006'];
    const told = JSON.parse((await records.run('leads', 'export', ...person)).out);
    expect(told).toMatchObject({ leads: [{}], account: { phone: PHONE, sessions: [{}] } });
    const asked = await records.run('leads', 'erase', ...person);
    expect(asked.err).toContain(
      '1 lead of one Motors (1 of which the dealer has not got) and the account of this number would be erased',
    );
    expect((await records.run('leads', 'erase', ...person, '--force')).out).toContain('erased');
    await records.inStore(async ({ accounts }) => {
      expect(await accounts.about(ONE, PHONE, Date.now())).toBeNull();
      expect(await accounts.signedIn(ONE, 's one', Date.now())).toBeNull();
      expect(await accounts.signedIn(TWO, 's two', Date.now())).toEqual({ phone: PHONE });
    });
    expect((await records.run('leads', 'erase', ...person)).out).toContain('nothing to erase');
    const [done] = JSON.parse((await records.run('audit', '--json', '--site', 'one')).out);
    expect(done.actions.map(({ action }: { action: string }) => action)).toEqual([
      ...['export', 'export-account', 'erase', 'erase-account'],
    ]);
    expect(JSON.stringify(done)).not.toMatch(/491.?570.?006/);
  });

  test('without a lead is found all the same', async () => {
    await signedIn(ONE);
    const person = ['--site', 'one', '--person', '0491 570 006'];
    expect(JSON.parse((await records.run('leads', 'export', ...person)).out)).toMatchObject({
      ...{ leads: [], account: { phone: PHONE } },
    });
    expect((await records.run('leads', 'erase', ...person)).status).toBe(1);
  });
});

describe('whoever asked for alerts, or reserved (R17-32, R17-33)', () => {
  const person = ['--site', 'one', '--person', 'Ada@Example.com'];

  async function asked(): Promise<void> {
    await records.inStore(async ({ alerts, reservations }) => {
      const alert = {
        search: 'make=Kia',
        vehicleId: null,
        words: 'Kia',
        frequency: 'daily' as const,
      };
      const limits = [{ count: 9, ms: 1 }];
      for (const email of ['ada@example.com', 'bob@example.com']) {
        await alerts.ask(ONE, { ...alert, email }, `digest ${email}`, Date.now(), limits);
      }
      const request = { id: 'reservation-0123456', carId: 'c', depositCents: 0, writes: false };
      const about = { ...request, paysOnline: false, manageUrl: 'https://one.example/m' };
      const lead = { ...leadBy('Ada'), reservation: about };
      const key = 'form-key-Ada-01234';
      await reservations.reserve(ONE, key, lead, request, Date.now(), ['folder']);
    });
  }

  test('is exported and erased whole, what runs ends, and that is recorded', async () => {
    await asked();
    expect(JSON.parse((await records.run('leads', 'export', ...person)).out)).toMatchObject({
      leads: [{ enquiry: { email: 'Ada@example.com' } }],
      alerts: [{ email: 'ada@example.com', about: 'Kia', confirmed_at: null }],
      reservations: [{ car_id: 'c', state: 'confirmation', paid: [] }],
    });
    const told = await records.run('leads', 'erase', ...person);
    expect(told.err).toContain('and 1 alert would be erased');
    expect(told.err).toContain('1 reservation that still runs ends with it');
    await records.run('leads', 'erase', ...person, '--force');
    await records.inStore(async ({ alerts, leads, reservations }) => {
      expect((await alerts.list(ONE)).map(({ email }) => email)).toEqual(['bob@example.com']);
      expect(await reservations.list(ONE)).toMatchObject([{ stage: 'over', end: 'cancelled' }]);
      expect(JSON.stringify(await leads.list(ONE))).not.toMatch(/\bada\b/i);
    });
    const [done] = JSON.parse((await records.run('audit', '--json', '--site', 'one')).out);
    expect(
      done.actions.map(({ action, count }: { action: string; count: number }) => [action, count]),
    ).toEqual([
      ...[
        ['export', 1],
        ['export-alerts', 1],
        ['export-reservations', 1],
      ],
      ...[
        ['erase', 1],
        ['erase-alerts', 1],
        ['erase-reservations', 1],
      ],
    ]);
  });

  test('with an alert alone is found all the same, and whoever lists alerts is recorded', async () => {
    await asked();
    const bob = ['--site', 'one', '--person', 'bob@example.com'];
    expect(JSON.parse((await records.run('leads', 'export', ...bob)).out).alerts).toHaveLength(1);
    await records.run('alerts', '--site', 'one');
    await records.run('alerts', 'erase', ...bob, '--force');
    const [done] = JSON.parse((await records.run('audit', '--json', '--site', 'one')).out);
    expect(done.actions.map(({ action }: { action: string }) => action)).toEqual([
      ...['export', 'export-alerts', 'list-alerts', 'erase-alerts'],
    ]);
  });
});
