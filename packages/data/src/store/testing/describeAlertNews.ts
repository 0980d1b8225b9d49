import { describe, expect, test } from 'vitest';
import { alertSteps, elsewhere, HOUR, news, site } from './alertSteps.ts';
import type { OpenStores } from './describeStore.ts';
import { sampleVehicle } from './samples.ts';

/** The contract of `AlertStore` on what is told, and of which stock. */
export function describeAlertNews(stores: OpenStores): void {
  const { alerts, others, claim, confirmed, run, tell } = alertSteps(stores);

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
}
