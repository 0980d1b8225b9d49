import { expect, test } from 'vitest';
import { FOLDER } from '../folderDestination.ts';
import type { SiteKey, Store } from '../store.ts';
import type { OpenStores } from './describeStore.ts';
import { sampleLead, siteKey } from './samples.ts';

const SITE = siteKey('harbour');
const OTHER_SITE = siteKey('outback');
const LEASE = 60_000;
/** Failed attempts after which a lead no longer holds back its site's later ones. */
const PATIENCE_ATTEMPTS = 100;

/** Outbox: each lead handed out once, in its site's order, until it is delivered (R11-01, R11-04). */
export function describeOutbox(stores: OpenStores): void {
  test('hands out a lead until it is delivered', async () => {
    const { outbox, leads } = stores.store;
    const id = await submit(stores.store, SITE, 'one', 100);
    expect(await outbox.claim(10, 99, LEASE)).toEqual([]);
    expect(await outbox.claim(10, 100, LEASE)).toEqual([
      { lead: await leads.find(SITE, id), destination: FOLDER, attempts: 0 },
    ]);
    expect(await outbox.pending()).toBe(1);

    await outbox.delivered(id, FOLDER, 200);
    expect(await outbox.pending()).toBe(0);
    await outbox.delivered(id, FOLDER, 300);
    expect(await outbox.claim(10, 1e15, LEASE)).toEqual([]);
  });

  test('tells what each destination has not had, and since when', async () => {
    const { outbox } = stores.store;
    expect(await outbox.backlog()).toEqual([]);
    const oldest = await submit(stores.store, SITE, 'one', 100);
    await submit(stores.store, SITE, 'two', 200);
    const other = await submit(stores.store, OTHER_SITE, 'one', 50);
    const of = { site: SITE, destination: FOLDER };
    const outback = { site: OTHER_SITE, destination: FOLDER, waiting: 1, parked: 0, oldestAt: 50 };
    expect(await outbox.backlog()).toEqual([
      { ...of, waiting: 2, parked: 0, oldestAt: 100 },
      outback,
    ]);
    await outbox.failed(oldest, FOLDER, 300, null, 'refused');
    expect(await outbox.backlog()).toEqual([
      { ...of, waiting: 1, parked: 1, oldestAt: 200 },
      outback,
    ]);
    await outbox.failed(other, FOLDER, 300, null, 'refused');
    expect(await stores.other.outbox.backlog()).toMatchObject([
      of,
      { site: OTHER_SITE, waiting: 0, parked: 1, oldestAt: null },
    ]);
    await outbox.delivered(oldest, FOLDER, 400);
    await outbox.delivered(other, FOLDER, 400);
    expect(await outbox.backlog()).toEqual([{ ...of, waiting: 1, parked: 0, oldestAt: 200 }]);
  });

  test('returns a claim to the queue when its lease ends', async () => {
    const { outbox } = stores.store;
    const id = await submit(stores.store, SITE, 'one', 0);
    expect(await ids(stores.store, 0)).toEqual([id]);
    expect(await ids(stores.other, LEASE - 1)).toEqual([]);
    expect(await ids(stores.other, LEASE)).toEqual([id]);
    expect(await outbox.pending()).toBe(1);
  });

  test('counts failures and waits as told', async () => {
    const { outbox } = stores.store;
    const id = await submit(stores.store, SITE, 'one', 0);
    for (let attempts = 0; attempts < 3; attempts += 1) {
      const now = attempts * 1_000;
      expect(await outbox.claim(1, now, LEASE)).toMatchObject([{ lead: { id }, attempts }]);
      await outbox.failed(id, FOLDER, now, now + 1_000, 'refused');
      expect(await outbox.claim(1, now + 999, LEASE)).toEqual([]);
    }
  });

  test('keeps the order of a site, also while its first lead fails', async () => {
    const { outbox } = stores.store;
    const first = await submit(stores.store, SITE, 'one', 0);
    const second = await submit(stores.store, SITE, 'two', 0);
    expect(await ids(stores.store, 0)).toEqual([first]);
    await outbox.failed(first, FOLDER, 0, 5_000, 'down');
    expect(await ids(stores.store, 4_999)).toEqual([]);
    expect(await ids(stores.store, 5_000)).toEqual([first]);
    await outbox.delivered(first, FOLDER, 5_001);
    expect(await ids(stores.store, 5_001)).toEqual([second]);
  });

  test('does not let one site hold back another', async () => {
    const { outbox } = stores.store;
    const failing = await submit(stores.store, SITE, 'one', 0);
    await submit(stores.store, SITE, 'two', 0);
    await outbox.claim(1, 0, LEASE);
    await outbox.failed(failing, FOLDER, 0, 900_000, 'down');
    const theirs = await submit(stores.store, OTHER_SITE, 'one', 10);
    expect(await ids(stores.store, 10)).toEqual([theirs]);
  });

  test('hands a lead out to each of its destinations, and none waits for another', async () => {
    const { outbox, leads } = stores.store;
    const crm = ['crm', FOLDER] as const;
    for (const name of ['one', 'two']) {
      await leads.submit(
        SITE,
        `key-0123456789abcdef-${name}`,
        sampleLead({ enquiry: { name } }),
        0,
        crm,
      );
    }
    const claimed = async (now: number) =>
      (await outbox.claim(10, now, LEASE))
        .map(({ lead, destination }) => `${destination} ${lead.enquiry.name}`)
        .sort();
    const [two, one] = await leads.list(SITE);
    expect(await claimed(0)).toEqual(['crm one', 'folder one']);
    await outbox.failed(one?.id ?? '', 'crm', 1, 900_000, 'down');
    await outbox.delivered(one?.id ?? '', FOLDER, 1);
    expect(await claimed(1)).toEqual(['folder two']);
    await outbox.delivered(two?.id ?? '', FOLDER, 2);
    expect(await outbox.pending()).toBe(2);
    expect(await claimed(900_000)).toEqual(['crm one']);
    await outbox.delivered(one?.id ?? '', 'crm', 900_000);
    expect(await claimed(900_000)).toEqual(['crm two']);
  });

  test('parks a lead: kept, counted, out of the way', async () => {
    const { outbox, leads } = stores.store;
    const parked = await submit(stores.store, SITE, 'one', 0);
    const next = await submit(stores.store, SITE, 'two', 0);
    await outbox.claim(1, 0, LEASE);
    await outbox.failed(parked, FOLDER, 0, null, 'no such mailbox');
    expect(await ids(stores.store, 1)).toEqual([next]);
    await outbox.delivered(next, FOLDER, 2);
    expect(await outbox.pending()).toBe(1);
    expect(await outbox.claim(10, 1e15, LEASE)).toEqual([]);
    expect(await leads.list(SITE)).toHaveLength(2);
  });

  test('lets later leads pass one that fails for ever', async () => {
    const { outbox } = stores.store;
    const hopeless = await submit(stores.store, SITE, 'one', 0);
    const next = await submit(stores.store, SITE, 'two', 0);
    for (let attempt = 1; attempt < PATIENCE_ATTEMPTS; attempt += 1) {
      await outbox.failed(hopeless, FOLDER, attempt, 1_000, 'error 500');
    }
    expect(await ids(stores.store, 999)).toEqual([]);
    await outbox.failed(hopeless, FOLDER, 999, 5_000, 'error 500');
    expect(await ids(stores.store, 999)).toEqual([next]);
    expect(await ids(stores.store, 5_000)).toEqual([hopeless]);
  });

  test('tells what became of each delivery, and parks and tries again as told', async () => {
    const { outbox, leads } = stores.store;
    const crm = ['crm', FOLDER] as const;
    const key = 'key-0123456789abcdef-one';
    const { leadId } = await leads.submit(SITE, key, sampleLead(), 0, crm);
    const theirs = await submit(stores.store, OTHER_SITE, 'one', 0);
    await outbox.claim(10, 0, LEASE);
    await outbox.delivered(leadId, FOLDER, 1);
    await outbox.failed(leadId, 'crm', 1, null, 'No.');
    const entry = { leadId, destination: 'crm', attempts: 1, lastError: 'No.' };
    const folder = {
      leadId,
      destination: FOLDER,
      state: 'delivered',
      attempts: 0,
      lastError: null,
    };
    expect(await outbox.states(SITE)).toEqual([{ ...entry, state: 'parked' }, folder]);
    expect(await outbox.retry(SITE, { destination: FOLDER }, 2)).toBe(0);
    expect(await outbox.retry(OTHER_SITE, {}, 2)).toBe(0);
    expect(await outbox.retry(SITE, { leadId }, 2)).toBe(1);
    expect(await outbox.claim(10, 2, LEASE)).toMatchObject([{ destination: 'crm', attempts: 0 }]);
    expect(await outbox.park(SITE, { leadId: theirs }, 3)).toBe(0);
    expect(await outbox.park(SITE, { destination: 'crm' }, 3)).toBe(1);
    expect(await outbox.park(SITE, {}, 3)).toBe(0);
    expect(await outbox.states(SITE)).toMatchObject([{ state: 'parked' }, { state: 'delivered' }]);
    expect(await outbox.states(OTHER_SITE)).toMatchObject([{ leadId: theirs, state: 'waiting' }]);
  });

  test('does not take back a delivery', async () => {
    const { outbox } = stores.store;
    const id = await submit(stores.store, SITE, 'one', 0);
    await outbox.claim(1, 0, LEASE);
    await outbox.delivered(id, FOLDER, 1);
    await outbox.failed(id, FOLDER, 2, 3, 'late news of an earlier attempt');
    expect(await outbox.claim(1, 1e15, LEASE)).toEqual([]);
    expect(await outbox.pending()).toBe(0);
  });

  test('claims no more than asked, the longest due first', async () => {
    const expected: string[] = [];
    for (let site = 0; site < 5; site += 1) {
      expected.push(await submit(stores.store, siteKey(`site-${site}`), 'one', site));
    }
    expect(await ids(stores.store, 10, 3)).toEqual(expected.slice(0, 3));
    expect(await ids(stores.store, 10, 3)).toEqual(expected.slice(3));
  });

  test('gives each lead to one of two claimers, in the order of its site', async () => {
    const submitted = new Map<string, string[]>();
    for (let index = 0; index < 60; index += 1) {
      const site = `site-${index % 6}`;
      const id = await submit(stores.store, siteKey(site), `${index}`, 0);
      submitted.set(site, [...(submitted.get(site) ?? []), id]);
    }
    const delivered = new Map<string, string[]>();
    async function drain({ outbox }: Store) {
      while ((await outbox.pending()) > 0) {
        for (const { lead } of await outbox.claim(2, 0, LEASE)) {
          delivered.set(lead.site, [...(delivered.get(lead.site) ?? []), lead.id]);
          await outbox.delivered(lead.id, FOLDER, 0);
        }
      }
    }
    await Promise.all([drain(stores.store), drain(stores.other)]);
    expect(delivered).toEqual(submitted);
  });
}

async function submit(store: Store, site: SiteKey, name: string, now: number): Promise<string> {
  const key = `key-0123456789abcdef-${name}`;
  const { leadId } = await store.leads.submit(site, key, sampleLead({ enquiry: { name } }), now);
  return leadId;
}

async function ids(store: Store, now: number, limit = 10): Promise<string[]> {
  return (await store.outbox.claim(limit, now, LEASE)).map(({ lead }) => lead.id);
}
