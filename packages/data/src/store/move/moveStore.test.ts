import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openEmbeddedStore } from '../embedded/openEmbeddedStore.ts';
import { openPostgresStore } from '../postgres/openPostgresStore.ts';
import type { Store } from '../store.ts';
import { sampleLead, sampleReservation, sampleRows, siteKey } from '../testing/samples.ts';
import { startPostgres, type TestPostgres } from '../testing/startPostgres.ts';
import { moveStore } from './moveStore.ts';

const harbour = siteKey('harbour');
const outback = siteKey('outback');
const open = [{ count: 9, ms: 1 }];
const limits = { number: open, visitor: open, site: open, all: open };

let postgres: TestPostgres;
let folder: string;
let url: string;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-move-'));
  ({ url } = await postgres.createSchema());
});
afterEach(() => rm(folder, { recursive: true }));

/** Something of every part, told so that two stores can be compared. */
async function fill(store: Store): Promise<void> {
  for (const [index, site] of [harbour, outback].entries()) {
    const draft = await store.stock.begin(site);
    await draft.add(sampleRows(1, 700 + index, { badge: 'Née “Ärger” 🚗\n' }));
    await draft.publish(1);
    const key = `key-0123456789abcde${index}`;
    const { leadId } = await store.leads.submit(site, key, sampleLead(), 1, ['crm', 'folder']);
    // One that corrects another refers to it.
    await store.leads.submit(site, key, sampleLead({ enquiry: { message: 'Corrected' } }), 2);
    await store.outbox.delivered(leadId, 'folder', 3);
    await store.audit.record({
      at: 4,
      actor: 'kim',
      action: 'list',
      site,
      count: 1,
      leadIds: null,
    });
    const { formKey, lead, ...request } = sampleReservation('hold');
    await store.reservations.reserve(site, formKey, lead, request, 5, ['folder']);
    await store.activity.count(site, '2026-11-25', [{ eventId: 39, carId: 'v-1' }]);
    const code = { id: 'i', phone: '+61400000000', code: 'c', visitor: 'v', replaces: null };
    await store.accounts.ask(site, code, 6, limits);
    await store.accounts.try(site, { ...code, session: 's', ends: null }, 7, open);
    const told = { price: 1, repayment: null };
    await store.journeys.start(
      {
        ...{
          id: `journey-${index}`,
          site,
          carId: 'v-1',
          owner: 'o',
          person: 'locked',
          startedAt: 9,
        },
        choices: { told, tradeIn: null, payment: 'cash', handover: null },
        ...{ reservation: null, until: 99 },
      },
      5,
    );
    const asked = { email: 'kim@example.com', search: '/search', words: 'all', vehicleId: null };
    await store.alerts.ask(site, { ...asked, frequency: 'daily' }, 'd', 8, open);
  }
}

async function told(store: Store) {
  const vehiclesOf = async (site: typeof harbour) => {
    const vehicles: unknown[] = [];
    for await (const batch of store.stock.read(site, 1)) vehicles.push(...batch);
    return vehicles;
  };
  const of = async (site: typeof harbour) => ({
    leads: await store.leads.list(site),
    states: await store.outbox.states(site),
    audit: await store.audit.between(site, 0, 10),
    reservations: await store.reservations.list(site),
    ledger: await store.reservations.ledger(site),
    counts: await store.activity.counts(site),
    account: await store.accounts.about(site, '+61400000000', 9),
    alerts: await store.alerts.list(site),
    journeys: [
      await store.journeys.find(site, 'journey-0', 10),
      await store.journeys.find(site, 'journey-1', 10),
    ],
    stock: await store.stock.current(site),
    vehicles: await vehiclesOf(site),
  });
  return { secret: await store.secret(), harbour: await of(harbour), outback: await of(outback) };
}

async function whileOpen<Result>(store: Store, work: (store: Store) => Promise<Result>) {
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

test('all that a folder has is in the database, which counts on from there; the folder takes no more', async () => {
  const before = await whileOpen(await openEmbeddedStore({ folder }), async (store) => {
    await fill(store);
    return told(store);
  });
  const running = await openEmbeddedStore({ folder });
  const arrived = new Map<string, number>();
  await moveStore({ folder, url, report: (table, rows) => arrived.set(table, rows) });
  expect(Object.fromEntries(arrived)).toMatchObject({ leads: 6, stock_vehicles: 1_401, audit: 2 });

  await whileOpen(await openPostgresStore({ url }), async (store) => {
    expect(await told(store)).toEqual(before);
    await store.audit.record({
      ...{ at: 9, actor: 'lee', action: 'list', site: harbour, count: 1, leadIds: null },
    });
    await store.leads.submit(harbour, 'key-0123456789abcdez', sampleLead(), 9);
    const draft = await store.stock.begin(harbour);
    expect((await draft.publish(9)).version.version).toBe(2);
  });

  // A server that was not stopped loses nothing, for it takes nothing, and delivers nothing twice.
  await expect(running.outbox.claim(9, 9, 9)).rejects.toThrow('moved');
  const late = running.leads.submit(harbour, 'key-0123456789abcdey', sampleLead(), 9);
  await expect(late).rejects.toThrow('moved');
  await running.close();
  await expect(openEmbeddedStore({ folder })).rejects.toMatchObject({ name: 'StoreMoved' });
});

test('ended half way it has changed nothing, and can be run again', async () => {
  await whileOpen(await openEmbeddedStore({ folder }), fill);
  let cuts = 0;
  const cut = moveStore({
    ...{ folder, url },
    report(table) {
      if (table === 'stock_vehicles') cuts += 1;
      if (table === 'stock_vehicles') throw new Error('killed');
    },
  });
  await expect(cut).rejects.toThrow('killed');
  expect(cuts).toBe(1);
  await whileOpen(await openPostgresStore({ url }), async (store) => {
    expect(await store.leads.list(harbour)).toEqual([]);
  });
  await whileOpen(await openEmbeddedStore({ folder }), async (store) => {
    await store.leads.submit(harbour, 'key-0123456789abcdex', sampleLead(), 9);
  });
  const moved: string[] = [];
  await moveStore({ folder, url, report: (table) => moved.push(table) });
  expect(moved).toContain('alert_mails');
});

test('a database with another store in it stays as it is, and so does the folder', async () => {
  await whileOpen(await openPostgresStore({ url }), async (store) => {
    await store.leads.submit(outback, 'key-0123456789abcdef', sampleLead(), 1);
  });
  await whileOpen(await openEmbeddedStore({ folder }), fill);
  await expect(moveStore({ folder, url, report: () => undefined })).rejects.toMatchObject({
    name: 'StoreNotEmpty',
    remedy: expect.stringMatching(/\w/),
  });
  await whileOpen(await openEmbeddedStore({ folder }), async (store) => {
    expect(await store.leads.list(harbour)).toHaveLength(3);
  });
  await whileOpen(await openPostgresStore({ url }), async (store) => {
    expect(await store.leads.list(outback)).toHaveLength(1);
  });
});
