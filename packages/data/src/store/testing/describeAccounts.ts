import { describe, expect, test } from 'vitest';
import type { AskedCode, AskLimits, TriedCode } from '../accounts.ts';
import type { OpenStores } from './describeStore.ts';
import { siteKey } from './samples.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const site = siteKey('harbour');
const elsewhere = siteKey('elsewhere');
const PHONE = '+61412345678';
const tries = [{ count: 20, ms: HOUR }];
const limits: AskLimits = {
  number: [
    { count: 1, ms: 30 * SECOND },
    { count: 5, ms: HOUR },
    { count: 10, ms: DAY },
  ],
  visitor: [{ count: 20, ms: HOUR }],
  site: [{ count: 30, ms: HOUR }],
  all: [{ count: 40, ms: DAY }],
};

function asked(parts: Partial<AskedCode> = {}): AskedCode {
  return { id: 'browser-a', phone: PHONE, code: 'right', visitor: 'v', replaces: null, ...parts };
}

function tried(parts: Partial<TriedCode> = {}): TriedCode {
  const own = { id: 'browser-a', code: 'right', visitor: 'v', session: 's', ends: null };
  return { ...own, ...parts };
}

/** The contract of `AccountStore`. */
export function describeAccounts(stores: OpenStores): void {
  const ask = (parts: Partial<AskedCode>, now: number, at = site) =>
    stores.store.accounts.ask(at, asked(parts), now, limits);
  const attempt = (parts: Partial<TriedCode>, now: number, at = site) =>
    stores.other.accounts.try(at, tried(parts), now, tries);
  const signIn = async (session: string, now: number, parts: Partial<AskedCode> = {}) => {
    const id = `for ${session}`;
    await ask({ id, ...parts }, now);
    return attempt({ id, session }, now);
  };

  describe('codes', () => {
    test('the right one signs in, once, and works for five minutes (R16-03)', async () => {
      await ask({}, 0);
      expect(await stores.other.accounts.askedBy(site, 'browser-a', 1)).toBe(PHONE);
      expect(await attempt({}, 5 * MINUTE - SECOND)).toEqual({ kind: 'right', phone: PHONE });
      expect(await attempt({ session: 't' }, 5 * MINUTE - SECOND)).toEqual({ kind: 'over' });
      expect(await stores.other.accounts.askedBy(site, 'browser-a', 1)).toBeNull();
      await ask({ id: 'late' }, HOUR);
      expect(await attempt({ id: 'late', session: 't' }, HOUR + 5 * MINUTE)).toEqual({
        kind: 'over',
      });
    });

    test('fifty right ones at once are one session (R16-03)', async () => {
      await ask({}, 0);
      const results = await Promise.all(
        Array.from({ length: 50 }, (_, place) => {
          const { accounts } = place % 2 === 0 ? stores.store : stores.other;
          return accounts.try(site, tried({ session: `s${place}` }), 1, tries);
        }),
      );
      expect(results.filter(({ kind }) => kind === 'right')).toHaveLength(1);
      const sessions = await Promise.all(
        results.map((_, place) => stores.store.accounts.signedIn(site, `s${place}`, 1)),
      );
      expect(sessions.filter((session) => session !== null)).toEqual([{ phone: PHONE }]);
    });

    test('after five wrong ones the right one is refused (R16-01)', async () => {
      await ask({}, 0);
      const kinds = [];
      for (let wrong = 0; wrong < 5; wrong += 1)
        kinds.push((await attempt({ code: `w${wrong}` }, 1)).kind);
      expect(kinds).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'over']);
      expect(await attempt({}, 1)).toEqual({ kind: 'over' });
    });

    test('wrong ones at once are counted each (R16-01)', async () => {
      await ask({}, 0);
      const results = await Promise.all(
        Array.from({ length: 30 }, (_, place) => {
          const { accounts } = place % 2 === 0 ? stores.store : stores.other;
          return accounts.try(site, tried({ code: `w${place}`, visitor: `v${place}` }), 1, tries);
        }),
      );
      expect(results.filter(({ kind }) => kind === 'wrong')).toHaveLength(4);
      expect(await attempt({}, 1)).toEqual({ kind: 'over' });
    });

    test('are good in the browser that asked, at its site alone (R16-04)', async () => {
      await ask({}, 0);
      expect(await attempt({ id: 'browser-b' }, 1)).toEqual({ kind: 'over' });
      expect(await attempt({}, 1, elsewhere)).toEqual({ kind: 'over' });
      expect(await stores.store.accounts.askedBy(elsewhere, 'browser-a', 1)).toBeNull();
      expect(await attempt({}, 1)).toEqual({ kind: 'right', phone: PHONE });
    });

    test('a new one of the same browser ends the old one (R16-03)', async () => {
      await ask({}, 0);
      await ask({ id: 'again', replaces: 'browser-a' }, 30 * SECOND);
      expect(await attempt({}, 31 * SECOND)).toEqual({ kind: 'over' });
      expect(await attempt({ id: 'again' }, 31 * SECOND)).toEqual({ kind: 'right', phone: PHONE });
    });

    test('one that is forgotten is over', async () => {
      await ask({}, 0);
      await stores.store.accounts.forget(site, 'browser-a');
      expect(await attempt({}, 1)).toEqual({ kind: 'over' });
    });

    test('an empty one is never right', async () => {
      await ask({}, 0);
      await stores.store.accounts.forget(site, 'browser-a');
      expect(await attempt({ code: '' }, 1)).toEqual({ kind: 'over' });
    });
  });

  describe('limits (R16-06)', () => {
    test('a number: one in 30 s, five in an hour, ten in a day, at all sites together', async () => {
      const at = async (now: number, where = site) => {
        const result = await ask({ id: `at ${now}`, visitor: `v${now}` }, now, where);
        return result.kind === 'asked' ? 0 : result.ms;
      };
      expect(await at(0)).toBe(0);
      expect(await at(29 * SECOND, elsewhere)).toBe(SECOND);
      for (let turn = 1; turn < 5; turn += 1) expect(await at(turn * MINUTE, elsewhere)).toBe(0);
      expect(await at(5 * MINUTE)).toBe(55 * MINUTE);
      for (let turn = 0; turn < 5; turn += 1) expect(await at(2 * HOUR + turn * MINUTE)).toBe(0);
      expect(await at(5 * HOUR)).toBe(19 * HOUR);
      expect(await at(DAY)).toBe(0);
    });

    test('a visitor, a site, all together', async () => {
      const count = async (parts: (turn: number) => Partial<AskedCode>, where = site) => {
        let turn = 0;
        for (;;) {
          const own = { id: `${where} ${turn}`, phone: `${where} ${turn}`, ...parts(turn) };
          const result = await ask(own, 1, where);
          if (result.kind === 'wait') return [turn, result.limit];
          turn += 1;
        }
      };
      expect(await count(() => ({ visitor: 'one' }))).toEqual([20, 'visitor']);
      expect(
        await count((turn) => ({ id: `x${turn}`, phone: `x${turn}`, visitor: `x${turn}` })),
      ).toEqual([10, 'site']);
      expect(await count((turn) => ({ visitor: `y${turn}` }), elsewhere)).toEqual([10, 'all']);
    });

    test('asks at once take no more turns than there are', async () => {
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, place) => {
          const { accounts } = place % 2 === 0 ? stores.store : stores.other;
          return accounts.ask(site, asked({ id: `i${place}` }), 1, limits);
        }),
      );
      expect(results.filter(({ kind }) => kind === 'asked')).toHaveLength(1);
    });

    test('twenty wrong codes in an hour from a visitor, and none more is looked at (R16-01)', async () => {
      for (let turn = 0; turn < 4; turn += 1) {
        await ask({ id: `i${turn}`, phone: `p${turn}` }, 0);
        for (let wrong = 0; wrong < 5; wrong += 1)
          await attempt({ id: `i${turn}`, code: 'wrong' }, 1);
      }
      await ask({}, 2);
      expect(await attempt({}, 2)).toEqual({ kind: 'wait', ms: HOUR - 1 });
      expect((await attempt({ visitor: 'another' }, 2)).kind).toBe('right');
    });
  });

  describe('sessions (R16-05)', () => {
    test('last 30 days without a visit, and 90 in all', async () => {
      await signIn('s', 0);
      const { accounts } = stores.store;
      for (const day of [0, 29, 58, 87]) {
        expect(await accounts.signedIn(site, 's', day * DAY), `day ${day}`).toEqual({
          phone: PHONE,
        });
      }
      expect(await accounts.signedIn(site, 's', 90 * DAY)).toBeNull();
      await signIn('t', 0);
      expect(await accounts.signedIn(site, 't', 30 * DAY)).toBeNull();
    });

    test('are of one site', async () => {
      await signIn('s', 0);
      expect(await stores.store.accounts.signedIn(elsewhere, 's', 1)).toBeNull();
      await stores.store.accounts.signOut(elsewhere, 's', true);
      expect(await stores.store.accounts.signedIn(site, 's', 1)).toEqual({ phone: PHONE });
    });

    test('a new one ends the one that the browser had, and takes no planted one', async () => {
      await signIn('s', 0);
      await ask({ id: 'b' }, HOUR);
      expect((await attempt({ id: 'b', session: 't', ends: 's' }, HOUR)).kind).toBe('right');
      expect(await stores.store.accounts.signedIn(site, 's', HOUR)).toBeNull();
      expect(await stores.store.accounts.signedIn(site, 't', HOUR)).toEqual({ phone: PHONE });
      expect(await stores.store.accounts.signedIn(site, 'planted', HOUR)).toBeNull();
    });

    test('end here, or everywhere', async () => {
      for (const [place, name] of ['a', 'b', 'c'].entries()) await signIn(name, place * MINUTE);
      await signIn('other', HOUR, { phone: '+61498765432' });
      const { accounts } = stores.store;
      const alive = async () => {
        const known = ['a', 'b', 'c', 'other'];
        const found = await Promise.all(known.map((id) => accounts.signedIn(site, id, HOUR)));
        return known.filter((_, place) => found[place] !== null);
      };
      await accounts.signOut(site, 'a', false);
      expect(await alive()).toEqual(['b', 'c', 'other']);
      await accounts.signOut(site, 'a', true);
      expect(await alive()).toEqual(['b', 'c', 'other']);
      await accounts.signOut(site, 'b', true);
      expect(await alive()).toEqual(['other']);
    });
  });

  test('what is erased of a number is erased at one site', async () => {
    await signIn('s', 0);
    await stores.store.accounts.ask(elsewhere, asked({ id: 'e' }), HOUR, limits);
    await stores.store.accounts.try(elsewhere, tried({ id: 'e', session: 'e' }), HOUR, tries);
    expect(await stores.store.accounts.erase(site, PHONE)).toBe(true);
    expect(await stores.store.accounts.erase(site, PHONE)).toBe(false);
    expect(await stores.store.accounts.signedIn(site, 's', HOUR)).toBeNull();
    expect(await stores.store.accounts.signedIn(elsewhere, 'e', HOUR)).toEqual({ phone: PHONE });
  });

  test('what is known of a number: since when, last seen, and where it is signed in', async () => {
    const { accounts } = stores.store;
    expect(await accounts.about(site, PHONE, 0)).toBeNull();
    await signIn('s', 0);
    await signIn('t', HOUR);
    await accounts.signedIn(site, 's', 3 * HOUR);
    await signIn('another', HOUR, { phone: '+61498765432' });
    expect(await stores.other.accounts.about(site, PHONE, 3 * HOUR)).toEqual({
      ...{ phone: PHONE, since: 0, seenAt: 3 * HOUR },
      sessions: [
        { id: 's', startedAt: 0, seenAt: 3 * HOUR },
        { id: 't', startedAt: HOUR, seenAt: HOUR },
      ],
    });
    expect(await accounts.about(elsewhere, PHONE, 3 * HOUR)).toBeNull();
    await accounts.signOut(site, 's', true);
    expect(await accounts.about(site, PHONE, 40 * DAY)).toMatchObject({ since: 0, sessions: [] });
  });

  test('who has not come for as long as a site says is forgotten there (R16-11)', async () => {
    const { accounts } = stores.store;
    const keptMs = (at: string) => (at === site ? 60 * DAY : 90 * DAY);
    await signIn('s', 0);
    await signIn('often', HOUR, { phone: '+61498765432' });
    await accounts.ask(elsewhere, asked({ id: 'e' }), HOUR, limits);
    await accounts.try(elsewhere, tried({ id: 'e', session: 'e' }), HOUR, tries);
    await accounts.signedIn(site, 'often', 29 * DAY);
    expect(await accounts.sweep(60 * DAY - 1, keptMs)).toBe(0);
    expect(await accounts.sweep(60 * DAY, keptMs)).toBe(1);
    const about = (phone: string, at = site) => accounts.about(at, phone, 0);
    expect(await about(PHONE)).toBeNull();
    expect(await about('+61498765432')).toMatchObject({ seenAt: 29 * DAY });
    expect(await about(PHONE, elsewhere)).toMatchObject({ since: HOUR });
    expect(await stores.other.accounts.sweep(800 * DAY)).toBe(2);
  });

  test('codes that were asked for and wrong ones are counted over all sites (R16-01)', async () => {
    await ask({}, 0);
    await attempt({ code: 'wrong' }, 1);
    await ask({ id: 'e', phone: '+61498765432' }, HOUR, elsewhere);
    await attempt({ id: 'e', code: 'wrong' }, HOUR, elsewhere);
    await attempt({ id: 'e', code: 'wrong' }, HOUR, elsewhere);
    const { accounts } = stores.other;
    expect(await accounts.tally(-1)).toEqual({ asked: 2, wrong: 3 });
    expect(await accounts.tally(1)).toEqual({ asked: 1, wrong: 2 });
  });

  test('codes are gone after a day, sessions when they end (R16-07)', async () => {
    await ask({}, 0);
    await signIn('s', HOUR);
    await stores.store.accounts.sweep(DAY);
    expect(await stores.other.accounts.askedBy(site, 'browser-a', 0)).toBeNull();
    expect(await stores.other.accounts.signedIn(site, 's', DAY)).toEqual({ phone: PHONE });
    await stores.store.accounts.sweep(40 * DAY);
    expect(await stores.other.accounts.signedIn(site, 's', DAY)).toBeNull();
  });
}
