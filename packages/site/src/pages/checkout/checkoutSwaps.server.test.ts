import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reservationSite } from '../../testing/reservationSite.ts';
import { answerOf, reserversAt, tokenOf } from '../../testing/reservers.ts';
import { loadHoldRequest } from '../holdRequest/holdRequest.server.ts';
import { loadReservation } from '../reservation/reservation.server.ts';

let site: Awaited<ReturnType<typeof reservationSite>>;
beforeEach(async () => {
  site = await reservationSite();
});
afterEach(() => site.close());
const { act, argsOf, dealerAct, dealerToken, own, reserve, view } = reserversAt(() => site);

describe('whoever swaps something gets nothing, and changes nothing', () => {
  const isAlive = async () => (await view()).data?.state === 'reserved';

  test('another dealer: the same vehicle’s id and the same token', async () => {
    const token = tokenOf(await reserve('Ana'));
    expect(await own(token, { dealer: 'two' })).toMatchObject({ status: 404 });
    expect(await act(token, 'cancel', { dealer: 'two' })).toMatchObject({ status: 404 });
    expect(await dealerAct(await dealerToken(), 'release', { dealer: 'two' })).toMatchObject({
      status: 404,
    });
    expect((await view('v1', { dealer: 'two' })).data).toMatchObject({ state: 'open' });
    expect(await isAlive()).toBe(true);
  });

  test('a token that was made up, altered, or is for the other page', async () => {
    const token = tokenOf(await reserve('Ana'));
    const forDealer = await dealerToken();
    const other = tokenOf(await reserve('Ben', 'v2', { visitor: '203.0.113.8' }));
    const [, signature = ''] = other.split('.');
    const swapped = `${token.split('.')[0]}.${signature}`;
    const madeUp = `${Buffer.from('{"id":"x"}').toString('base64url')}.${'A'.repeat(43)}`;
    for (const bad of [swapped, madeUp, forDealer, `${token}x`, 'x', '']) {
      expect(await own(bad)).toMatchObject({ status: 404 });
      expect(await act(bad, 'cancel')).toMatchObject({ status: 404 });
    }
    for (const bad of [token, swapped, madeUp]) {
      expect(await dealerAct(bad, 'release')).toMatchObject({ status: 404 });
    }
    expect(await isAlive()).toBe(true);
  });

  test('another vehicle, price, deposit or stage in the form', async () => {
    await reserve(
      'Ana',
      'v1',
      {},
      {
        ...{ car_id: 'v2', price: '1', deposit: '1', depositCents: '1', amount: '0' },
        ...{ stage: 'held', provider: 'none', reservation: '{"id":"x"}' },
      },
    );
    const [reservation] = await site.store.reservations.list(site.siteOf('one').key);
    expect(reservation).toMatchObject({ carId: 'v1', stage: 'confirmation' });
    const [lead] = await site.store.leads.list(site.siteOf('one').key);
    expect(lead).toMatchObject({
      context: { carId: 'v1', vehicle: { price: 25_990 } },
      reservation: { depositCents: 20_000 },
    });
    expect((await view('v2')).data).toMatchObject({ state: 'open' });
  });

  test('a link alone changes nothing: mail programs open them', async () => {
    const token = tokenOf(await reserve('Ana'));
    const forDealer = await dealerToken();
    await own(`${token}`);
    await answerOf(
      loadReservation(await argsOf(`/reservation/${token}?cancel&act=cancel`, { token })),
    );
    await answerOf(
      loadHoldRequest(await argsOf(`/hold-request/${forDealer}?act=confirm`, { token: forDealer })),
    );
    expect((await own(token)).data).toMatchObject({ stage: 'confirmation' });
  });

  test('an answer that is replayed, or comes too late', async () => {
    const token = tokenOf(await reserve('Ana'));
    const forDealer = await dealerToken();
    await act(token, 'cancel');
    await dealerAct(forDealer, 'confirm');
    await dealerAct(forDealer, 'fulfil');
    expect((await own(token)).data).toMatchObject({ stage: 'over', end: 'cancelled' });
    await reserve('Ben', 'v1', { visitor: '203.0.113.8' });
    await act(token, 'cancel');
    await dealerAct(forDealer, 'release');
    expect(await isAlive()).toBe(true);
  });

  test('an unknown word of a button', async () => {
    const token = tokenOf(await reserve('Ana'));
    for (const word of ['confirm', 'held', '__proto__', '']) await act(token, word);
    for (const word of ['paid', '__proto__', 'toString', '']) {
      await dealerAct(await dealerToken(), word);
    }
    expect((await own(token)).data).toMatchObject({ stage: 'confirmation' });
  });
});
