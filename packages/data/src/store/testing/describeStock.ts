import type { Vehicle } from '@forecourt/domain';
import { expect, test } from 'vitest';
import type { SiteKey, StockStore, StockVersion } from '../store.ts';
import type { OpenStores } from './describeStore.ts';
import { sampleRows, sampleVehicle, siteKey } from './samples.ts';

const SITE = siteKey('harbour');
const OTHER_SITE = siteKey('outback');
type Rows = ReturnType<typeof sampleRows>;

/** Stock: whole versions, swapped at once, one import a site at a time. */
export function describeStock(stores: OpenStores): void {
  test('shows nothing before the first publish', async () => {
    const { stock } = stores.store;
    expect(await stock.current(SITE)).toBeNull();
    const draft = await stock.begin(SITE);
    await draft.add(sampleRows(1, 3));
    expect(await stores.other.stock.current(SITE)).toBeNull();
    await draft.discard();
    expect(await stock.current(SITE)).toBeNull();
  });

  test('gives back the vehicles in the order of the feed', async () => {
    const { stock } = stores.store;
    const rows = sampleRows(1, 1_234).reverse();
    const { changed, version } = await publish(stock, SITE, rows, 77);
    expect(changed).toBe(true);
    expect(version).toMatchObject({ version: 1, count: 1_234, createdAt: 77 });
    expect(await stores.other.stock.current(SITE)).toEqual(version);
    expect(await readAll(stores.other.stock, SITE, 1)).toEqual(rows.map(({ vehicle }) => vehicle));
  });

  test('gives sound texts of stock that was stored before anybody checked them', async () => {
    const { stock } = stores.store;
    const before = { badge: 'a\ud83db', standardEquipment: ['Tow bar\u0000', '🚗 "\\ud83d"'] };
    await publish(stock, SITE, sampleRows(1, 1, before));
    expect(await readAll(stock, SITE, 1)).toMatchObject([
      { badge: 'ab', standardEquipment: ['Tow bar', '🚗 "\\ud83d"'] },
    ]);
  });

  test('reads in batches', async () => {
    await publish(stores.store.stock, SITE, sampleRows(1, 1_234));
    const sizes: number[] = [];
    for await (const batch of stores.store.stock.read(SITE, 1)) sizes.push(batch.length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
    expect(sizes.length).toBeGreaterThan(2);
  });

  test('counts versions up by one, whatever became of other drafts', async () => {
    const { stock } = stores.store;
    await publish(stock, SITE, sampleRows(1, 2));
    await publish(stock, SITE, sampleRows(1, 2));
    await (await stock.begin(SITE)).discard();
    const { version } = await publish(stock, SITE, sampleRows(1, 3));
    expect(version.version).toBe(2);
  });

  test('changes nothing when the stock is equal', async () => {
    const { stock } = stores.store;
    const { version } = await publish(stock, SITE, sampleRows(1, 600), 1);
    const draft = await stock.begin(SITE);
    for (const row of sampleRows(1, 600)) await draft.add([row]);
    expect(await draft.publish(2)).toEqual({ changed: false, version });
    expect(await stock.current(SITE)).toEqual(version);
    expect(await readAll(stock, SITE, 1)).toHaveLength(600);
  });

  test.each<[string, Rows]>([
    ['order', sampleRows(1, 5).reverse()],
    ['a price', [...sampleRows(1, 4), ...sampleRows(5, 5, { price: 1 })]],
    ['one less', sampleRows(1, 4)],
    ['none', []],
  ])('takes stock for changed by: %s', async (_, rows) => {
    const { stock } = stores.store;
    await publish(stock, SITE, sampleRows(1, 5));
    const { changed, version } = await publish(stock, SITE, rows);
    expect(changed).toBe(true);
    expect(version).toMatchObject({ version: 2, count: rows.length });
    expect(await readAll(stock, SITE, 2)).toEqual(rows.map(({ vehicle }) => vehicle));
  });

  test('tells what a draft would do to the stock, and does not do it', async () => {
    const { stock } = stores.store;
    const nothing = await stock.begin(SITE);
    await nothing.add(sampleRows(1, 3));
    expect(await nothing.effect()).toEqual({ before: 0, added: 3, changed: 0, removed: 0 });
    await nothing.publish(1);
    await publish(stock, OTHER_SITE, sampleRows(1, 9));
    const draft = await stock.begin(SITE);
    await draft.add([...sampleRows(3, 3), ...sampleRows(2, 2, { price: 1 }), ...sampleRows(7, 9)]);
    expect(await draft.effect()).toEqual({ before: 3, added: 3, changed: 1, removed: 1 });
    await draft.discard();
    await expect(draft.effect()).rejects.toMatchObject({ name: 'DraftClosed' });
    expect((await stock.current(SITE))?.count).toBe(3);
  });

  test('keeps the first vehicle of an id and reports the others', async () => {
    const { stock } = stores.store;
    const draft = await stock.begin(SITE);
    const again = { row: 3, vehicle: sampleVehicle('v1', { price: 1 }) };
    expect((await draft.add([...sampleRows(1, 2), again])).duplicates).toEqual([
      { id: 'v1', firstRow: 1 },
    ]);
    const later = { row: 4, vehicle: sampleVehicle('v2') };
    expect((await draft.add([later, ...sampleRows(5, 5)])).duplicates).toEqual([
      { id: 'v2', firstRow: 2 },
    ]);
    await draft.publish(1);
    const prices = (await readAll(stock, SITE, 1)).map(({ id, price }) => [id, price]);
    expect(prices).toEqual([
      ['v1', 45_990],
      ['v2', 45_990],
      ['v5', 45_990],
    ]);
  });

  test('gives a second vehicle of one slug a slug of its own that lasts', async () => {
    const { stock } = stores.store;
    const slugs = async (rows: Rows, version: number) => {
      const draft = await stock.begin(SITE);
      for (const row of rows) expect((await draft.add([row])).duplicates).toEqual([]);
      await draft.publish(1);
      return (await readAll(stock, SITE, version)).map(({ slug }) => slug);
    };
    const alike = sampleRows(1, 3, { slug: 'hilux' });
    const [first, second, third] = await slugs(alike, 1);
    expect(first).toBe('hilux');
    expect(second).toMatch(/^hilux-[0-9a-f]{12}$/);
    expect(third).toMatch(/^hilux-[0-9a-f]{12}$/);
    expect(third).not.toBe(second);
    expect(await slugs([...alike, ...sampleRows(4, 4)], 2)).toEqual([
      first,
      second,
      third,
      'slug-v4',
    ]);
  });

  test('keeps the slug of a vehicle while its facts change, and knows the one it had', async () => {
    const { stock } = stores.store;
    const slugs = async (version: number) =>
      (await readAll(stock, SITE, version)).map(({ slug }) => slug);
    await publish(stock, SITE, sampleRows(1, 3));
    // What would make another slug of it is corrected: the address stays, and so does the stock.
    const { changed } = await publish(stock, SITE, sampleRows(1, 3, { slug: 'corrected' }));
    expect(changed).toBe(false);
    const given = sampleRows(2, 2, { slug: 'by-feed' }).map((row) => ({ ...row, addressed: true }));
    await publish(stock, SITE, [...sampleRows(1, 1), ...given, ...sampleRows(3, 3)]);
    expect(await slugs(2)).toEqual(['slug-v1', 'by-feed', 'slug-v3']);
    expect(await stores.other.stock.formerly(SITE, 'slug-v2')).toBe('v2');
    expect(await stock.formerly(SITE, 'by-feed')).toBeNull();
    expect(await stock.formerly(OTHER_SITE, 'slug-v2')).toBeNull();
    await publish(stock, SITE, sampleRows(2, 4));
    expect(await slugs(3)).toEqual(['by-feed', 'slug-v3', 'slug-v4']);
    expect(await stock.formerly(SITE, 'slug-v2')).toBe('v2');
  });

  test('tells of a feed that gives one slug to two vehicles', async () => {
    const draft = await stores.store.stock.begin(SITE);
    const given = (from: number, to: number) =>
      sampleRows(from, to, { slug: 'by-feed' }).map((row) => ({ ...row, addressed: true }));
    expect((await draft.add(given(1, 1))).readdressed).toEqual([]);
    const { readdressed } = await draft.add([
      ...sampleRows(2, 2, { slug: 'by-feed' }),
      ...given(3, 3),
    ]);
    expect(readdressed).toEqual([
      { id: 'v3', slug: expect.stringMatching(/^by-feed-[0-9a-f]{12}$/) },
    ]);
    await draft.discard();
  });

  test('forgets the slugs of vehicles that are long gone', async () => {
    const { stock } = stores.store;
    const given = sampleRows(1, 1, { slug: 'by-feed' }).map((row) => ({ ...row, addressed: true }));
    await publish(stock, SITE, sampleRows(1, 2));
    await publish(stock, SITE, [...given, ...sampleRows(2, 2)]);
    await publish(stock, SITE, sampleRows(2, 2));
    expect(await stock.formerly(SITE, 'slug-v1')).toBe('v1');
    await publish(stock, SITE, sampleRows(2, 3));
    expect(await stock.formerly(SITE, 'slug-v1')).toBeNull();
  });

  test('keeps the order when batches are added at once', async () => {
    const { stock } = stores.store;
    const draft = await stock.begin(SITE);
    await Promise.all(sampleRows(1, 20).map((row) => draft.add([row])));
    const { version } = await draft.publish(1);
    const { changed } = await publish(stock, SITE, sampleRows(1, 20));
    expect(version.count).toBe(20);
    expect(changed).toBe(false);
  });

  test('keeps sites apart', async () => {
    const { stock } = stores.store;
    await publish(stock, SITE, sampleRows(1, 3));
    expect(await stock.current(OTHER_SITE)).toBeNull();
    await expect(readAll(stock, OTHER_SITE, 1)).rejects.toMatchObject({ name: 'StockVersionGone' });
    await publish(stock, OTHER_SITE, sampleRows(1, 2, { make: 'Jayco' }));
    await publish(stock, OTHER_SITE, []);
    expect((await readAll(stock, SITE, 1)).map(({ make }) => make)).toEqual(
      Array(3).fill('Toyota'),
    );
    expect((await stock.current(SITE))?.count).toBe(3);
  });

  test('lets one import of a site in at a time', async () => {
    const first = await stores.store.stock.begin(SITE);
    for (const { stock } of [stores.store, stores.other]) {
      await expect(stock.begin(SITE)).rejects.toMatchObject({ name: 'ImportRunning' });
    }
    await (await stores.other.stock.begin(OTHER_SITE)).discard();
    await first.add(sampleRows(1, 2));
    await first.publish(1);
    const next = await stores.other.stock.begin(SITE);
    await next.add(sampleRows(1, 3));
    expect((await next.publish(2)).version.version).toBe(2);
  });

  test('takes nothing after the end of a draft', async () => {
    const { stock } = stores.store;
    const draft = await stock.begin(SITE);
    await draft.publish(1);
    await expect(draft.add(sampleRows(1, 1))).rejects.toMatchObject({ name: 'DraftClosed' });
    await expect(draft.publish(2)).rejects.toMatchObject({ name: 'DraftClosed' });
    await expect(draft.discard()).resolves.toBeUndefined();
    expect((await stock.current(SITE))?.count).toBe(0);
  });

  test('lets a reader finish the version it began, for one publish', async () => {
    const { stock } = stores.store;
    await publish(stock, SITE, sampleRows(1, 1_200, { year: 2001 }));
    const reader = stores.other.stock.read(SITE, 1)[Symbol.asyncIterator]();
    const seen: Vehicle[] = [...((await reader.next()).value ?? [])];
    await publish(stock, SITE, sampleRows(1, 1_200, { year: 2002 }));
    seen.push(...((await reader.next()).value ?? []));
    expect(seen.every(({ year }) => year === 2001)).toBe(true);
    await publish(stock, SITE, sampleRows(1, 1_200, { year: 2003 }));
    await expect(reader.next()).rejects.toMatchObject({ name: 'StockVersionGone' });
  });

  test('never shows a mixture while versions are published', async () => {
    const { stock } = stores.store;
    await publish(stock, SITE, sampleRows(1, 300, { year: 2000 }));
    const progress = { publishing: true };
    const writer = (async () => {
      for (let year = 2001; year <= 2008; year += 1) {
        await publish(stock, SITE, sampleRows(1, 300, { year }));
      }
      progress.publishing = false;
    })();
    const versions = new Set<number>();
    while (progress.publishing) {
      const current = await stores.other.stock.current(SITE);
      const version = current?.version ?? 0;
      const years = (await readAll(stores.other.stock, SITE, version)).map(({ year }) => year);
      expect(years).toEqual(Array(300).fill(1999 + version));
      versions.add(version);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await writer;
    expect(versions.size).toBeGreaterThan(2);
  });
}

async function publish(
  stock: StockStore,
  site: SiteKey,
  rows: Rows,
  now = 1,
): Promise<{ changed: boolean; version: StockVersion }> {
  const draft = await stock.begin(site);
  await draft.add(rows);
  return draft.publish(now);
}

async function readAll(stock: StockStore, site: SiteKey, version: number): Promise<Vehicle[]> {
  const vehicles: Vehicle[] = [];
  for await (const batch of stock.read(site, version)) vehicles.push(...batch);
  return vehicles;
}
