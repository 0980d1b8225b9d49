import type { ReservationEvent } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { noteFigure } from '../../testing/noteFigure.ts';
import { FOLDER } from '../folderDestination.ts';
import type { ReservationRequest, ReserveResult } from '../reservations.ts';
import type { Store } from '../store.ts';
import type { OpenStores } from './describeStore.ts';
import { sampleReservation, siteKey } from './samples.ts';

const SITE = siteKey('harbour');
const OTHER_SITE = siteKey('outback');
const HOUR = 3_600_000;
const MINUTE = 60_000;
const PAID: ReservationEvent = { kind: 'paid', chargeId: 'ch_1', cents: 20_000 };

/**
 * The contract of `ReservationStore`.
 *
 * @param name of the store, in its figures
 */
export function describeReservations(stores: OpenStores, name: string): void {
  function ask(
    name: string,
    { on = stores.store, site = SITE, at = 0, ...request }: Asking = {},
  ): Promise<ReserveResult> {
    const { formKey, lead, ...own } = sampleReservation(name);
    return on.reservations.reserve(site, formKey, lead, { ...own, ...request }, at, [FOLDER]);
  }

  /** What waits in the outbox, whoever it is for. */
  async function waiting(): Promise<string[]> {
    const states = await stores.store.outbox.states(SITE);
    return states.map(({ destination }) => destination).sort();
  }

  async function stageOf(name: string) {
    return stores.store.reservations.find(SITE, sampleReservation(name).id);
  }

  const step = (name: string, event: ReservationEvent, at: number) =>
    stores.store.reservations.apply(SITE, sampleReservation(name).id, event, at);

  test('stores a hold with its lead, and tells the dealer and the shopper', async () => {
    const asked = await ask('one', { at: 5 });
    expect(asked).toMatchObject({
      kind: 'reserved',
      created: true,
      reservation: { site: SITE, carId: 'car-1', stage: 'confirmation', until: 48 * HOUR + 5 },
    });
    const [lead] = await stores.other.leads.list(SITE);
    expect(lead).toMatchObject({ reservation: { paysOnline: false } });
    const held = await stores.other.reservations.ofLead(SITE, lead?.id ?? '');
    expect(held?.id).toBe(sampleReservation('one').id);
    expect(await waiting()).toEqual([FOLDER, 'shopper:asked']);
  });

  test('one of a hundred who ask at once gets the vehicle', async () => {
    const results = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        ask(`racer-${at}`, { on: at % 2 === 0 ? stores.store : stores.other }),
      ),
    );
    const count = (kind: ReserveResult['kind']) =>
      results.filter((result) => result.kind === kind).length;
    noteFigure('A9', `reserved, ${name}`, count('reserved'));
    noteFigure('A9', `refused, ${name}`, count('taken'));
    expect(count('reserved')).toBe(1);
    expect(count('taken')).toBe(99);
    expect(await stores.store.leads.list(SITE)).toHaveLength(1);
    expect(await stores.store.reservations.list(SITE)).toHaveLength(1);
  });

  test('the same form again is the same reservation, whatever became of it', async () => {
    const first = await ask('one');
    expect(await ask('one', { on: stores.other })).toMatchObject({ created: false });
    await step('one', { kind: 'cancelled' }, 1);
    const again = await ask('one', { at: 2 });
    expect(again).toMatchObject({ created: false, reservation: { stage: 'over' } });
    expect(first.kind === 'reserved' && again.kind === 'reserved' && again.reservation.id).toBe(
      first.kind === 'reserved' && first.reservation.id,
    );
    expect(await stores.store.reservations.list(SITE)).toHaveLength(1);
  });

  test('another vehicle, and the same at another dealer, is another matter', async () => {
    await ask('one');
    expect(await ask('two', { carId: 'car-2' })).toMatchObject({ kind: 'reserved' });
    expect(await ask('one', { site: OTHER_SITE })).toMatchObject({ created: true });
    expect(await stores.other.reservations.claimed(SITE, 1)).toEqual(['car-1', 'car-2']);
    expect(await stores.other.reservations.claimed(OTHER_SITE, 1)).toEqual(['car-1']);
    const { id } = sampleReservation('two');
    expect(await stores.store.reservations.find(OTHER_SITE, id)).toBeNull();
    expect(
      await stores.store.reservations.apply(OTHER_SITE, id, { kind: 'cancelled' }, 1),
    ).toBeNull();
    expect(await stageOf('two')).toMatchObject({ stage: 'confirmation' });
  });

  test('a hold ends at 48 h 0 s, and the vehicle is free for the next', async () => {
    await ask('one');
    await step('one', { kind: 'confirmed' }, HOUR);
    const { reservations } = stores.store;
    expect(await reservations.claimed(SITE, 49 * HOUR - 1)).toEqual(['car-1']);
    expect(await ask('two', { at: 49 * HOUR - 1 })).toEqual({ kind: 'taken' });
    let end = 49 * HOUR - 1;
    while ((await reservations.claimed(SITE, end)).length > 0 && end < 49 * HOUR + 5) end += 1;
    noteFigure('A9', `hold, ${name}`, (end - HOUR) / HOUR);
    expect(end).toBe(49 * HOUR);
    expect(await ask('two', { at: end })).toMatchObject({ kind: 'reserved' });
    expect(await stageOf('one')).toMatchObject({ stage: 'over', end: 'time' });
    // Who was first is told of it, and so is the dealer, by a lead that adds to the first.
    expect(await waiting()).toEqual(
      [
        FOLDER,
        FOLDER,
        FOLDER,
        'shopper:asked',
        'shopper:asked',
        'shopper:held',
        'shopper:over',
      ].sort(),
    );
    const told = (await stores.store.leads.list(SITE)).filter(({ addsTo }) => addsTo);
    expect(told).toMatchObject([{ reservation: { outcome: 'time' } }]);
  });

  test('a deposit that does not come frees the vehicle after 30 minutes, and the dealer has the lead', async () => {
    await ask('one', { depositCents: 20_000 });
    expect(await waiting()).toEqual([]);
    expect(await stores.store.reservations.claimed(SITE, 30 * MINUTE - 1)).toEqual(['car-1']);
    expect(await stores.store.reservations.claimed(SITE, 30 * MINUTE)).toEqual([]);
    await step('one', { kind: 'time' }, 30 * MINUTE);
    expect(await waiting()).toEqual([FOLDER]);
    const [lead] = await stores.store.leads.list(SITE);
    expect(lead).toMatchObject({ reservation: { outcome: 'unpaid' } });
  });

  test('money that comes late, or twice, is in the ledger and owed', async () => {
    const { reservations } = stores.store;
    await ask('one', { depositCents: 20_000 });
    await step('one', PAID, 31 * MINUTE);
    await step('one', PAID, 32 * MINUTE);
    expect(await stageOf('one')).toMatchObject({
      ...{ stage: 'over', end: 'unpaid' },
      charges: [{ id: 'ch_1', cents: 20_000, refundId: null }],
    });
    expect((await reservations.due(33 * MINUTE)).map(({ carId }) => carId)).toEqual(['car-1']);
    await step('one', { kind: 'refunded', chargeId: 'ch_1', refundId: 're_1' }, 33 * MINUTE);
    await step('one', { kind: 'refunded', chargeId: 'ch_1', refundId: 're_2' }, 34 * MINUTE);
    await reservations.paymentClosed(SITE, sampleReservation('one').id);
    expect(await reservations.due(35 * MINUTE)).toEqual([]);
    expect(await reservations.ledger(SITE)).toMatchObject([
      { kind: 'capture', cents: 20_000, chargeId: 'ch_1', at: 31 * MINUTE },
      { kind: 'refund', cents: 20_000, refundId: 're_1', at: 33 * MINUTE },
    ]);
  });

  test('a deposit holds the vehicle, and the dealer gets the lead with it, once', async () => {
    await ask('one', { depositCents: 20_000 });
    await stores.store.reservations.paying(SITE, sampleReservation('one').id, {
      ...{ id: 'cs_1', url: 'https://pay.example/cs_1' },
    });
    await step('one', PAID, MINUTE);
    await step('one', PAID, 2 * MINUTE);
    expect(await stageOf('one')).toMatchObject({
      ...{ stage: 'held', until: MINUTE + 48 * HOUR },
      payment: { id: 'cs_1', url: 'https://pay.example/cs_1' },
    });
    expect(await waiting()).toEqual([FOLDER, 'shopper:held']);
    const [lead] = await stores.store.leads.list(SITE);
    expect(lead).toMatchObject({ reservation: { outcome: 'held' } });
  });

  test('says what there is to do: what ends, what is open, whom to remind', async () => {
    const { reservations } = stores.store;
    const due = async (at: number) => (await reservations.due(at)).map(({ carId }) => carId);
    await ask('one');
    await ask('two', { carId: 'car-2', depositCents: 20_000 });
    expect(await due(1)).toEqual(['car-2']);
    await reservations.paymentClosed(SITE, sampleReservation('two').id);
    await step('two', { kind: 'not paid' }, 1);
    await step('one', { kind: 'confirmed' }, 0);
    expect(await due(42 * HOUR - 1)).toEqual([]);
    expect(await due(42 * HOUR)).toEqual(['car-1']);
    await step('one', { kind: 'reminded' }, 42 * HOUR);
    expect(await due(48 * HOUR - 1)).toEqual([]);
    expect(await due(48 * HOUR)).toEqual(['car-1']);
  });

  test('ends with the erasure of its lead, and the dealer is told, but not of whom (R17-33)', async () => {
    await ask('one', { depositCents: 20_000 });
    await step('one', PAID, 1);
    const [lead] = await stores.store.leads.list(SITE);
    await stores.other.leads.erase(SITE, [lead?.id ?? ''], 2);
    expect(await stageOf('one')).toMatchObject({ stage: 'over', end: 'cancelled' });
    expect(await stores.store.reservations.claimed(SITE, 3)).toEqual([]);
    // The deposit is owed, and goes back as of any other.
    expect((await stores.store.reservations.due(3)).map(({ carId }) => carId)).toEqual(['car-1']);
    await step('one', { kind: 'refunded', chargeId: 'ch_1', refundId: 're_1' }, 4);
    expect(await stores.store.reservations.ledger(SITE)).toMatchObject([
      { kind: 'capture', cents: 20_000 },
      { kind: 'refund', cents: 20_000 },
    ]);
    expect(await waiting()).toEqual([FOLDER]);
    const told = await stores.store.leads.list(SITE);
    expect(told).toMatchObject([
      {
        ...{ addsTo: lead?.id, erasedAt: 2, reservation: { outcome: 'cancelled' } },
        enquiry: { name: '', email: '', phone: '', message: null },
      },
    ]);
  });

  test('one that is over, or that ended in a sale, is left as it is by the erasure of its lead', async () => {
    await ask('one');
    await step('one', { kind: 'cancelled' }, 1);
    await ask('two');
    await step('two', { kind: 'confirmed' }, 1);
    await step('two', { kind: 'fulfilled' }, 1);
    const ids = (await stores.store.leads.list(SITE)).map(({ id }) => id);
    await stores.store.leads.erase(SITE, ids, 2);
    expect(await stageOf('one')).toMatchObject({ end: 'cancelled' });
    expect(await stageOf('two')).toMatchObject({ stage: 'fulfilled' });
    expect(await stores.store.leads.list(SITE)).toEqual([]);
  });

  test('frees the vehicle when the time for an answer is over (R21-07)', async () => {
    const asked = await ask('one', { answerBy: 4 * HOUR });
    expect(asked).toMatchObject({ reservation: { until: 4 * HOUR } });
    expect(await stores.store.reservations.claimed(SITE, 4 * HOUR - 1)).toEqual(['car-1']);
    expect(await stores.store.reservations.claimed(SITE, 4 * HOUR)).toEqual([]);
    await step('one', { kind: 'confirmed' }, 4 * HOUR);
    expect(await stageOf('one')).toMatchObject({ end: 'unanswered' });
  });

  test('as many vehicles wait as may, whoever asks at once, and an answer makes room (R21-08)', async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        ask(`asker-${at}`, {
          ...{ carId: `car-${at}`, mostWaiting: 3, answerBy: HOUR },
          on: at % 2 === 0 ? stores.store : stores.other,
        }),
      ),
    );
    expect(results.filter(({ kind }) => kind === 'reserved')).toHaveLength(3);
    expect(results.filter(({ kind }) => kind === 'full')).toHaveLength(17);
    expect(await stores.store.leads.list(SITE)).toHaveLength(3);
    expect(await ask('one', { mostWaiting: 3, site: OTHER_SITE })).toMatchObject({ created: true });
    const more = { carId: 'car-x', mostWaiting: 3 };
    const [held] = await stores.store.reservations.list(SITE);
    await stores.store.reservations.apply(SITE, held?.id ?? '', { kind: 'confirmed' }, 1);
    expect(await ask('more', { ...more, at: 2 })).toMatchObject({ created: true });
    expect(await ask('other', { ...more, carId: 'car-y', at: 2 })).toEqual({ kind: 'full' });
    // Time makes room, too.
    expect(await ask('late', { ...more, carId: 'car-z', at: HOUR })).toMatchObject({
      created: true,
    });
  });

  test('writes to nobody where shoppers cannot be written to', async () => {
    await ask('one', { writes: false });
    await step('one', { kind: 'confirmed' }, 1);
    expect(await waiting()).toEqual([FOLDER]);
  });

  test('refuses ids and keys that somebody could guess', async () => {
    await expect(ask('one', { id: 'short' })).rejects.toMatchObject({ name: 'InvalidFormKey' });
    expect(await stores.store.leads.list(SITE)).toEqual([]);
  });
}

interface Asking extends Partial<ReservationRequest> {
  on?: Store;
  site?: typeof SITE;
  at?: number;
}
