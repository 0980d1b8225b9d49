import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type DealerSite,
  openEmbeddedStore,
  parseSiteConfig,
  type SiteKey,
  type Store,
} from '@forecourt/data';
import { aVehicle } from '@forecourt/data/testing';
import type { NewLead } from '@forecourt/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reservedVehicles } from '../reservations/reservedVehicles.ts';
import { createStockCache } from './siteStock.ts';
import { createStockFiles } from './stockFiles.ts';

const HOUR = 3_600_000;
const ONE = 'one' as SiteKey;
const locations = [{ id: 'l', slug: 'l', name: 'Milton' }];
const config = parseSiteConfig(
  'site.json',
  { slug: 'one', name: 'One', template: 'wire', locations, reserve: {} },
  {},
);
const site = { key: ONE, config } as DealerSite;
let folder: string;
let stores: Store[];
let now: number;

/** Each is a process of its own, on one folder. */
async function openServer() {
  const store = await openEmbeddedStore({ folder });
  stores.push(store);
  const { reservations } = store;
  const log = () => undefined;
  const stock = createStockCache(store.stock, {
    reservedOf: reservedVehicles({ reservations, now: () => now, log }),
  });
  return { store, stock, files: createStockFiles({ stock, now: () => now }) };
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-reserved-'));
  stores = [];
  now = Date.UTC(2026, 10, 25);
});
afterEach(async () => {
  for (const store of stores) await store.close();
  await rm(folder, { recursive: true });
});

function pause() {
  return new Promise((resolve) => setTimeout(resolve, 30));
}

test('what is reserved shows on every server of a folder, and is free again when it ends (R9-04)', async () => {
  const [first, second] = [await openServer(), await openServer()];
  const draft = await first.store.stock.begin(ONE);
  await draft.add([
    { row: 1, vehicle: aVehicle({ id: 'a', slug: 'a' }) },
    { row: 2, vehicle: aVehicle({ id: 'b', slug: 'b', reserved: true }) },
  ]);
  await draft.publish(now);
  const before = await second.stock.of(site);
  expect(before.byId('a')?.reserved).toBe(false);
  const fileBefore = second.files.hrefs(site, before)?.index;

  const lead = { kind: 'enquiry', enquiry: {}, context: { carId: 'a' } } as unknown as NewLead;
  const request = { id: 'reservation-0123456789', carId: 'a', depositCents: 0, writes: false };
  await first.store.reservations.reserve(ONE, 'form-key-0123456789', lead, request, now, [
    'folder',
  ]);
  await pause();
  for (const { stock, files } of [first, second]) {
    const reserved = await stock.of(site);
    expect(reserved.bySlug('a')?.reserved).toBe(true);
    expect([...reserved.vehicles()].map((vehicle) => vehicle.reserved)).toEqual([true, true]);
    // Pages and files that were made before are no longer those of this stock.
    expect(reserved.key).not.toBe(before.key);
    expect(files.hrefs(site, reserved)?.index).not.toBe(fileBefore);
  }
  expect((await first.stock.of(site)).key).toBe((await second.stock.of(site)).key);

  now += 48 * HOUR;
  await pause();
  const after = await second.stock.of(site);
  expect(after.byId('a')?.reserved).toBe(false);
  // The feed's own flag stays, whatever happened here.
  expect(after.byId('b')?.reserved).toBe(true);
  expect(after.key).toBe(before.key);
});

test('pages do not fail with the store: what was reserved stays so', async () => {
  const entries: unknown[] = [];
  let isDown = false;
  const reservedOf = reservedVehicles({
    reservations: {
      async claimed() {
        if (isDown) throw new Error('disk');
        return ['a'];
      },
    },
    now: () => now,
    log: (entry) => entries.push(entry),
  });
  expect(await reservedOf(site)).toEqual(['a']);
  isDown = true;
  expect(await reservedOf(site)).toEqual(['a']);
  expect(entries).toEqual([{ event: 'reservations_not_read', site: 'one', error: 'Error' }]);
  const without = { ...site, config: { ...config, reserve: null } } as DealerSite;
  expect(await reservedOf(without)).toEqual([]);
});
