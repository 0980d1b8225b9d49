import { aVehicle } from '@forecourt/data/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  OTHER_PHONE as ALI,
  type Browser,
  PHONE as KIM,
  newBrowser,
  requestOf,
  type SignInSite,
  signInSite,
} from '../../testing/signInSite.ts';

let site: SignInSite;
beforeEach(async () => {
  site = await signInSite();
});
afterEach(() => site.close());

function save(browser: Browser, id: string, phone: string | null = null, slug = 'one') {
  const account = site.accountAt(slug, browser);
  return account.save(requestOf(browser), phone, [aVehicle({ id })]);
}

async function idsOf(browser: Browser, slug = 'one') {
  const list = await site.accountAt(slug, browser).watchlist(requestOf(browser));
  return list?.map(({ id }) => id) ?? null;
}

describe('whose list it is (R16-08)', () => {
  test('only the session says', async () => {
    const [kim, ali] = [await site.signedIn(KIM), await site.signedIn(ALI)];
    expect(await save(kim, 'a', '0412 345 678')).toEqual({ kind: 'changed', ids: ['a'] });
    expect(await save(kim, 'b', ALI)).toEqual({ kind: 'another' });
    expect(await save(kim, 'b', 'no number')).toEqual({ kind: 'another' });
    const account = site.accountAt('one', ali);
    expect(await account.unsave(requestOf(ali), KIM, 'a')).toEqual({ kind: 'another' });
    expect(await account.unsave(requestOf(ali), null, 'a')).toMatchObject({ kind: 'changed' });
    expect([await idsOf(kim), await idsOf(ali)]).toEqual([['a'], []]);
  });

  test('a session of one dealer is nobody at another', async () => {
    const kim = await site.signedIn(KIM);
    await save(kim, 'a');
    expect(await save(kim, 'b', null, 'two')).toEqual({ kind: 'nobody' });
    expect(await idsOf(kim, 'two')).toBeNull();
    const there = await site.signedIn(KIM, 'two');
    expect(await idsOf(there, 'two')).toEqual([]);
    await site.accountAt('two', there).unsave(requestOf(there), null, 'a');
    expect(await idsOf(kim)).toEqual(['a']);
  });

  test('nobody has none, before and after', async () => {
    const nobody = newBrowser();
    expect(await save(nobody, 'a')).toEqual({ kind: 'nobody' });
    expect(await save(nobody, 'a', KIM)).toEqual({ kind: 'nobody' });
    const kim = await site.signedIn(KIM);
    await save(kim, 'a');
    await site.accountAt('one', kim).signOut(requestOf(kim), false);
    expect(await idsOf(kim)).toBeNull();
    expect(await save(kim, 'b')).toEqual({ kind: 'nobody' });
  });
});

test('sixty changes in a minute, whatever they are, then a wait (R17-11)', async () => {
  const [kim, ali] = [await site.signedIn(KIM), await site.signedIn(ALI)];
  const kinds = [];
  for (let turn = 0; turn < 61; turn += 1) kinds.push((await save(kim, 'a')).kind);
  expect(kinds.filter((kind) => kind === 'changed')).toHaveLength(60);
  expect(await save(kim, 'b')).toEqual({ kind: 'wait', seconds: 60 });
  expect((await save(ali, 'b')).kind).toBe('changed');
});
