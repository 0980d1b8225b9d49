import type { Vehicle } from '@forecourt/domain';
import { describe, expect, test } from 'vitest';
import {
  address,
  at,
  details,
  journeyShop,
  ownCar,
  START,
  tokenOf,
} from '../../testing/journeyBrowser.ts';
import { aBoughtVehicle } from '../../testing/journeySite.ts';
import type { JourneyFault } from './submitJourney.server.ts';

const DAY = 86_400_000;

const shop = journeyShop();
const { browser, walk, reserve, change } = shop;

describe('where it opens (R2-04, R2-06)', () => {
  test('for a used vehicle, by its slug, without a trace', async () => {
    const { status, data, headers, cookie } = await browser().open(START);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      state: 'open',
      current: 0,
      step: { at: 'vehicle', isBegun: false },
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(cookie).toBeNull();
  });

  test.each(['new', 'demo'])('a %s vehicle leads to its page', async (id) => {
    const { location } = await browser().open(`/checkout-journey?car_id=slug-${id}`);
    expect(location).toBe(`/cars/slug-${id}`);
  });

  test('a sold one leads to its page, too; one that is nowhere is not found', async () => {
    change('v1', { sold: true });
    expect((await browser().open(START)).location).toBe('/cars/slug-v1');
    expect((await browser().open('/checkout-journey?car_id=nope')).status).toBe(404);
    expect((await browser().open('/checkout-journey')).location).toBe('/search');
  });

  test('with the flag off it leads to the vehicle', async () => {
    await shop.reopen({ checkoutJourney: null });
    expect((await browser().open(START)).location).toBe('/cars/slug-v1');
    expect((await browser().send(START, {})).location).toBe('/cars/slug-v1');
  });
});

describe('a journey', () => {
  test('goes step by step, each an address that stays as it was', async () => {
    const { person, token, last } = await walk();
    expect(last.location).toBe(at('review', token));
    const review = await person.view(at('review', token));
    expect(review.step).toMatchObject({ at: 'review' });
    expect(review.deal?.rows.map(({ label, value, note }) => [label, value, note])).toEqual([
      ['Trade-in', '2019 Mazda 3', '$18,000 to $21,000, subject to inspection, with a payout'],
      ['Payment', 'Finance', null],
      ['Pick-up', 'Chermside', null],
      ['For', 'Ana Nguyen', '0412 345 678, ana@example.com'],
    ]);
    expect(review.deal?.left).toMatchObject({ label: 'Left to pay', value: '$8,990 to $11,990' });
    // Back: the same step with what was answered.
    expect((await person.view(at('payment', token))).step).toMatchObject({ chosen: 'finance' });
    expect((await person.view(at('details', token))).step).toMatchObject({
      form: { values: { name: 'Ana', email: 'ana@example.com' } },
    });
    expect((await person.view(START)).step).toMatchObject({ isBegun: false });
  });

  test('nothing of a person stands in an address or in the clear in the store', async () => {
    const { token } = await walk(browser(), address);
    const id = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).id;
    const kept = await shop.site.store.journeys.find(
      shop.site.siteOf('one').key,
      id,
      shop.site.clock.now,
    );
    expect(kept?.person).not.toBeNull();
    const text = JSON.stringify(kept) + token;
    for (const word of ['Ana', 'Nguyen', 'ana@', '0412', 'Rose', '4064']) {
      expect(text).not.toContain(word);
    }
  });

  test('leads back to what was not answered', async () => {
    const person = browser();
    const token = tokenOf((await person.send(START, {})).location);
    for (const step of ['payment', 'details', 'review', 'reserve'] as const) {
      expect((await person.open(at(step, token))).location).toBe(at('trade-in', token));
    }
  });

  test('changes one answer from the review, and comes back to it', async () => {
    const { person, token } = await walk();
    const changed = await person.send(`${at('payment', token)}&change=`, { payment: 'cash' });
    expect(changed.location).toBe(at('review', token));
    const { deal } = await person.view(at('review', token));
    expect(deal?.estimate).toBeNull();
    expect(deal?.rows).toContainEqual(
      expect.objectContaining({ label: 'Payment', value: 'In full' }),
    );
  });

  test('is brought where the site brings vehicles, as far as it does', async () => {
    const person = browser();
    const token = tokenOf((await person.send(START, {})).location);
    const sent = async (form: Record<string, string>) => {
      const { status, data } = await person.send(at('handover', token), form);
      return { status, data: data as JourneyFault | null };
    };
    expect(await sent({ ...address, street: '' })).toMatchObject({
      ...{ status: 400, data: { faults: [{ field: 'street' }], typed: { city: 'Milton' } } },
    });
    expect((await sent({ ...address, postcode: '2000' })).data?.faults[0]?.message).toMatch(
      /km from this vehicle, and we deliver up to 50 km/,
    );
    expect((await sent({ ...address, postcode: '9999' })).status).toBe(400);
    expect((await sent({ handover: 'l9' })).data?.failure).toMatch(/Choose/);
    shop.site.geocoder.answer = { kind: 'down' };
    expect((await sent({ ...address, postcode: '2000' })).status).toBe(303);
  });

  test('asks anew for what cannot be read', async () => {
    const person = browser();
    const token = tokenOf((await person.send(START, {})).location);
    const car = await person.send(at('trade-in', token), { act: 'car', ...ownCar, year: '19' });
    expect(car).toMatchObject({ status: 400, data: { faults: [{ field: 'year' }] } });
    expect(await person.send(at('trade-in', token), { act: 'use', valuation: 'x' })).toMatchObject({
      ...{ status: 400, data: { failure: expect.stringContaining('run out') } },
    });
    await person.send(at('trade-in', token), { act: 'none' });
    expect((await person.send(at('payment', token), { payment: 'gold' })).status).toBe(400);
    const bad = await person.send(at('details', token), { ...details, email: 'ana@' });
    expect(bad).toMatchObject({ status: 400, data: { form: { errors: [{ field: 'email' }] } } });
  });

  test('ends after a week: the address says so, and it is gone from the store', async () => {
    const { person, token } = await walk();
    shop.site.clock.now += 7 * DAY;
    const { location } = await person.open(at('review', token));
    expect(location).toBe('/checkout-journey?car_id=slug-v1&gone=');
    expect((await person.view(location)).isGone).toBe(true);
    expect(await shop.site.store.journeys.prune(shop.site.clock.now)).toBe(1);
  });

  test('is not begun again and again by one visitor (R17-11)', async () => {
    for (let turn = 0; turn < 10; turn += 1)
      expect((await browser().send(START, {})).status).toBe(303);
    const refused = await browser().send(START, {});
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('what happens meanwhile is told', () => {
  test('a price that changes, until its shopper has seen it', async () => {
    const { person, token } = await walk();
    change('v1', { price: 24_990 });
    const { changes, step } = await person.view(at('review', token));
    expect(changes).toEqual(['The price has fallen from $25,990 to $24,990.']);
    expect(step?.at).toBe('review');
    expect((await reserve(person, token)).location).toBe(at('review', token));
    expect(await shop.site.store.leads.list(shop.site.siteOf('one').key)).toEqual([]);
    await person.send(at('review', token), { act: 'accept' });
    expect((await person.view(at('review', token))).changes).toEqual([]);
    await reserve(person, token);
    const [lead] = await shop.site.store.leads.list(shop.site.siteOf('one').key);
    expect(lead?.deal?.price).toBe(24_990);
  });

  test.each<[string, Partial<Vehicle> | null, string]>([
    ['sold', { sold: true }, 'gone'],
    ['reserved', { reserved: true }, 'reserved'],
    ['reserved by its stock file', { reserved: true, status: 'reserved' }, 'reserved'],
    ['reserved once and sold', { reserved: true, status: 'sold' }, 'gone'],
    ['taken off sale', { status: 'withdrawn' }, 'gone'],
    ['out of the stock', null, 'gone'],
  ])('a vehicle that is %s: said, nothing taken, the choices kept', async (_, facts, state) => {
    const { person, token } = await walk();
    change('v1', facts);
    expect(await person.view(at('payment', token))).toMatchObject({ state, step: null });
    await person.send(at('payment', token), { payment: 'cash' });
    const sent = await reserve(person, token);
    expect([303, 404]).toContain(sent.status);
    expect(await shop.site.store.leads.list(shop.site.siteOf('one').key)).toEqual([]);
    const vehicles = shop.site.vehiclesAt('one').filter(({ id }) => id !== 'v1');
    shop.site.vehiclesAt('one').splice(0, 9, aBoughtVehicle('v1'), ...vehicles);
    expect((await person.view(at('payment', token))).step).toMatchObject({ chosen: 'finance' });
  });
});
