import { MAX_SAVED, type SavedVehicle, savedVehicle } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { aVehicle } from '../../testing/aVehicle.ts';
import type { OpenStores } from './describeStore.ts';
import { siteKey } from './samples.ts';

const site = siteKey('harbour');
const elsewhere = siteKey('elsewhere');
const PHONE = '+61412345678';
const OTHER = '+61498765432';
const MINUTE = 60_000;

const most = [{ count: 1_000, ms: MINUTE }];
const wide = { number: most, visitor: most, site: most, all: most };

function saved(id: string, savedAt = 0, fields: Partial<SavedVehicle> = {}): SavedVehicle {
  return { ...savedVehicle(aVehicle({ id }), savedAt), ...fields };
}

/** The contract of `WatchlistStore`. */
export function describeWatchlists(stores: OpenStores): void {
  const signIn = async (phone: string, at = site) => {
    const { accounts } = stores.store;
    const id = `${at} ${phone}`;
    const code = { id, phone, code: 'right', visitor: 'v', replaces: null };
    await accounts.ask(at, code, 0, wide);
    await accounts.try(
      at,
      { id, code: 'right', visitor: 'v', session: id, ends: null },
      MINUTE,
      most,
    );
  };
  const save = (vehicles: readonly SavedVehicle[], phone = PHONE, at = site) =>
    stores.store.watchlists.save(at, phone, vehicles);
  const idsOf = async (phone = PHONE, at = site) =>
    (await stores.other.watchlists.saved(at, phone)).map(({ id }) => id);

  test('keeps what a vehicle was, the last saved first', async () => {
    await signIn(PHONE);
    const bare = saved('bare', 7, { price: null, picture: null, simpleBody: null });
    const held = saved('held', 8, { reserved: true, status: 'in_stock', price: 25_990.5 });
    expect(await save([bare])).toEqual({ kind: 'kept', ids: ['bare'] });
    expect(await save([held])).toEqual({ kind: 'kept', ids: ['held'] });
    expect(await stores.other.watchlists.saved(site, PHONE)).toEqual([held, bare]);
  });

  test('one that is saved again is what it was at first', async () => {
    await signIn(PHONE);
    await save([saved('a', 1), saved('b', 1)]);
    await save([saved('a', 9, { price: 1_000 })]);
    expect(await stores.store.watchlists.saved(site, PHONE)).toEqual([
      saved('b', 1),
      saved('a', 1),
    ]);
  });

  test('takes one out, and nothing else', async () => {
    await signIn(PHONE);
    await save([saved('a'), saved('b'), saved('c')]);
    await stores.other.watchlists.remove(site, PHONE, 'b');
    await stores.other.watchlists.remove(site, PHONE, 'never');
    expect(await idsOf()).toEqual(['c', 'a']);
    await save([saved('b')]);
    expect(await idsOf()).toEqual(['b', 'c', 'a']);
  });

  test('is of one number at one site', async () => {
    for (const at of [site, elsewhere]) for (const phone of [PHONE, OTHER]) await signIn(phone, at);
    await save([saved('a')]);
    await save([saved('b')], OTHER);
    await save([saved('c')], PHONE, elsewhere);
    await stores.store.watchlists.remove(site, OTHER, 'a');
    await stores.store.watchlists.remove(elsewhere, PHONE, 'a');
    expect(await idsOf()).toEqual(['a']);
    expect(await idsOf(OTHER)).toEqual(['b']);
    expect(await idsOf(PHONE, elsewhere)).toEqual(['c']);
    expect(await idsOf(OTHER, elsewhere)).toEqual([]);
  });

  test('holds 200 vehicles and no more', async () => {
    await signIn(PHONE);
    const many = Array.from({ length: MAX_SAVED - 1 }, (_, place) => saved(`m${place}`));
    await save(many);
    const more = await save([saved('m0'), saved('x'), saved('y')]);
    expect(more).toEqual({ kind: 'kept', ids: ['m0', 'x'] });
    expect(await save([saved('z')])).toEqual({ kind: 'kept', ids: [] });
    expect(await idsOf()).toHaveLength(MAX_SAVED);
  });

  test('saves at once are each kept once', async () => {
    await signIn(PHONE);
    await Promise.all(
      Array.from({ length: 20 }, (_, place) => {
        const { watchlists } = place % 2 === 0 ? stores.store : stores.other;
        return watchlists.save(site, PHONE, [saved(`v${place % 5}`)]);
      }),
    );
    expect((await idsOf()).toSorted()).toEqual(['v0', 'v1', 'v2', 'v3', 'v4']);
  });

  test('of nobody is none', async () => {
    expect(await save([saved('a')])).toEqual({ kind: 'nobody' });
    expect(await idsOf()).toEqual([]);
  });

  test('goes with its owner, at one site', async () => {
    await signIn(PHONE);
    await signIn(OTHER);
    await signIn(PHONE, elsewhere);
    await save([saved('a')]);
    await save([saved('b')], OTHER);
    await save([saved('c')], PHONE, elsewhere);
    expect(await stores.store.accounts.erase(site, PHONE)).toBe(true);
    expect(await idsOf()).toEqual([]);
    expect(await save([saved('a')])).toEqual({ kind: 'nobody' });
    expect(await idsOf(OTHER)).toEqual(['b']);
    expect(await idsOf(PHONE, elsewhere)).toEqual(['c']);
  });
}
