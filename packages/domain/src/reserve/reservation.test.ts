import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterEvent,
  claimsVehicle,
  isReminderDue,
  newReservation,
  owedCharges,
  type ReservationEvent,
  type ReservationLife,
  reservationNews,
  reservationNumber,
} from '../index.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const PAID: ReservationEvent = { kind: 'paid', chargeId: 'ch_1', cents: 20_000 };

/** What happened, each at its minute. */
type Events = Readonly<Record<number, ReservationEvent>>;

function lived(depositCents: number, events: Events): ReservationLife {
  return Object.entries(events).reduce(
    (life, [minute, event]) => afterEvent(life, event, Number(minute) * MINUTE),
    newReservation(depositCents, 0),
  );
}

describe('a reservation', () => {
  test.each<[string, number, Events, Partial<ReservationLife>]>([
    ['waits for its deposit', 20_000, {}, { stage: 'payment', until: 30 * MINUTE }],
    ['waits for the dealer', 0, {}, { stage: 'confirmation', until: 48 * HOUR }],
    ['is held once paid', 20_000, { 29: PAID }, { stage: 'held', until: 29 * MINUTE + 48 * HOUR }],
    [
      'is held once confirmed',
      0,
      { 60: { kind: 'confirmed' } },
      { stage: 'held', until: 49 * HOUR },
    ],
    [
      'is not held for money that comes late',
      20_000,
      { 30: PAID },
      { stage: 'over', end: 'unpaid' },
    ],
    [
      'is not held for another sum',
      20_000,
      { 1: { kind: 'paid', chargeId: 'ch_1', cents: 100 } },
      { stage: 'payment' },
    ],
    ['ends unpaid', 20_000, { 3: { kind: 'not paid' } }, { stage: 'over', end: 'unpaid' }],
    ['ends unanswered', 0, { [48 * 60]: { kind: 'time' } }, { stage: 'over', end: 'unanswered' }],
    ['is not confirmed too late', 0, { [48 * 60]: { kind: 'confirmed' } }, { end: 'unanswered' }],
    ['a payment needs no dealer', 20_000, { 1: { kind: 'confirmed' } }, { stage: 'payment' }],
    [
      'is cancelled by the shopper',
      20_000,
      { 1: PAID, 2: { kind: 'cancelled' } },
      { stage: 'over', end: 'cancelled' },
    ],
    [
      'is released by the dealer',
      0,
      { 1: { kind: 'confirmed' }, 2: { kind: 'released' } },
      { stage: 'over', end: 'released' },
    ],
    [
      'is fulfilled, and then outlasts its hours',
      20_000,
      { 1: PAID, 2: { kind: 'fulfilled' }, 9_999: { kind: 'time' } },
      { stage: 'fulfilled', end: null },
    ],
    [
      'a sale that falls through is released',
      20_000,
      { 1: PAID, 2: { kind: 'fulfilled' }, 9_999: { kind: 'released' } },
      { stage: 'over', end: 'released' },
    ],
    [
      'is over once its deposit was given back elsewhere',
      20_000,
      { 1: PAID, 2: { kind: 'refunded', chargeId: 'ch_1', refundId: 're_1' } },
      { stage: 'over', end: 'released' },
    ],
    [
      'stays as it ended',
      0,
      { 1: { kind: 'cancelled' }, 2: { kind: 'confirmed' }, 3: { kind: 'released' } },
      { stage: 'over', end: 'cancelled' },
    ],
  ])('%s', (_, cents, events, expected) => {
    expect(lived(cents, events)).toMatchObject(expected);
  });

  test('holds for 48 hours and 0 seconds (R9-04)', () => {
    const held = lived(0, { 60: { kind: 'confirmed' } });
    expect(claimsVehicle(held, 49 * HOUR - 1)).toBe(true);
    expect(claimsVehicle(held, 49 * HOUR)).toBe(false);
    expect(afterEvent(held, { kind: 'time' }, 49 * HOUR - 1).stage).toBe('held');
    expect(afterEvent(held, { kind: 'time' }, 49 * HOUR)).toMatchObject({ end: 'time' });
  });

  test('reminds once, six hours before its end', () => {
    const held = lived(0, { 0: { kind: 'confirmed' } });
    expect(isReminderDue(held, 42 * HOUR - 1)).toBe(false);
    expect(isReminderDue(held, 42 * HOUR)).toBe(true);
    const reminded = afterEvent(held, { kind: 'reminded' }, 42 * HOUR);
    expect(isReminderDue(reminded, 43 * HOUR)).toBe(false);
    expect(reservationNews(held, reminded).shopper).toEqual(['reminder']);
  });
});

const event = fc.oneof(
  fc.record({
    kind: fc.constant('paid' as const),
    chargeId: fc.constantFrom('ch_1', 'ch_2'),
    cents: fc.constantFrom(20_000, 100),
  }),
  fc.record({
    kind: fc.constant('refunded' as const),
    chargeId: fc.constantFrom('ch_1', 'ch_2', 'ch_3'),
    refundId: fc.constantFrom('re_1', 're_2'),
  }),
  fc
    .constantFrom('time', 'not paid', 'confirmed', 'cancelled', 'released', 'fulfilled', 'reminded')
    .map((kind) => ({ kind }) as ReservationEvent),
);

/** Events in any order, each some minutes after the one before: up to five days. */
const lives = fc.record({
  cents: fc.constantFrom(0, 20_000),
  events: fc.array(fc.tuple(fc.integer({ min: 0, max: 720 }), event), { maxLength: 10 }),
});

/** A life, event by event. */
function* replayed(depositCents: number, events: readonly (readonly [number, ReservationEvent])[]) {
  let life = newReservation(depositCents, 0);
  let now = 0;
  for (const [minutes, happened] of events) {
    now += minutes * MINUTE;
    const before = life;
    life = afterEvent(before, happened, now);
    yield { before, happened, now, life };
  }
}

test.each([
  ['w_vXPhA1o-xRVY', 'WVXPHA1O'],
  ['CKNdyyje6l5X6', 'CKNDYYJE'],
])('%s is %s on a receipt: nothing that is hard to say', (id, number) => {
  expect(reservationNumber(id)).toBe(number);
});

describe('whatever happens', () => {
  test('no money is kept without a hold, and none is held without what was promised', () => {
    fc.assert(
      fc.property(lives, ({ cents, events }) => {
        for (const { life } of replayed(cents, events)) {
          const owed = new Set(owedCharges(life).map(({ id }) => id));
          const kept = life.charges.filter(
            ({ id, refundId }) => refundId === null && !owed.has(id),
          );
          const keeps = life.stage === 'held' || life.stage === 'fulfilled';
          const due = keeps && cents > 0 ? [cents] : [];
          expect(kept.map((charge) => charge.cents)).toEqual(due);
          expect((life.end !== null) === (life.stage === 'over')).toBe(true);
        }
      }),
      { seed: 15 },
    );
  });

  test('what comes twice counts once, and what is over stays over', () => {
    fc.assert(
      fc.property(lives, ({ cents, events }) => {
        for (const { before, happened, now, life } of replayed(cents, events)) {
          expect(afterEvent(life, happened, now)).toEqual(life);
          expect(before.stage === 'over' ? life.end : before.end).toBe(before.end);
          expect(claimsVehicle(before, now) || !claimsVehicle(life, now)).toBe(true);
        }
      }),
      { seed: 16 },
    );
  });

  test('each news is told once', () => {
    fc.assert(
      fc.property(lives, ({ cents, events }) => {
        let life = newReservation(cents, 0);
        const first = reservationNews(null, life);
        const told: string[] = [...first.shopper, ...(first.dealer ? [first.dealer] : [])];
        for (const step of replayed(cents, events)) {
          life = step.life;
          const news = reservationNews(step.before, life);
          told.push(...news.shopper.filter((kind) => kind !== 'refunded'));
          if (news.dealer !== null) told.push(news.dealer);
        }
        expect(new Set(told).size).toBe(told.length);
        // The dealer hears of whoever took a vehicle from others, as soon as it is known how it went.
        expect(life.stage === 'payment' || told.includes('lead')).toBe(true);
      }),
      { seed: 17 },
    );
  });
});
