import type { CheckoutChoices } from '@forecourt/domain';
import { expect, test } from 'vitest';
import type { Journey } from '../journeys.ts';
import type { OpenStores } from './describeStore.ts';
import { siteKey } from './samples.ts';

const SITE = siteKey('harbour');
const OTHER_SITE = siteKey('outback');
const WEEK = 7 * 86_400_000;

const choices: CheckoutChoices = {
  told: { price: 25_990, repayment: null },
  ...{ tradeIn: null, payment: null, handover: null },
};

function journey(id: string, fields: Partial<Journey> = {}): Journey {
  const own = { id, site: SITE, carId: 'car-1', owner: 'one', choices };
  return { ...own, person: null, reservation: null, startedAt: 0, until: WEEK, ...fields };
}

/** The contract of `JourneyStore`. */
export function describeJourneys(stores: OpenStores): void {
  test('keeps a journey, for every process, until it is over', async () => {
    await stores.store.journeys.start(journey('a'), 5);
    expect(await stores.other.journeys.find(SITE, 'a', WEEK - 1)).toEqual(journey('a'));
    expect(await stores.other.journeys.find(SITE, 'a', WEEK)).toBeNull();
    expect(await stores.other.journeys.find(OTHER_SITE, 'a', 0)).toBeNull();
  });

  test('changes what is named and leaves the rest, of two at once too', async () => {
    await stores.store.journeys.start(journey('a'), 5);
    const { journeys } = stores.store;
    await Promise.all([
      journeys.change(SITE, 'a', 'one', { choices: { tradeIn: 'none' } }, 1),
      stores.other.journeys.change(SITE, 'a', 'one', { choices: { payment: 'cash' } }, 1),
      journeys.change(SITE, 'a', 'one', { person: 'locked' }, 1),
    ]);
    expect(await journeys.find(SITE, 'a', 1)).toEqual({
      ...journey('a', { person: 'locked' }),
      choices: { ...choices, tradeIn: 'none', payment: 'cash' },
    });
  });

  test('is changed by nobody else (R16-13), at no other site, and not after its end', async () => {
    await stores.store.journeys.start(journey('a'), 5);
    const { change, find } = stores.store.journeys;
    const wish = { choices: { payment: 'cash' as const }, person: 'theirs' };
    expect(await change(SITE, 'a', 'two', wish, 1)).toBeNull();
    expect(await change(OTHER_SITE, 'a', 'one', wish, 1)).toBeNull();
    expect(await change(SITE, 'b', 'one', wish, 1)).toBeNull();
    expect(await change(SITE, 'a', 'one', wish, WEEK)).toBeNull();
    expect(await find(SITE, 'a', 1)).toEqual(journey('a'));
  });

  test('keeps an owner’s newest, at each site', async () => {
    const { journeys } = stores.store;
    for (const at of [1, 2, 3, 4]) await journeys.start(journey(`a${at}`, { startedAt: at }), 3);
    await journeys.start(journey('b', { owner: 'two', startedAt: 0 }), 3);
    await journeys.start(journey('a1', { site: OTHER_SITE, startedAt: 0 }), 3);
    const found = await Promise.all(
      ['a1', 'a2', 'a3', 'a4', 'b'].map((id) => journeys.find(SITE, id, 0)),
    );
    expect(found.map((one) => one?.id ?? null)).toEqual([null, 'a2', 'a3', 'a4', 'b']);
    expect(await journeys.find(OTHER_SITE, 'a1', 0)).not.toBeNull();
  });

  test('takes away what is over, and nothing else', async () => {
    const { journeys } = stores.store;
    await journeys.start(journey('old', { until: 10 }), 5);
    await journeys.start(journey('new', { until: 11 }), 5);
    expect(await journeys.prune(10)).toBe(1);
    expect(await journeys.prune(10)).toBe(0);
    expect(await journeys.find(SITE, 'new', 0)).not.toBeNull();
    expect(await journeys.find(SITE, 'old', 0)).toBeNull();
  });
}
