import { stripePayments } from '@forecourt/data';
import { STRIPE_KEY, startStripe } from '@forecourt/data/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reservationSite, reserveForm } from '../../testing/reservationSite.ts';
import { answerOf, reserversAt, tokenOf } from '../../testing/reservers.ts';
import { loadReservation } from '../reservation/reservation.server.ts';
import { loadCheckout } from './checkout.server.ts';

const HOUR = 3_600_000;
let site: Awaited<ReturnType<typeof reservationSite>>;
beforeEach(async () => {
  site = await reservationSite();
});
afterEach(() => site.close());
const { act, argsOf, dealerAct, dealerToken, own, reserve, view } = reserversAt(() => site);

describe('a vehicle is reserved', () => {
  test('by its form: hold, lead and the shopper’s own page (R9-04)', async () => {
    const { data } = await view();
    expect(data).toMatchObject({ state: 'open', terms: { deposit: '$200' }, paysOnline: false });
    const answer = await reserve('Ana');
    expect(answer).toMatchObject({
      status: 303,
      location: expect.stringMatching(/^\/reservation\//),
    });
    expect((await own(tokenOf(answer))).data).toMatchObject({ stage: 'confirmation' });
    expect((await view()).data).toMatchObject({ state: 'reserved' });
    const [lead] = await site.store.leads.list(site.siteOf('one').key);
    expect(lead).toMatchObject({
      enquiry: { category: 'Reservation', name: 'Ana' },
      context: { carId: 'v1', vehicle: { price: 25_990 } },
      reservation: { depositCents: 20_000, paysOnline: false },
    });
  });

  test('by one alone: who comes second is told, and nothing of theirs is stored', async () => {
    await reserve('Ana');
    const second = await reserve('Ben', 'v1', { visitor: '203.0.113.8' });
    expect(second).toMatchObject({
      status: 409,
      data: {
        failure: { inline: expect.stringMatching(/^Somebody else.*paid nothing.*free again/) },
      },
    });
    expect(await site.store.leads.list(site.siteOf('one').key)).toHaveLength(1);
  });

  test('not while its stock file says that it is, which nobody is told is a sale (R4-24)', async () => {
    const [first] = site.vehiclesAt('one');
    const facts = { reserved: true, status: 'reserved' };
    site.vehiclesAt('one').splice(0, 1, ...(first ? [{ ...first, ...facts }] : []));
    expect((await view()).data).toMatchObject({ state: 'reserved' });
    expect(await reserve('Ana')).toMatchObject({ status: 409 });
  });

  test('not once it is sold: who was writing meanwhile is not told that it may come back', async () => {
    const [first] = site.vehiclesAt('one');
    site.vehiclesAt('one').splice(0, 1, ...(first ? [{ ...first, sold: true }] : []));
    expect(await reserve('Ana')).toMatchObject({
      status: 409,
      data: { failure: { inline: expect.stringMatching(/^This one was sold.*paid nothing/) } },
    });
    expect(await site.store.leads.list(site.siteOf('one').key)).toEqual([]);
  });

  test('and whoever waits is told when the stock says that it is sold, and does not pay', async () => {
    const waits = tokenOf(await reserve('Ana'));
    expect((await own(waits)).data).toMatchObject({ stage: 'confirmation', isGone: false });
    const dealer = await dealerToken();
    const [first] = site.vehiclesAt('one');
    site.vehiclesAt('one').splice(0, 1, ...(first ? [{ ...first, sold: true }] : []));
    expect((await own(waits)).data).toMatchObject({ stage: 'confirmation', isGone: true });
    // Held for this very shopper, it may well be called sold.
    await dealerAct(dealer, 'confirm');
    expect((await own(waits)).data).toMatchObject({ stage: 'held', isGone: false });
  });

  test('and nobody is led to pay for what was sold meanwhile', async () => {
    const { now } = site.clock;
    await site.close();
    const stripe = await startStripe({ now: () => now });
    const payments = stripePayments({
      keysOf: () => ({ key: STRIPE_KEY, webhookSecret: 'whsec_one' }),
      ...{ url: stripe.url, onNews: () => undefined, today: () => now },
    });
    site = await reservationSite(payments);
    const reserved = await reserve('Ana');
    expect(reserved.location).toMatch(/^https?:/);
    const waits = reserved.cookie?.split('=')[1] ?? '';
    expect((await act(waits, 'pay')).location).toBe(reserved.location);
    const [first] = site.vehiclesAt('one');
    site.vehiclesAt('one').splice(0, 1, ...(first ? [{ ...first, sold: true }] : []));
    expect(await act(waits, 'pay')).toMatchObject({
      status: 303,
      location: `/reservation/${waits}`,
    });
    expect((await own(waits)).data).toMatchObject({ stage: 'payment', isGone: true });
    await stripe.close();
  });

  test('as others are by the same browser, and each is found again', async () => {
    const first = await reserve('Ana');
    const second = await reserve('Again', 'v2', { cookie: first.cookie ?? '' });
    const both = { cookie: `other=1; ${second.cookie}` };
    expect(await view('v1', both)).toMatchObject({ status: 303, location: first.location });
    expect(await view('v2', both)).toMatchObject({ status: 303, location: second.location });
  });

  test('by a browser that keeps five of them, the last one first', async () => {
    const [kept = '', ...more] = Array.from({ length: 9 }, (_, index) => `a${index}.b`);
    const cookie = `__Host-fc_hold=${[...more, kept].join('~')}`;
    const answer = await reserve('Ana', 'v1', { cookie });
    const own = [tokenOf(answer), ...more.slice(0, 4)].join('~');
    expect(answer.cookie).toBe(`__Host-fc_hold=${own}`);
  });

  test('and led to their own page, Back or from another tab, while it runs', async () => {
    const answer = await reserve('Ana');
    const { location, cookie = '' } = answer;
    expect(cookie).toMatch(/^__Host-fc_hold=/);
    expect(await view('v1', { cookie })).toMatchObject({ status: 303, location });
    expect(
      await reserve('Ana', 'v1', { cookie }, reserveForm(site.clock.now, 'Tab')),
    ).toMatchObject({ status: 303, location });
    expect((await view('v2', { cookie })).status).toBe(200);
    expect((await view('v1', { cookie, dealer: 'two' })).status).toBe(200);
    expect((await view('v1', { cookie: `${cookie}x` })).data).toMatchObject({ state: 'reserved' });
    await act(tokenOf(answer), 'cancel');
    expect((await view('v1', { cookie })).data).toMatchObject({ state: 'open' });
    expect(await site.store.leads.list(site.siteOf('one').key)).toHaveLength(2);
  });

  test('once, however often the form is sent', async () => {
    const first = await reserve('Ana');
    const again = await reserve('Ana');
    expect(again.location).toBe(first.location);
    expect(await site.store.reservations.list(site.siteOf('one').key)).toHaveLength(1);
  });

  test('for 48 hours from the dealer’s confirmation, then it is free again', async () => {
    const answer = await reserve('Ana');
    const token = await dealerToken();
    await dealerAct(token, 'confirm');
    expect((await own(tokenOf(answer))).data).toMatchObject({ stage: 'held' });
    site.clock.now += 48 * HOUR - 1;
    expect((await view()).data).toMatchObject({ state: 'reserved' });
    site.clock.now += 1;
    expect((await view()).data).toMatchObject({ state: 'open' });
    expect((await own(tokenOf(answer))).data).toMatchObject({ stage: 'over', end: 'time' });
  });

  test('for a day while nobody answers, where no opening hours are known (R21-07)', async () => {
    const token = tokenOf(await reserve('Ana'));
    site.clock.now += 24 * HOUR - 1;
    expect(await view()).toMatchObject({ data: { state: 'reserved' } });
    site.clock.now += 1;
    expect(await own(token)).toMatchObject({ data: { stage: 'over', end: 'unanswered' } });
    expect(await view()).toMatchObject({ data: { state: 'open' } });
  });

  test('not while as many wait for an answer as may (R21-08)', async () => {
    await site.close();
    site = await reservationSite(null, { mostWaiting: 1 });
    await reserve('Ana');
    const other = { visitor: '198.51.100.9' };
    expect(await reserve('Bo', 'v2', other)).toMatchObject({
      status: 409,
      data: { failure: { inline: expect.stringContaining('Please call us') } },
    });
    expect(await view('v2')).toMatchObject({ data: { state: 'open' } });
    await dealerAct(await dealerToken(), 'confirm');
    expect(await reserve('Bo', 'v2', other)).toMatchObject({ status: 303 });
  });

  test('until the shopper cancels', async () => {
    const token = tokenOf(await reserve('Ana'));
    expect(await act(token, 'cancel')).toMatchObject({ status: 303 });
    expect((await own(token)).data).toMatchObject({
      end: 'cancelled',
      againHref: '/cars/v1/checkout',
    });
    expect((await view()).data).toMatchObject({ state: 'open' });
  });

  test('at the site’s one address; the other leads there (R2-05)', async () => {
    const other = await answerOf(loadCheckout(await argsOf('/cars/v1/buy-online', { slug: 'v1' })));
    expect(other).toMatchObject({ status: 301, location: '/cars/v1/checkout' });
  });

  test('not by a program, whose words a person reads all the same (R17-15)', async () => {
    const answer = await reserve('Bot', 'v1', {}, { coupon: 'filled' });
    expect(answer).toMatchObject({ status: 303, location: '/success' });
    expect(await site.store.leads.list(site.siteOf('one').key)).toHaveLength(1);
    expect((await view()).data).toMatchObject({ state: 'open' });
  });

  test('not again and again by one visitor (R17-11)', async () => {
    for (const name of ['Ana', 'Ben', 'Cal']) {
      await act(tokenOf(await reserve(name)), 'cancel');
    }
    expect(await reserve('Dee')).toMatchObject({ status: 429 });
    expect((await view()).data).toMatchObject({ state: 'open' });
  });
});

test('what a page of a reservation holds is kept by nobody', async () => {
  const token = tokenOf(await reserve('Ana'));
  const answer = await loadReservation(await argsOf(`/reservation/${token}`, { token }));
  expect(answer.init?.headers).toMatchObject({
    ...{ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' },
  });
  expect(JSON.stringify((await view()).data)).not.toContain('Ana');
});
