import { expect, test } from 'vitest';
import { FOLDER } from '../folderDestination.ts';
import type { AuditEntry } from '../store.ts';
import type { OpenStores } from './describeStore.ts';
import { sampleLead, siteKey } from './samples.ts';

const SITE = siteKey('harbour');
const OTHER_SITE = siteKey('outback');

/** The contract of `AuditStore` (R17-31). */
export function describeAudit(stores: OpenStores): void {
  const entry: AuditEntry = {
    ...{ at: 100, actor: 'kim', action: 'export', site: SITE, count: 2, leadIds: ['a', 'b'] },
  };

  test('tells what was done in a period at one site, in its order', async () => {
    const { store, other } = stores;
    const listed: AuditEntry = { ...entry, at: 50, action: 'list', count: 7, leadIds: null };
    await store.audit.record(entry);
    await other.audit.record(listed);
    await other.audit.record({ ...entry, at: 200 });
    await store.audit.record({ ...entry, site: OTHER_SITE });
    expect(await store.audit.between(SITE, 50, 200)).toEqual([listed, entry]);
    expect(await store.audit.between(SITE, 101, 200)).toEqual([]);
  });

  test('tells whose data was there at some time of a period (R17-31)', async () => {
    const { leads, outbox, retention, audit } = stores.store;
    const sent = async (name: string, at: number, site = SITE) => {
      const lead = sampleLead({ enquiry: { name } });
      return (await leads.submit(site, `key-0123456789abcdef-${name}`, lead, at)).leadId;
    };
    const early = await sent('early', 10);
    await sent('during', 100);
    await sent('late', 200);
    await sent('theirs', 100, OTHER_SITE);
    await outbox.delivered(early, FOLDER, 10);
    await retention.forget(SITE, [early], 150);
    const held = async (from: number, to: number) =>
      (await audit.held(SITE, from, to)).map(({ enquiry }) => enquiry.name);
    expect(await held(0, 10)).toEqual([]);
    expect(await held(0, 200)).toEqual(['', 'during']);
    expect(await held(150, 201)).toEqual(['', 'during', 'late']);
    expect(await held(151, 1_000)).toEqual(['during', 'late']);
  });
}
