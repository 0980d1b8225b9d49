import { expect, test } from 'vitest';
import { FOLDER } from '../folderDestination.ts';
import type { OpenStores } from './describeStore.ts';
import { sampleLead, siteKey } from './samples.ts';

const SITE = siteKey('harbour');
const OTHER_SITE = siteKey('outback');
const KEY = 'key-0123456789abcdef';

/** The contract of `RetentionStore` (R17-30). */
export function describeRetention(stores: OpenStores): void {
  async function sent(name: string, site = SITE, to: readonly [string, ...string[]] = [FOLDER]) {
    const lead = sampleLead({ enquiry: { name } });
    return (await stores.store.leads.submit(site, `${KEY}-${name}`, lead, 0, to)).leadId;
  }

  test('names every site that ever had a lead', async () => {
    await sent('one', OTHER_SITE);
    await stores.other.leads.erase(OTHER_SITE, [await sent('two', SITE)], 0);
    expect(await stores.store.retention.sites()).toEqual([SITE, OTHER_SITE]);
  });

  test('a lead has outlived its person once the last of its destinations has had it long enough', async () => {
    const { outbox, retention } = stores.store;
    const both = await sent('both', SITE, [FOLDER, 'crm']);
    const first = await sent('first');
    const parked = await sent('parked');
    await sent('waiting');
    const theirs = await sent('theirs', OTHER_SITE);
    await outbox.delivered(both, FOLDER, 100);
    await outbox.delivered(first, FOLDER, 150);
    await outbox.delivered(theirs, FOLDER, 100);
    await outbox.failed(parked, FOLDER, 100, null, 'No.');
    expect(await retention.outlived(SITE, 1e15)).toEqual([first]);
    await outbox.delivered(both, 'crm', 200);
    expect(await retention.outlived(SITE, 150)).toEqual([]);
    expect(await retention.outlived(SITE, 151)).toEqual([first]);
    expect(await retention.outlived(SITE, 201)).toEqual([both, first]);
    expect(await retention.outlived(SITE, 201, 1)).toEqual([both]);
    expect(await retention.outlived(OTHER_SITE, 201)).toEqual([theirs]);
  });

  test('a person is taken out of a lead once, of its own site alone, and what is counted stays', async () => {
    const { leads, outbox, retention } = stores.store;
    const id = await sent('Zoe');
    await outbox.delivered(id, FOLDER, 1);
    expect(await retention.forget(OTHER_SITE, [id], 5)).toBe(0);
    expect(await retention.forget(SITE, [], 5)).toBe(0);
    expect(await retention.forget(SITE, [id, 'nobody'], 5)).toBe(1);
    expect(await retention.forget(SITE, [id], 6)).toBe(0);
    const left = await leads.find(SITE, id);
    expect(left).toMatchObject({
      ...{ id, site: 'harbour', createdAt: 0, erasedAt: 5 },
      enquiry: { name: '', email: '', phone: '', message: null, category: 'General Enquiry' },
      context: { carId: 'car-1', linkedQueryParams: {} },
    });
    expect(await retention.outlived(SITE, 1e15)).toEqual([]);
    expect(await outbox.states(SITE)).toMatchObject([{ leadId: id, state: 'delivered' }]);
  });

  test('a form that is sent again is the same lead until its key is gone', async () => {
    const { leads, retention, outbox } = stores.store;
    const first = await sent('one');
    await outbox.delivered(first, FOLDER, 1);
    await retention.forget(SITE, [first], 5);
    expect(await sent('one')).toBe(first);
    expect(await retention.dropKeys(0, 10)).toBe(0);
    await sent('two');
    expect(await retention.dropKeys(1, 1)).toBe(1);
    expect(await retention.dropKeys(1, 10)).toBe(1);
    expect(await retention.dropKeys(1, 10)).toBe(0);
    expect(await sent('one')).not.toBe(first);
    expect((await leads.list(SITE)).map(({ supersedes }) => supersedes)).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('a file that is written anew has everything that it had', async () => {
    const id = await sent('one');
    await stores.store.retention.compact();
    expect((await stores.other.leads.find(SITE, id))?.enquiry.name).toBe('one');
    expect(await stores.other.outbox.pending()).toBe(1);
  });
}
