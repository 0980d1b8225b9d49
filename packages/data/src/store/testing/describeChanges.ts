import { expect, test } from 'vitest';
import type { ChangeLead, ChangeReceiver, NotedRow } from '../changes.ts';
import { LeadLost } from '../storeErrors.ts';
import type { OpenStores } from './describeStore.ts';
import { siteKey } from './samples.ts';

/** The contract of `ChangeStore`. */
export function describeChanges(stores: OpenStores): void {
  const site = siteKey('harbour');
  const elsewhere = siteKey('elsewhere');

  function noted(id: string, position: number, facts: Partial<NotedRow> = {}): NotedRow {
    const vehicle = { id, sold: false };
    return {
      ...{ id, position, addedAt: position, firstAt: position, soldAt: null, fields: {} },
      ...{ digest: `digest of ${id}`, version: 1, at: position, vehicle, ...facts },
    };
  }
  const gone = (id: string, position: number, at = position) =>
    noted(id, position, { vehicle: null, digest: '', at });

  function receiverAt(position: string | null): ChangeReceiver {
    return { address: 'a', position, attempts: 0, dueAt: 0, lastError: null, parkedAt: null };
  }

  async function leadOf(holder = 'one', now = 0): Promise<ChangeLead> {
    const lead = await stores.store.changes.lead(holder, now, 1_000);
    if (lead === null) throw new Error('Another leads.');
    return lead;
  }

  test('one alone leads, for as long as it says so, until it resigns or its time is over', async () => {
    const [one, other] = [stores.store.changes, stores.other.changes];
    const taken = await Promise.all([one.lead('one', 0, 1_000), other.lead('other', 0, 1_000)]);
    expect(taken.filter((lead) => lead !== null)).toHaveLength(1);
    const [first, second] = taken[0] === null ? ['other', 'one'] : ['one', 'other'];
    expect(await one.lead(second, 999, 1_000)).toBeNull();
    expect(await other.lead(first, 999, 1_000)).not.toBeNull();
    expect(await one.lead(second, 1_998, 1_000)).toBeNull();
    await one.resign(second);
    expect(await one.lead(second, 1_998, 1_000)).toBeNull();
    await one.resign(first);
    expect(await one.lead(second, 1_998, 1_000)).not.toBeNull();
    expect(await one.lead(first, 2_998, 1_000)).not.toBeNull();
  });

  test('who has lost the lead changes nothing any more', async () => {
    const late = await leadOf('late', 0);
    await leadOf('next', 1_000);
    const head = { epoch: '0000abcd', position: 1, floor: 1, version: 1, at: 1 };
    const receiver = receiverAt(null);
    for (const change of [
      () => late.note(site, [noted('a', 1)]),
      () => late.reach(site, head),
      () => late.keep(site, 'crm', receiver),
      () => late.forget(site, 1),
    ]) {
      await expect(change()).rejects.toThrow(LeadLost);
    }
    expect(await stores.other.changes.head(site)).toBeNull();
    expect(await stores.other.changes.between(site, 0, 9, 9)).toEqual([]);
  });

  test('a site is followed from the first question on, and has a head when it is noted', async () => {
    const { changes } = stores.store;
    await Promise.all([changes.follow(site, 10), stores.other.changes.follow(site, 10)]);
    await changes.follow(elsewhere, 5);
    expect(await stores.other.changes.followed(6)).toEqual([site]);
    expect(await stores.other.changes.followed(5)).toEqual([elsewhere, site]);
    expect(await changes.head(site)).toBeNull();
    const head = { epoch: '0000abcd', position: 2, floor: 2, version: 1, at: 11 };
    await (await leadOf()).reach(site, head);
    await changes.follow(site, 20);
    expect(await stores.other.changes.head(site)).toEqual(head);
    expect([...(await stores.other.changes.heads([elsewhere, site]))]).toEqual([[site, head]]);
    expect(await changes.followed(20)).toEqual([site]);
  });

  test('what is noted is read in order, up to where it is reached, and of one site alone', async () => {
    const lead = await leadOf();
    const many = Array.from({ length: 120 }, (_, n) => noted(`car-${n}`, n + 1));
    await lead.note(site, many);
    await lead.note(elsewhere, [noted('car-0', 7)]);
    const changed = noted('car-0', 121, { firstAt: 1, soldAt: 121, fields: { price: 121 } });
    await lead.note(site, [changed, gone('car-1', 122)]);
    const read = stores.other.changes;
    expect(await read.between(site, 0, 2, 9)).toEqual([]);
    expect((await read.between(site, 2, 99, 3)).map(({ id }) => id)).toEqual([
      'car-2',
      'car-3',
      'car-4',
    ]);
    expect(await read.between(site, 120, 999, 9)).toEqual([changed, gone('car-1', 122)]);
    expect(await read.between(elsewhere, 0, 9, 9)).toEqual([noted('car-0', 7)]);
    expect(await lead.last(site)).toBe(122);
    expect(await lead.last(siteKey('none'))).toBe(0);
    expect([...(await lead.noted(site, ['car-0', 'none']))]).toEqual([['car-0', changed]]);
    expect(await lead.digests(site, 'car-0', 2)).toEqual([
      { id: 'car-1', digest: null },
      { id: 'car-10', digest: 'digest of car-10' },
    ]);
  });

  test('vehicles that left are forgotten after a while, and nobody goes on from before', async () => {
    const lead = await leadOf();
    const head = { epoch: '0000abcd', position: 5, floor: 1, version: 1, at: 5 };
    await lead.note(site, [noted('a', 1), gone('b', 2), gone('c', 3), gone('d', 4), gone('e', 5)]);
    await lead.reach(site, head);
    const left = async () => {
      const { floor } = (await stores.other.changes.head(site)) ?? head;
      const rows = await stores.other.changes.between(site, 0, 9, 9);
      return [floor, ...rows.map(({ id }) => id)];
    };
    await lead.trim(site, 0, 9);
    expect(await left()).toEqual([1, 'a', 'b', 'c', 'd', 'e']);
    await lead.trim(site, 3, 9);
    expect(await left()).toEqual([2, 'a', 'c', 'd', 'e']);
    await lead.trim(site, 0, 1);
    expect(await left()).toEqual([4, 'a', 'e']);
  });

  test('a receiver is known where it was left, until its site is forgotten', async () => {
    const lead = await leadOf();
    expect(await lead.receiver(site, 'crm')).toBeNull();
    const first = { ...receiverAt(null), attempts: 3, dueAt: 9, lastError: 'away' };
    await lead.keep(site, 'crm', first);
    expect(await lead.receiver(site, 'crm')).toEqual(first);
    const then = { ...first, position: '0000abcd.1', attempts: 0, lastError: null };
    await lead.keep(site, 'crm', then);
    await lead.keep(elsewhere, 'crm', first);
    expect(await lead.receiver(site, 'crm')).toEqual(then);
    await stores.store.changes.follow(site, 1);
    await lead.note(
      site,
      Array.from({ length: 501 }, (_, n) => noted(`${n}`, n + 1)),
    );
    await lead.note(elsewhere, [noted('a', 1)]);
    await lead.forget(site, 1);
    expect(await lead.receiver(site, 'crm')).toEqual(then);
    await lead.forget(site, 2);
    expect(await lead.receiver(site, 'crm')).toBeNull();
    expect(await stores.other.changes.followed(0)).toEqual([]);
    expect(await stores.other.changes.between(site, 0, 999, 9)).toEqual([]);
    expect(await lead.receiver(elsewhere, 'crm')).toEqual(first);
    expect(await stores.other.changes.between(elsewhere, 0, 999, 9)).toHaveLength(1);
  });

  test('what is parked is tried again from where it was, one or all of a site (R17-42)', async () => {
    const lead = await leadOf();
    const { changes } = stores.other;
    const parked = { ...receiverAt('0000abcd.1'), attempts: 7, lastError: 'gone', parkedAt: 5 };
    for (const name of ['b', 'a']) await lead.keep(site, name, parked);
    await lead.keep(site, 'waits', { ...receiverAt(null), attempts: 1, dueAt: 99 });
    await lead.keep(elsewhere, 'a', parked);
    const states = async (of = site) =>
      (await changes.receivers(of)).map(({ name, parkedAt, attempts, dueAt, position }) => [
        ...[name, parkedAt, attempts, dueAt, position],
      ]);
    expect(await changes.retry(site, 'none', 9)).toBe(0);
    expect(await changes.retry(site, 'a', 9)).toBe(1);
    expect(await states()).toEqual([
      ['a', null, 0, 9, '0000abcd.1'],
      ['b', 5, 7, 0, '0000abcd.1'],
      ['waits', null, 1, 99, null],
    ]);
    expect(await changes.retry(site, null, 10)).toBe(1);
    expect(await changes.retry(site, null, 11)).toBe(0);
    expect(await states(elsewhere)).toEqual([['a', 5, 7, 0, '0000abcd.1']]);
  });
}
