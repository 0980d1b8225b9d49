import { describe, expect, test } from 'vitest';
import { alertSteps, asked, DAY, EMAIL, elsewhere, HOUR, news, site } from './alertSteps.ts';
import type { OpenStores } from './describeStore.ts';

/** The contract of `AlertStore`, but for what is told. */
export function describeAlerts(stores: OpenStores): void {
  const { alerts, others, ask, claim, confirmed, tell } = alertSteps(stores);

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
