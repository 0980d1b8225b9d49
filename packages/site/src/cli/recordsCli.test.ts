import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openEmbeddedStore, type SiteKey, type Store } from '@forecourt/data';
import { isoDate, type NewLead } from '@forecourt/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settingsFrom } from '../server/settings/settings.ts';
import { runCli } from './runCli.ts';

const ONE = 'one' as SiteKey;
const DAY = 86_400_000;
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'forecourt-records-cli-'));
  await mkdir(join(root, 'templates/classic'), { recursive: true });
  await writeFile(join(root, 'templates/classic/template.json'), '{}');
  for (const slug of ['one', 'two']) {
    await mkdir(join(root, 'sites', slug), { recursive: true });
    const site = {
      ...{ slug, template: 'classic', name: `${slug} Motors`, leads: { keepDays: 7 } },
      ...{ locations: [{ id: 'l1', slug: 'milton', name: 'Milton' }] },
    };
    await writeFile(join(root, 'sites', slug, 'site.json'), JSON.stringify(site));
  }
});
afterEach(() => rm(root, { recursive: true }));

async function run(...argv: string[]) {
  let out = '';
  let err = '';
  const status = await runCli(argv, {
    settings: settingsFrom({
      FORECOURT_DATA: join(root, 'data'),
      FORECOURT_SITES: join(root, 'sites'),
      FORECOURT_TEMPLATES: join(root, 'templates'),
    }),
    user: 'lee',
    stdout: (text) => (out += text),
    stderr: (text) => (err += text),
  });
  return { status, out, err };
}

/** Works in the store as a server does, before a command is run. */
async function inStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openEmbeddedStore({ folder: join(root, 'data') });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** A lead by this name, so many days ago; delivered at once or not at all. */
function lead(name: string, { daysAgo = 0, site = ONE, isDelivered = true } = {}) {
  const at = Date.now() - daysAgo * DAY;
  return inStore(async ({ leads, outbox }) => {
    const { leadId } = await leads.submit(site, `key-0123456789-${name}`, leadOf(name), at);
    if (isDelivered) await outbox.delivered(leadId, 'folder', at);
    return leadId;
  });
}

describe('prune (R17-30)', () => {
  test('tells what is due, and with a dry run leaves it', async () => {
    await lead('Ada', { daysAgo: 8 });
    await lead('Bob', { daysAgo: 6 });
    await lead('Cy', { daysAgo: 8, site: 'two' as SiteKey, isDelivered: false });
    const dry = await run('prune', '--dry-run');
    expect(dry).toEqual({ status: 0, out: `${'one'.padEnd(24)} 1 lead due\n`, err: '' });
    expect((await run('leads', '--site', 'one')).out).toContain('Ada');
  });

  test('erases whom it was from, and the list says since when', async () => {
    const folder = join(root, 'data/delivered/one');
    const id = await lead('Ada', { daysAgo: 8 });
    await lead('Bob');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${id}.json`), 'Ada');
    const { out } = await run('prune');
    expect(out).toContain('1 lead without their person now');
    const listed = (await run('leads', '--site', 'one')).out;
    expect(listed).toContain('Bob');
    expect(listed).not.toContain('Ada');
    expect(listed).toMatch(/Service Enquiry: its person was erased on \d{4}-\d\d-\d\d\n/);
    expect(await readdir(folder)).toEqual([]);
    expect((await run('prune')).out).toBe('Nothing is old enough, so nothing was erased.\n');
  });

  test('without leads there is nothing to do', async () => {
    expect((await run('prune', '--dry-run')).out).toBe('No lead is due.\n');
  });
});

describe('whoever signs in (R17-32)', () => {
  const PHONE = '+61491570006';

  function signedIn(site: SiteKey): Promise<unknown> {
    const once = [{ count: 1, ms: 1 }];
    const limits = { number: once, visitor: once, site: once, all: once };
    const asked = { id: site, phone: PHONE, code: 'c', visitor: 'v', replaces: null };
    const tried = { id: site, code: 'c', visitor: 'v', session: `s ${site}`, ends: null };
    return inStore(async ({ accounts }) => {
      await accounts.ask(site, asked, Date.now(), limits);
      return accounts.try(site, tried, Date.now(), once);
    });
  }

  test('is exported and erased by their number, at one dealer alone, and that is recorded', async () => {
    const TWO = 'two' as SiteKey;
    await signedIn(ONE);
    await signedIn(TWO);
    await lead('Ada', { isDelivered: false });
    const person = ['--site', 'one', '--person', '+61 491 570 006'];
    const told = JSON.parse((await run('leads', 'export', ...person)).out);
    expect(told).toMatchObject({ leads: [{}], account: { phone: PHONE, sessions: [{}] } });
    const asked = await run('leads', 'erase', ...person);
    expect(asked.err).toContain(
      '1 lead of one Motors (1 of which the dealer has not got) and the account of this number would be erased',
    );
    expect((await run('leads', 'erase', ...person, '--force')).out).toContain('erased');
    await inStore(async ({ accounts }) => {
      expect(await accounts.about(ONE, PHONE, Date.now())).toBeNull();
      expect(await accounts.signedIn(ONE, 's one', Date.now())).toBeNull();
      expect(await accounts.signedIn(TWO, 's two', Date.now())).toEqual({ phone: PHONE });
    });
    expect((await run('leads', 'erase', ...person)).out).toContain('nothing to erase');
    const [done] = JSON.parse((await run('audit', '--json', '--site', 'one')).out);
    expect(done.actions.map(({ action }: { action: string }) => action)).toEqual([
      ...['export', 'export-account', 'erase', 'erase-account'],
    ]);
    expect(JSON.stringify(done)).not.toContain('491');
  });

  test('without a lead is found all the same', async () => {
    await signedIn(ONE);
    const person = ['--site', 'one', '--person', '0491 570 006'];
    expect(JSON.parse((await run('leads', 'export', ...person)).out)).toMatchObject({
      ...{ leads: [], account: { phone: PHONE } },
    });
    expect((await run('leads', 'erase', ...person)).status).toBe(1);
  });
});

describe('whoever asked for alerts, or reserved (R17-32, R17-33)', () => {
  const person = ['--site', 'one', '--person', 'Ada@Example.com'];

  async function asked(): Promise<void> {
    await inStore(async ({ alerts, reservations }) => {
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
      const lead = { ...leadOf('Ada'), reservation: about };
      const key = 'form-key-Ada-01234';
      await reservations.reserve(ONE, key, lead, request, Date.now(), ['folder']);
    });
  }

  test('is exported and erased whole, what runs ends, and that is recorded', async () => {
    await asked();
    expect(JSON.parse((await run('leads', 'export', ...person)).out)).toMatchObject({
      leads: [{ enquiry: { email: 'Ada@example.com' } }],
      alerts: [{ email: 'ada@example.com', about: 'Kia', confirmed_at: null }],
      reservations: [{ car_id: 'c', state: 'confirmation', paid: [] }],
    });
    const told = await run('leads', 'erase', ...person);
    expect(told.err).toContain('and 1 alert would be erased');
    expect(told.err).toContain('1 reservation that still runs ends with it');
    await run('leads', 'erase', ...person, '--force');
    await inStore(async ({ alerts, leads, reservations }) => {
      expect((await alerts.list(ONE)).map(({ email }) => email)).toEqual(['bob@example.com']);
      expect(await reservations.list(ONE)).toMatchObject([{ stage: 'over', end: 'cancelled' }]);
      expect(JSON.stringify(await leads.list(ONE))).not.toMatch(/ada/i);
    });
    const [done] = JSON.parse((await run('audit', '--json', '--site', 'one')).out);
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
    expect(JSON.parse((await run('leads', 'export', ...bob)).out).alerts).toHaveLength(1);
    await run('alerts', '--site', 'one');
    await run('alerts', 'erase', ...bob, '--force');
    const [done] = JSON.parse((await run('audit', '--json', '--site', 'one')).out);
    expect(done.actions.map(({ action }: { action: string }) => action)).toEqual([
      ...['export', 'export-alerts', 'list-alerts', 'erase-alerts'],
    ]);
  });
});

describe('events', () => {
  async function happened(): Promise<void> {
    await inStore(async ({ activity }) => {
      for (const day of ['2026-11-23', '2026-11-24']) {
        const events = [
          { eventId: 25, carId: null },
          ...Array(3).fill({ eventId: 14, carId: 'v1' }),
        ];
        await activity.count(ONE, day, [...events, { eventId: 14, carId: 'v2' }]);
      }
      const reveal = { car_id: 'v1', dealership_id: null, website_id: 'one' };
      // Past midnight at the dealer's.
      await activity.revealed(ONE, reveal, Date.UTC(2026, 10, 23, 20));
    });
  }

  test('are told by day and kind', async () => {
    await happened();
    expect((await run('events', '--site', 'one')).out.replace(/ {2,}/g, '  ')).toBe(
      [
        '2026-11-23  14  vehicle  4',
        '2026-11-23  25  clickToCall  1',
        '2026-11-24  number shown  1',
        '2026-11-24  14  vehicle  4',
        '2026-11-24  25  clickToCall  1',
        '',
      ].join('\n'),
    );
  });

  test('are told to machines with their vehicles, of a period', async () => {
    await happened();
    const { out } = await run('events', '--site', 'one', '--json', '--from', '2026-11-24');
    const event = { day: '2026-11-24', event_id: 14, event: 'vehicle' };
    expect(JSON.parse(out)).toEqual({
      events: [
        { ...event, car_id: 'v1', count: 3 },
        { ...event, car_id: 'v2', count: 1 },
        { ...event, event_id: 25, event: 'clickToCall', car_id: null, count: 1 },
      ],
      phone_reveals: [{ day: '2026-11-24', car_id: 'v1' }],
    });
  });

  test('where there are none, it says how they are asked for', async () => {
    expect((await run('events', '--site', 'two')).out).toContain('"tracking": { "counted": true }');
    const wrong = await run('events', '--site', 'one', '--from', 'monday');
    expect([wrong.status, wrong.out]).toEqual([1, '']);
    expect(wrong.err).toContain('Write a day as 2026-11-21');
  });
});

describe('audit (R17-31)', () => {
  const actions = async (...argv: string[]) =>
    JSON.parse((await run('audit', '--json', ...argv)).out) as {
      site: string;
      actions: { action: string; actor: string; count: number; lead_ids: string[] | null }[];
    }[];

  test('whoever reads, takes or erases leads is recorded, with what and how many', async () => {
    const ada = await lead('Ada');
    await lead('Bob', { daysAgo: 8 });
    await lead('Cy', { isDelivered: false });
    await run('leads', '--site', 'one');
    await run('leads', 'export', '--site', 'one', '--person', 'ada@example.com');
    await run('leads', 'park', '--site', 'one', '--to', 'folder');
    await run('leads', 'retry', '--site', 'one');
    await run('leads', 'erase', '--site', 'one', '--lead', ada);
    await run('leads', 'erase', '--site', 'one', '--lead', ada, '--force');
    await run('prune');
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
    await lead('Ada');
    await inStore(async () => {
      const database = new DatabaseSync(join(root, 'data/leads.sqlite'));
      database.exec(
        "create trigger full before insert on audit begin select raise(abort, 'No.'); end",
      );
      database.close();
    });
    const refused = await run('leads', '--site', 'one');
    expect([refused.status, refused.out]).toEqual([1, '']);
  });

  test('the drill: whose data, which dealer, in a period', async () => {
    await lead('Ada', { daysAgo: 20 });
    await lead('Ada2', { daysAgo: 15 });
    await lead('Late');
    await lead('Tom', { daysAgo: 10, site: 'two' as SiteKey });
    const day = (daysAgo: number) => isoDate(Date.now() - daysAgo * DAY);
    const period = ['--from', day(17), '--to', day(13)];
    const both = await actions(...period);
    expect(both).toMatchObject([
      { site: 'one', leads_held: 2, leads_erased_since: 0, people: 1 },
      { site: 'two', leads_held: 0, people: 0 },
    ]);
    expect(both[0]).not.toHaveProperty('whose');

    await run('prune');
    const named = await run('audit', '--site', 'one', '--people', ...period);
    expect(named.out).toContain(
      'Leads held: 2, of 0 people whose data is still here; erased since: 2.',
    );
    const since = await run('audit', '--site', 'one', '--people');
    expect(since.out).toContain('    Late Smith, 0491 570 006, Late@example.com\n');
    expect(since.out).toContain('lee  people 0\n');
    expect(since.out).toContain('lee  sweep 2\n');
  });
});

function leadOf(name: string): NewLead {
  return {
    kind: 'enquiry',
    enquiry: {
      ...{ pageId: null, name, lastName: 'Smith', email: `${name}@example.com` },
      ...{ phone: '0491 570 006', postcode: '4000', message: null, rego: null },
      ...{ category: 'Service Enquiry', subcategory: null, locationId: null },
      ...{ dealershipSlug: null, additionalServices: [], termsAccepted: false },
      consent: { optIn: false, wasPrefilled: false, textShown: '', at: 0 },
    },
    context: {
      ...{ url: 'https://one.example/', source: 'Website', userAgent: '' },
      ...{ carId: null, carDealershipId: null, visitedPages: [], linkedQueryParams: {} },
    },
  };
}

describe('reservations', () => {
  const reserve = (name: string, carId: string) =>
    inStore(({ reservations }) => {
      const id = `reservation-${name}-0123456789`;
      const request = { id, carId, depositCents: 0, writes: false };
      return reservations.reserve(ONE, `form-key-${name}-0123456789`, leadOf(name), request, 5, [
        'folder',
      ]);
    });
  const answer = (action: string, id = 'reservation-Ada') =>
    run('reservations', action, '--site', 'one', '--reservation', id);

  test('are listed, and answered once', async () => {
    expect((await run('reservations', '--site', 'one')).out).toMatch(/Nobody has reserved/);
    const at = Date.now();
    await inStore(({ reservations }) => {
      const request = {
        id: 'reservation-Ada-01234',
        carId: 'car-1',
        depositCents: 0,
        writes: false,
      };
      return reservations.reserve(ONE, 'form-key-Ada-01234', leadOf('Ada'), request, at, [
        'folder',
      ]);
    });
    expect((await run('reservations', 'list', '--site', 'one')).out).toMatch(
      /^reservat {2}\S+ {2}confirmation {2}until \S+ {2}\$0 {2}car-1\n$/,
    );
    expect(await answer('confirm')).toMatchObject({
      status: 0,
      out: expect.stringMatching(/held for 48 hours/),
    });
    expect(await answer('confirm')).toMatchObject({
      status: 1,
      err: expect.stringMatching(/is held, so it cannot be told to confirm\. Nothing was done/),
    });
    expect(await answer('refund')).toMatchObject({
      status: 1,
      err: expect.stringMatching(/Nothing was paid.*so nothing was done/),
    });
    expect(await answer('release')).toMatchObject({ status: 0, out: 'The vehicle is free.\n' });
    const [told] = JSON.parse((await run('reservations', '--site', 'one', '--json')).out);
    expect(told).toMatchObject({ stage: 'over', end: 'released' });
  });

  test('nothing is done to one that is not named, nor to another dealer’s', async () => {
    await reserve('Ada', 'car-1');
    for (const id of ['res', 'nobody']) expect((await answer('release', id)).status).toBe(1);
    const other = run(
      'reservations',
      'release',
      '--site',
      'two',
      '--reservation',
      'reservation-Ada',
    );
    expect((await other).status).toBe(1);
    expect((await answer('relaese')).err).toMatch(/nothing was done.*release/);
    expect(await inStore(({ reservations }) => reservations.list(ONE))).toMatchObject([
      { stage: 'confirmation' },
    ]);
  });
});
