import type { CheckoutStep, Vehicle } from '@forecourt/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aBoughtVehicle, journeySite } from '../../testing/journeySite.ts';
import { loadCheckout, submitCheckout } from '../checkout/checkout.server.ts';
import { formKeyAt } from '../form/formKey.ts';
import { loadHoldRequest } from '../holdRequest/holdRequest.server.ts';
import { type JourneyView, loadCheckoutJourney } from './checkoutJourney.server.ts';
import { type JourneyFault, submitCheckoutJourney } from './submitJourney.server.ts';

const DAY = 86_400_000;
const details = {
  ...{ name: 'Ana', last_name: 'Nguyen', email: 'ana@example.com' },
  ...{ phone: '0412 345 678', postcode: '4105', message: '' },
};
const ownCar = { make: 'Mazda', model: '3', badge: '', year: '2019', kilometres: '65k' };
const address = { handover: 'delivery', street: '12 Rose Lane', city: 'Milton', postcode: '4064' };

let site: Awaited<ReturnType<typeof journeySite>>;
beforeEach(async () => {
  site = await journeySite();
});
afterEach(() => site.close());

interface Answer {
  status: number;
  location: string;
  cookie: string | null;
  headers: Headers;
  data: unknown;
}

/** A browser: it keeps its cookie, and follows where it is led. */
function browser({ dealer = 'one', visitor = '203.0.113.7' } = {}) {
  let cookie = '';
  async function argsOf(path: string, form?: Record<string, string>, at: object = {}) {
    const url = new URL(path, `https://${dealer}.example`);
    const request = new Request(url, {
      headers: { cookie },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    const slug = /^\/cars\/([^/]+)\//.exec(url.pathname)?.[1];
    const context = await site.context(dealer, visitor);
    return { request, url, context, params: { slug }, ...at } as unknown as LoaderFunctionArgs;
  }
  async function answered(work: Promise<unknown>): Promise<Answer> {
    const answer = await work.catch((thrown: unknown) => thrown);
    if (answer instanceof Error) throw answer;
    const { data = null, init = null } = answer as { data?: unknown; init?: ResponseInit | null };
    const isResponse = answer instanceof Response;
    const headers = isResponse ? answer.headers : new Headers(init?.headers);
    const set = headers.get('set-cookie');
    if (set !== null) cookie = set.split(';')[0] ?? '';
    return {
      status: isResponse ? answer.status : (init?.status ?? 200),
      location: headers.get('location') ?? '',
      ...{ cookie: set, headers, data: isResponse ? null : data },
    };
  }
  const isJourney = (path: string) => path.startsWith('/checkout-journey');
  return {
    get cookie() {
      return cookie;
    },
    open: async (path: string) =>
      answered((isJourney(path) ? loadCheckoutJourney : loadCheckout)(await argsOf(path))),
    send: async (path: string, form: Record<string, string>) =>
      answered(
        (isJourney(path) ? submitCheckoutJourney : submitCheckout)(await argsOf(path, form)),
      ),
    view: async (path: string) =>
      (await answered(loadCheckoutJourney(await argsOf(path)))).data as JourneyView,
  };
}

const START = '/checkout-journey?car_id=slug-v1';

function tokenOf(path: string): string {
  return new URL(path, 'https://x.example').searchParams.get('journey') ?? '';
}

function at(step: CheckoutStep, token: string, car = 'slug-v1'): string {
  return `/checkout-journey?${new URLSearchParams({ car_id: car, step, journey: token })}`;
}

/** Answers all steps before the review. */
async function walk(person = browser(), handover: Record<string, string> = { handover: 'l2' }) {
  const begun = await person.send(START, {});
  const token = tokenOf(begun.location);
  await person.send(at('trade-in', token), { act: 'car', ...ownCar });
  await person.send(at('trade-in', token), { act: 'keep', payout: '4,000' });
  await person.send(at('payment', token), { payment: 'finance' });
  await person.send(at('handover', token), handover);
  const last = await person.send(at('details', token), details);
  return { person, token, last };
}

async function reserve(person: ReturnType<typeof browser>, token: string, more = {}) {
  const form = { form_key: formKeyAt(site.clock.now - 60_000, 'k'.repeat(22)), ...more };
  return person.send(`/cars/slug-v1/checkout?journey=${encodeURIComponent(token)}`, form);
}

function change(id: string, facts: Partial<Vehicle> | null) {
  const vehicles = site.vehiclesAt('one');
  const place = vehicles.findIndex((vehicle) => vehicle.id === id);
  if (facts === null) vehicles.splice(place, 1);
  else vehicles.splice(place, 1, { ...(vehicles[place] ?? aBoughtVehicle(id)), ...facts });
}

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
    await site.close();
    site = await journeySite({ checkoutJourney: null });
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
    expect(review.deal?.left).toEqual({ label: 'Left to pay', amount: '$8,990 to $11,990' });
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
    const kept = await site.store.journeys.find(site.siteOf('one').key, id, site.clock.now);
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
    site.geocoder.answer = { kind: 'down' };
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
    site.clock.now += 7 * DAY;
    const { location } = await person.open(at('review', token));
    expect(location).toBe('/checkout-journey?car_id=slug-v1&gone=');
    expect((await person.view(location)).isGone).toBe(true);
    expect(await site.store.journeys.prune(site.clock.now)).toBe(1);
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
    expect(await site.store.leads.list(site.siteOf('one').key)).toEqual([]);
    await person.send(at('review', token), { act: 'accept' });
    expect((await person.view(at('review', token))).changes).toEqual([]);
    await reserve(person, token);
    const [lead] = await site.store.leads.list(site.siteOf('one').key);
    expect(lead?.deal?.price).toBe(24_990);
  });

  test.each<[string, Partial<Vehicle> | null, string]>([
    ['sold', { sold: true }, 'gone'],
    ['reserved', { reserved: true }, 'reserved'],
    ['out of the stock', null, 'gone'],
  ])('a vehicle that is %s: said, nothing taken, the choices kept', async (_, facts, state) => {
    const { person, token } = await walk();
    change('v1', facts);
    expect(await person.view(at('payment', token))).toMatchObject({ state, step: null });
    await person.send(at('payment', token), { payment: 'cash' });
    const sent = await reserve(person, token);
    expect([303, 404]).toContain(sent.status);
    expect(await site.store.leads.list(site.siteOf('one').key)).toEqual([]);
    const vehicles = site.vehiclesAt('one').filter(({ id }) => id !== 'v1');
    site.vehiclesAt('one').splice(0, 9, aBoughtVehicle('v1'), ...vehicles);
    expect((await person.view(at('payment', token))).step).toMatchObject({ chosen: 'finance' });
  });
});

describe('the last step reserves by the page that reserves', () => {
  test('one hold, one lead with the whole deal, and the shopper’s own page', async () => {
    const { person, token } = await walk(browser(), address);
    const page = await person.open(`/cars/slug-v1/checkout?journey=${encodeURIComponent(token)}`);
    expect(page.data).toMatchObject({ state: 'open', form: { fields: [] } });
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    const answer = await reserve(person, token);
    expect(answer.location).toMatch(/^\/reservation\//);
    const leads = await site.store.leads.list(site.siteOf('one').key);
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
      context: await site.context('one', '203.0.113.9'),
      params: { token: manage },
    } as unknown as LoaderFunctionArgs);
    expect(dealer.data.deal).toContainEqual({ label: 'Price they were told', value: '$25,990' });
    // Again, and Back: the same reservation, and nothing of the person stays with the journey.
    expect((await reserve(person, token)).location).toBe(answer.location);
    expect((await person.open(at('review', token))).location).toBe(answer.location);
    expect(await site.store.reservations.list(site.siteOf('one').key)).toHaveLength(1);
    expect((await browser().open(at('review', token))).location).toBe('/cars/slug-v1');
  });

  test('takes price, repayment and place from the journey, never from a form', async () => {
    const { person, token } = await walk();
    await reserve(person, token, {
      ...{ name: 'Eve', email: 'eve@example.com', price: '1', deposit: '1', car_id: 'v2' },
      ...{ payment: 'cash', handover: 'delivery', location_id: 'l1' },
    });
    const [lead] = await site.store.leads.list(site.siteOf('one').key);
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
    expect(await site.store.reservations.list(site.siteOf('one').key)).toEqual([]);
  });

  test('whoever only reserves gives no deal', async () => {
    const person = browser();
    const form_key = formKeyAt(site.clock.now - 60_000, 'p'.repeat(22));
    await person.send('/cars/slug-v1/checkout', {
      ...details,
      form_key,
      location_id: 'l1',
      dealership_slug: 'milton',
    });
    const [lead] = await site.store.leads.list(site.siteOf('one').key);
    expect(lead?.enquiry.name).toBe('Ana');
    expect(lead?.deal).toBeUndefined();
  });
});

describe('whoever has the link alone (R16-13)', () => {
  test('sees vehicle and choices, and nobody’s name or address', async () => {
    const { token } = await walk(browser(), address);
    const stranger = browser({ visitor: '203.0.113.8' });
    const { location } = await stranger.open(at('review', token));
    expect(location).toBe(at('handover', token));
    for (const step of ['vehicle', 'payment', 'handover'] as const) {
      const view = await stranger.view(at(step, token));
      expect(view).toMatchObject({ isShared: true, deal: { card: { vehicle: { id: 'v1' } } } });
      for (const word of ['Ana', 'Nguyen', 'ana@', '0412', 'Rose', '4064']) {
        expect(JSON.stringify(view)).not.toContain(word);
      }
    }
    expect((await reserve(stranger, token)).location).toBe(at('review', token));
  });

  test('goes on with a journey of their own, and changes nothing of the first', async () => {
    const { person, token } = await walk();
    const stranger = browser({ visitor: '203.0.113.8' });
    const { location } = await stranger.send(at('payment', token), { payment: 'cash' });
    expect(tokenOf(location)).not.toBe(token);
    expect((await stranger.view(at('payment', tokenOf(location)))).step).toMatchObject({
      chosen: 'cash',
    });
    const first = await person.view(at('payment', token));
    expect(first.step).toMatchObject({ chosen: 'finance' });
    expect(first.isShared).toBe(false);
  });
});

describe('whoever swaps something is refused, and changes nothing', () => {
  async function unchanged(person: ReturnType<typeof browser>, token: string) {
    expect((await person.view(at('payment', token))).step).toMatchObject({ chosen: 'finance' });
    for (const dealer of ['one', 'two']) {
      expect(await site.store.leads.list(site.siteOf(dealer).key)).toEqual([]);
      expect(await site.store.reservations.list(site.siteOf(dealer).key)).toEqual([]);
    }
  }

  test('another vehicle with the token of this one', async () => {
    const { person, token } = await walk();
    expect((await person.open(at('payment', token, 'slug-v2'))).status).toBe(404);
    expect((await person.send(at('payment', token, 'slug-v2'), { payment: 'cash' })).status).toBe(
      404,
    );
    const path = `/cars/slug-v2/checkout?journey=${encodeURIComponent(token)}`;
    expect((await person.open(path)).status).toBe(404);
    expect((await person.send(path, { form_key: 'x'.repeat(22) })).status).toBe(404);
    await unchanged(person, token);
  });

  test('another dealer with the same vehicle, and the same browser', async () => {
    const { person, token } = await walk();
    const elsewhere = browser({ dealer: 'two' });
    for (const step of ['payment', 'review'] as const) {
      expect((await elsewhere.open(at(step, token))).status).toBe(404);
    }
    expect((await elsewhere.send(at('payment', token), { payment: 'cash' })).status).toBe(404);
    const path = `/cars/slug-v1/checkout?journey=${encodeURIComponent(token)}`;
    expect((await elsewhere.send(path, {})).status).toBe(404);
    await unchanged(person, token);
  });

  test('a token that was made up, altered, emptied or of another kind', async () => {
    const { person, token } = await walk();
    const [content = '', signature = ''] = token.split('.');
    const { token: other } = await walk(browser({ visitor: '203.0.113.9' }));
    const until = site.clock.now + 365 * DAY;
    const longer = Buffer.from(JSON.stringify({ id: 'x', until })).toString('base64url');
    const bad = [
      ...['x', `${content}.`, `.${signature}`, `${token}x`, `${content}.${'A'.repeat(43)}`],
      ...[`${longer}.${signature}`, `${content}.${other.split('.')[1]}`],
    ];
    for (const one of bad) {
      expect((await person.open(at('review', one))).status).toBe(404);
      expect((await person.send(at('payment', one), { payment: 'cash' })).status).toBe(404);
      expect((await reserve(person, one)).status).toBe(404);
    }
    await unchanged(person, token);
  });

  test('another shopper’s journey, which reserves for nobody else', async () => {
    const { person, token } = await walk();
    const thief = (await walk(browser({ visitor: '203.0.113.8' }))).person;
    expect((await reserve(thief, token)).location).toBe(at('review', token));
    expect((await thief.open(at('review', token))).location).toBe(at('details', token));
    await unchanged(person, token);
  });
});
