import { expect, test } from 'vitest';
import type { OpenStores } from './describeStore.ts';
import { siteKey } from './samples.ts';

/** The contract of `ActivityStore`. */
export function describeActivity(stores: OpenStores): void {
  const site = siteKey('harbour');
  const reveal = { car_id: 'v1', dealership_id: 'd1', website_id: 'harbour' };

  test('what is asked for is kept as it is, oldest first, of one site (R4-16)', async () => {
    const { store, other } = stores;
    const none = { ...reveal, car_id: null, dealership_id: null };
    await store.activity.revealed(site, none, 2);
    await other.activity.revealed(site, reveal, 1);
    await store.activity.revealed(siteKey('elsewhere'), reveal, 3);
    expect(await store.activity.reveals(site)).toEqual([
      { ...reveal, at: 1 },
      { ...none, at: 2 },
    ]);
  });

  test('events are counted by day and vehicle, by several processes at once', async () => {
    const { store, other } = stores;
    const events = [
      { eventId: 25, carId: 'v1' },
      { eventId: 25, carId: null },
    ];
    await Promise.all([
      store.activity.count(site, '2026-11-25', events),
      other.activity.count(site, '2026-11-25', events),
      store.activity.count(site, '2026-11-26', [{ eventId: 14, carId: 'v1' }]),
      other.activity.count(site, '2026-11-26', []),
    ]);
    expect(await store.activity.counts(site)).toEqual([
      { day: '2026-11-25', eventId: 25, carId: null, count: 2 },
      { day: '2026-11-25', eventId: 25, carId: 'v1', count: 2 },
      { day: '2026-11-26', eventId: 14, carId: 'v1', count: 1 },
    ]);
    expect(await store.activity.counts(siteKey('elsewhere'))).toEqual([]);
  });

  test('what is older than a day is taken away in steps, of all sites', async () => {
    const { activity } = stores.store;
    const at = Date.UTC(2026, 10, 25);
    for (const key of [site, siteKey('elsewhere')]) {
      for (const day of ['2026-11-23', '2026-11-24', '2026-11-25']) {
        await activity.count(key, day, [{ eventId: 25, carId: null }]);
      }
      for (const before of [3, 2, 1, 0]) await activity.revealed(key, reveal, at - before);
    }
    const steps: number[] = [];
    do steps.push(await stores.other.activity.prune(at, 3));
    while (steps.at(-1) !== 0);
    expect(steps.slice(0, -1).reduce((sum, count) => sum + count, 0)).toBe(4 + 6);
    expect(steps.length).toBeGreaterThan(2);
    for (const key of [site, siteKey('elsewhere')]) {
      expect(await activity.counts(key)).toMatchObject([{ day: '2026-11-25', count: 1 }]);
      expect(await activity.reveals(key)).toEqual([{ ...reveal, at }]);
    }
  });
}
