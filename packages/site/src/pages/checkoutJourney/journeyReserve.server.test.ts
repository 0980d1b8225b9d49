import type { LoaderFunctionArgs } from 'react-router';
import { describe, expect, test } from 'vitest';
import { address, at, details, journeyShop, START, tokenOf } from '../../testing/journeyBrowser.ts';
import { formKeyAt } from '../form/formKey.ts';
import { loadHoldRequest } from '../holdRequest/holdRequest.server.ts';
import { loadReservation } from '../reservation/reservation.server.ts';

const shop = journeyShop();
const { browser, walk, reserve } = shop;

describe('the last step reserves by the page that reserves', () => {
  test('one hold, one lead with the whole deal, and the shopper’s own page', async () => {
    const { person, token } = await walk(browser(), address);
    const page = await person.open(`/cars/slug-v1/checkout?journey=${encodeURIComponent(token)}`);
    expect(page.data).toMatchObject({ state: 'open', form: { fields: [] } });
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    const answer = await reserve(person, token);
    expect(answer.location).toMatch(/^\/reservation\//);
    const leads = await shop.site.store.leads.list(shop.site.siteOf('one').key);
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({
      enquiry: {
        category: 'Reservation',
        name: 'Ana',
        phone: '0412 345 678',
        valuationId: 'val-1',
      },
      context: { carId: 'v1', vehicle: { price: 25_990 } },
      reservation: { depositCents: 20_000 },
      tradeIn: { car: { make: 'Mazda', model: '3' }, payout: 4_000, outcome: { low: 18_000 } },
      deal: {
        ...{ price: 25_990, payment: 'finance' },
        repayment: { weekly: 123, monthly: 533, interestRate: 7.99, comparisonRate: 8.45 },
        handover: {
          kind: 'delivery',
          km: 3,
          address: { street: '12 Rose Lane', postcode: '4064' },
        },
      },
    });
    expect(JSON.stringify(leads[0]?.context)).not.toContain(token);
    const manage = new URL(leads[0]?.reservation?.manageUrl ?? '').pathname.split('/').at(-1);
    const dealer = await loadHoldRequest({
      context: await shop.site.context('one', '203.0.113.9'),
      params: { token: manage },
    } as unknown as LoaderFunctionArgs);
    expect(dealer.data.deal).toContainEqual({ label: 'Price they were told', value: '$25,990' });
    const receipt = await loadReservation({
      context: await shop.site.context('one', '203.0.113.7'),
      url: new URL(answer.location, 'https://one.example'),
      params: { token: answer.location.split('/').at(-1) },
    } as unknown as LoaderFunctionArgs);
    expect(receipt.data.deal.map(({ label, value }) => [label, value])).toEqual([
      ['Price', '$25,990'],
      ['Trade-in', '2019 Mazda 3. $18,000 to $21,000, subject to inspection, with a payout'],
      ['Left to pay', '$8,990 to $11,990. By the estimate of your car, which we inspect first'],
      [
        'Payment',
        'Finance: $123 / week or $533 / month, 7.99% p.a. interest rate, 8.45% p.a. comparison rate, $2,599 deposit, 60 months',
      ],
      ['Delivery', '12 Rose Lane, Milton 4064. About 3 km'],
    ]);
    // Again, and Back: the same reservation, and nothing of the person stays with the journey.
    expect((await reserve(person, token)).location).toBe(answer.location);
    expect((await person.open(at('review', token))).location).toBe(answer.location);
    expect(await shop.site.store.reservations.list(shop.site.siteOf('one').key)).toHaveLength(1);
    expect((await browser().open(at('review', token))).location).toBe('/cars/slug-v1');
  });

  test('takes price, repayment and place from the journey, never from a form', async () => {
    const { person, token } = await walk();
    await reserve(person, token, {
      ...{ name: 'Eve', email: 'eve@example.com', price: '1', deposit: '1', car_id: 'v2' },
      ...{ payment: 'cash', handover: 'delivery', location_id: 'l1' },
    });
    const [lead] = await shop.site.store.leads.list(shop.site.siteOf('one').key);
    expect(lead).toMatchObject({
      enquiry: { name: 'Ana', email: 'ana@example.com', locationId: 'l2' },
      context: { carId: 'v1' },
      deal: {
        price: 25_990,
        payment: 'finance',
        handover: { locationId: 'l2', place: 'Chermside' },
      },
    });
  });

  test('not before everything is answered', async () => {
    const person = browser();
    const token = tokenOf((await person.send(START, {})).location);
    expect((await reserve(person, token)).location).toBe(at('review', token));
    expect((await person.open(at('review', token))).location).toBe(at('trade-in', token));
    expect(await shop.site.store.reservations.list(shop.site.siteOf('one').key)).toEqual([]);
  });

  test('whoever only reserves gives no deal', async () => {
    const person = browser();
    const form_key = formKeyAt(shop.site.clock.now - 60_000, 'p'.repeat(22));
    await person.send('/cars/slug-v1/checkout', {
      ...details,
      form_key,
      location_id: 'l1',
      dealership_slug: 'milton',
    });
    const [lead] = await shop.site.store.leads.list(shop.site.siteOf('one').key);
    expect(lead?.enquiry.name).toBe('Ana');
    expect(lead?.deal).toBeUndefined();
  });
});
