import type { AlertNews } from '@forecourt/domain';
import { describe, expect, test } from 'vitest';
import type { AskedAlert } from '../alerts.ts';
import type { OpenStores } from './describeStore.ts';
import { sampleVehicle, siteKey } from './samples.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const site = siteKey('harbour');
const elsewhere = siteKey('elsewhere');
const EMAIL = 'zoe@example.com';
const limits = [
  { count: 3, ms: HOUR },
  { count: 5, ms: DAY },
];

function asked(parts: Partial<AskedAlert> = {}): AskedAlert {
  const search = 'refinementList[make][0]=Kia';
  return { email: EMAIL, search, vehicleId: null, words: 'Kia', frequency: 'at-once', ...parts };
}

function news(id: string, kind: AlertNews['kind'] = 'new'): AlertNews {
  const vehicle = { id, slug: id, title: `Kia ${id}`, km: 1, city: null };
  return { kind, vehicle: { ...vehicle, price: 9, priceType: 'unknown' }, priceBefore: null };
}

/** The contract of `AlertStore`. */
export function describeAlerts(stores: OpenStores): void {
  const alerts = () => stores.store.alerts;
  const others = () => stores.other.alerts;
  const ask = (parts: Partial<AskedAlert> = {}, now = 0, at = site) =>
    alerts().ask(at, asked(parts), `digest of ${parts.email ?? EMAIL}`, now, limits);
  const claim = (now: number) => others().outbox.claim(8, now, 1_000);
  const confirmed = async (parts: Partial<AskedAlert> = {}, now = 0, at = site) => {
    await ask(parts, now, at);
    const all = await alerts().list(at);
    const alert = all.find(({ email }) => email === (parts.email ?? EMAIL)) ?? all[0];
    await alerts().confirm(at, alert?.id ?? '', now);
    for (const { lead } of await claim(now)) await alerts().outbox.delivered(lead.id, 'email', now);
    return alert?.id ?? '';
  };
  const run = async (at = site) => {
    const begun = await alerts().begin(at);
    if (begun === null) throw new Error('Another has it.');
    return begun;
  };
  /** Tells every alert of the site of these, by the version. */
  const tell = async (
    found: readonly AlertNews[],
    { version = 1, dueAt = 0, more = 0, now = 0 } = {},
  ) => {
    const telling = await run();
    await telling.collect(version, now);
    await telling.collected();
    const own = await telling.alerts(100);
    await telling.found(
      own.map(({ id }) => ({ alertId: id, news: found, more, dueAt })),
      own.at(-1)?.seq ?? 0,
    );
    await telling.told();
    await telling.end();
  };

  describe('asking', () => {
    test('a message asks for the confirmation; until then nothing else is sent', async () => {
      expect(await ask()).toBe('asked');
      const [entry] = await claim(0);
      expect(entry).toMatchObject({ attempts: 0, destination: 'email' });
      expect(entry?.lead).toMatchObject({ kind: 'confirm', site, news: [] });
      expect(entry?.lead.alert).toMatchObject({ ...asked(), confirmedAt: null, askedAt: 0 });
      await tell([news('1')]);
      expect(await alerts().gather(0, 10)).toBe(0);
      expect(await others().sites()).toEqual([{ site, wanted: false }]);
    });

    test('the same again is one alert and one message more', async () => {
      await ask();
      await ask({ frequency: 'weekly' }, 1);
      const own = await others().list(site);
      expect(own).toMatchObject([{ frequency: 'weekly', askedAt: 1 }]);
      expect(await alerts().outbox.pending()).toBe(2);
      await alerts().confirm(site, own[0]?.id ?? '', 2);
      await ask({ frequency: 'daily' }, 3);
      expect(await others().list(site)).toMatchObject([{ frequency: 'weekly', confirmedAt: 2 }]);
    });

    test('an address gets no more messages than its limit, whichever site is asked', async () => {
      const results = [];
      for (const at of [site, elsewhere, site, elsewhere]) results.push(await ask({}, 0, at));
      expect(results).toEqual(['asked', 'asked', 'asked', 'limited']);
      expect(await ask({ email: 'other@example.com' })).toBe('asked');
      expect(await ask({}, HOUR)).toBe('asked');
    });

    test('an address has twenty alerts at a site at most', async () => {
      for (let index = 0; index < 20; index += 1) {
        expect(await ask({ search: `query=${index}` }, index * DAY)).toBe('asked');
      }
      expect(await ask({ search: 'query=more' }, 21 * DAY)).toBe('limited');
      expect(await alerts().list(site)).toHaveLength(20);
    });

    test('it is confirmed once, for a week, at its own site', async () => {
      await ask();
      const id = (await alerts().list(site))[0]?.id ?? '';
      expect(await alerts().confirm(elsewhere, id, 1)).toBeNull();
      expect(await alerts().confirm(site, id, 7 * DAY)).toBeNull();
      expect(await alerts().confirm(site, id, 7 * DAY - 1)).toMatchObject({
        confirmedAt: 7 * DAY - 1,
      });
      expect(await others().confirm(site, id, 9 * DAY)).toMatchObject({
        confirmedAt: 7 * DAY - 1,
      });
    });
  });

  describe('of an account', () => {
    const PHONE = '+61412345678';
    const own = (at = site) => others().ofAccount(at, PHONE);

    test('is what somebody signed in asked for, at its site', async () => {
      await ask({ account: PHONE });
      await ask({ search: '' }, 1);
      expect(await own()).toMatchObject([{ search: asked().search, account: PHONE }]);
      expect(await own(elsewhere)).toEqual([]);
      expect(await others().ofAccount(site, '+61400000000')).toEqual([]);
    });

    test('what is confirmed comes into nobody’s who asks again; what is not is the last one’s', async () => {
      await ask({ search: '', account: '+61400000000' });
      await ask({ search: '', account: PHONE }, 1);
      expect(await own()).toHaveLength(1);
      await ask({ search: '' }, 2);
      expect(await own()).toEqual([]);
      const id = await confirmed({ email: 'b@example.com' });
      await ask({ email: 'b@example.com', account: PHONE }, 3);
      expect(await alerts().find(site, id)).toMatchObject({ account: null });
    });

    test('goes on without one that is forgotten', async () => {
      await ask({ account: PHONE });
      await ask({ account: PHONE }, 1, elsewhere);
      await alerts().leaveAccounts(async (at, phone) => at === elsewhere && phone === PHONE);
      expect(await own()).toEqual([]);
      expect(await own(elsewhere)).toHaveLength(1);
      expect(await alerts().list(site)).toMatchObject([{ email: EMAIL, account: null }]);
    });
  });

  describe('ending', () => {
    test('what nobody confirmed in a week is swept, with its message', async () => {
      await ask();
      await confirmed({ email: 'yes@example.com' });
      await alerts().sweep(7 * DAY - 1);
      expect(await alerts().list(site)).toHaveLength(2);
      await alerts().sweep(7 * DAY);
      expect(await alerts().list(site)).toMatchObject([{ email: 'yes@example.com' }]);
      expect(await alerts().outbox.pending()).toBe(0);
    });

    test('stopped, it is gone with all that waited, and again does nothing', async () => {
      const id = await confirmed();
      await tell([news('1')]);
      expect(await others().stop(elsewhere, id)).toBe(0);
      expect(await others().stop(site, id)).toBe(1);
      expect(await others().stop(site, id)).toBe(0);
      expect(await alerts().find(site, id)).toBeNull();
      expect(await alerts().gather(0, 10)).toBe(0);
      expect(await claim(0)).toEqual([]);
    });

    test('all of an address at a site, by one of them or by the address', async () => {
      const id = await confirmed();
      await ask({ search: '' }, HOUR);
      await ask({ email: 'other@example.com' });
      await ask({}, HOUR, elsewhere);
      expect(await alerts().stop(site, id, true)).toBe(2);
      expect(await alerts().erase(site, 'other@example.com')).toBe(1);
      expect(await alerts().list(site)).toEqual([]);
      expect(await alerts().list(elsewhere)).toHaveLength(1);
    });

    test('another frequency has what waits told at another time', async () => {
      const id = await confirmed();
      expect(await alerts().change(site, id, 'daily', 500)).toMatchObject({ frequency: 'daily' });
      expect(await alerts().gather(500, 10)).toBe(0);
      await tell([news('1')], { dueAt: 1_000 });
      await alerts().change(site, id, 'at-once', 10);
      expect(await alerts().gather(9, 10)).toBe(0);
      expect(await alerts().gather(10, 10)).toBe(1);
      expect(await alerts().change(elsewhere, id, 'weekly', 0)).toBeNull();
    });
  });

  describe('news', () => {
    test('are one message when their time has come, and then forgotten', async () => {
      await confirmed();
      await tell([news('1'), news('2')], { dueAt: 100 });
      await tell([news('3'), news('2', 'gone')], { version: 2, dueAt: 900, more: 4 });
      expect(await others().gather(99, 10)).toBe(0);
      expect(await others().gather(100, 10)).toBe(1);
      expect(await alerts().gather(100, 10)).toBe(0);
      const [entry] = await claim(100);
      expect(entry?.lead).toMatchObject({ kind: 'news', news: [news('1'), news('3')], more: 4 });
      await alerts().outbox.delivered(entry?.lead.id ?? '', 'email', 100);
      expect(await others().outbox.pending()).toBe(0);
    });

    test('of one version are kept once, and a hundred at most', async () => {
      await confirmed();
      await tell([news('1')]);
      await tell([news('1')]);
      const many = Array.from({ length: 120 }, (_, index) => news(`n${index}`));
      await tell(many, { version: 2 });
      await alerts().gather(0, 10);
      const [entry] = await claim(0);
      expect(entry?.lead.news).toHaveLength(100);
      expect(entry?.lead.more).toBe(21);
    });

    test('that came and went are no message', async () => {
      await confirmed();
      await tell([news('1')]);
      await tell([news('1', 'gone')], { version: 2 });
      await alerts().gather(0, 10);
      expect(await alerts().outbox.pending()).toBe(0);
    });

    test('go to who confirmed before the stock was read', async () => {
      await confirmed({}, 50);
      await tell([news('1')], { now: 49 });
      expect(await alerts().gather(HOUR, 10)).toBe(0);
      await tell([news('2')], { version: 2, now: 50 });
      expect(await alerts().gather(HOUR, 10)).toBe(1);
    });
  });

  describe('a stock that is told', () => {
    test('belongs to one process at a time', async () => {
      const first = await run();
      expect(await others().begin(site)).toBeNull();
      expect(
        await others()
          .begin(elsewhere)
          .then((one) => one?.end()),
      ).toBeUndefined();
      await first.end();
      const next = await others().begin(site);
      expect(next).not.toBeNull();
      await next?.end();
    });

    test('is remembered vehicle by vehicle, with what it was when alerts heard last', async () => {
      const [before, between, after] = [1, 2, 3].map((price) => sampleVehicle('a', { price }));
      if (!before || !between || !after) throw new Error('Three are meant.');
      const telling = await run();
      expect(await telling.progress()).toMatchObject({ state: 'none', version: 0, first: true });
      await telling.collect(1, 10);
      await telling.keep(
        new Map([
          ['a', '{}'],
          ['b', '{}'],
        ]),
        [{ id: 'a', before, after: between }],
      );
      await telling.keep(
        new Map([
          ['a', '[]'],
          ['b', null],
        ]),
        [{ id: 'a', before: between, after }],
      );
      expect(await telling.seen(['a', 'b'])).toEqual(new Map([['a', '[]']]));
      expect(await telling.seenAfter('', 5)).toEqual(['a']);
      expect(await telling.seenAfter('a', 5)).toEqual([]);
      await telling.collected();
      expect(await telling.changes()).toEqual([{ id: 'a', before, after }]);
      expect(await telling.progress()).toMatchObject({ state: 'telling', version: 1, at: 10 });
      await telling.told();
      expect(await telling.changes()).toEqual([]);
      await telling.collect(2, 20);
      await telling.collect(3, 30);
      const collecting = { state: 'collecting', version: 3, at: 30, beforeAt: 10, first: false };
      expect(await telling.progress()).toEqual(collecting);
      await telling.forget();
      expect(await telling.progress()).toMatchObject({ state: 'none' });
      expect(await telling.seenAfter('', 5)).toEqual([]);
      await telling.end();
    });

    test('goes on behind the alerts that have heard', async () => {
      await confirmed();
      await confirmed({ email: 'b@example.com' });
      const telling = await run();
      await telling.collect(1, 0);
      await telling.collected();
      const [first] = await telling.alerts(1);
      await telling.found([], first?.seq ?? 0);
      await telling.end();
      const next = await others().begin(site);
      expect(await next?.alerts(5)).toMatchObject([{ email: 'b@example.com' }]);
      await next?.end();
    });
  });

  test('a message that fails is tried again, or parked and swept after a week', async () => {
    await ask();
    const id = (await claim(0))[0]?.lead.id ?? '';
    expect(await claim(999)).toEqual([]);
    expect(await claim(1_000)).toHaveLength(1);
    await alerts().outbox.failed(id, 'email', 1_000, 5_000, 'No answer');
    expect(await claim(4_999)).toEqual([]);
    expect(await claim(5_000)).toMatchObject([{ attempts: 1 }]);
    await alerts().outbox.failed(id, 'email', 5_000, null, 'Refused');
    expect(await claim(DAY)).toEqual([]);
    expect(await alerts().outbox.pending()).toBe(1);
    await alerts().sweep(5_000 + 7 * DAY);
    expect(await alerts().outbox.pending()).toBe(0);
  });
}
