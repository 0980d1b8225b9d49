import type { CheckoutStep, Vehicle } from '@forecourt/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { afterEach, beforeEach } from 'vitest';
import { loadCheckout, submitCheckout } from '../pages/checkout/checkout.server.ts';
import {
  type JourneyView,
  loadCheckoutJourney,
} from '../pages/checkoutJourney/checkoutJourney.server.ts';
import { submitCheckoutJourney } from '../pages/checkoutJourney/submitJourney.server.ts';
import { formKeyAt } from '../pages/form/formKey.ts';
import { aBoughtVehicle, journeySite } from './journeySite.ts';

export type JourneySite = Awaited<ReturnType<typeof journeySite>>;

export const details = {
  ...{ name: 'Ana', last_name: 'Nguyen', email: 'ana@example.com' },
  ...{ phone: '0412 345 678', postcode: '4105', message: '' },
};
export const ownCar = { make: 'Mazda', model: '3', badge: '', year: '2019', kilometres: '65k' };
export const address = {
  handover: 'delivery',
  street: '12 Rose Lane',
  city: 'Milton',
  postcode: '4064',
};

export interface Answer {
  status: number;
  location: string;
  cookie: string | null;
  headers: Headers;
  data: unknown;
}

/** A browser: it keeps its cookie, and follows where it is led. */
export function browserAt(site: JourneySite, { dealer = 'one', visitor = '203.0.113.7' } = {}) {
  const kept = new Map<string, string>();
  const cookies = () => [...kept].map((one) => one.join('=')).join('; ');
  async function argsOf(path: string, form?: Record<string, string>, at: object = {}) {
    const url = new URL(path, `https://${dealer}.example`);
    const request = new Request(url, {
      headers: { cookie: cookies() },
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
    for (const one of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      kept.set(name, value);
    }
    return {
      status: isResponse ? answer.status : (init?.status ?? 200),
      location: headers.get('location') ?? '',
      ...{ cookie: set, headers, data: isResponse ? null : data },
    };
  }
  const isJourney = (path: string) => path.startsWith('/checkout-journey');
  return {
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

export type JourneyBrowser = ReturnType<typeof browserAt>;

export const START = '/checkout-journey?car_id=slug-v1';

export function tokenOf(path: string): string {
  return new URL(path, 'https://x.example').searchParams.get('journey') ?? '';
}

export function at(step: CheckoutStep, token: string, car = 'slug-v1'): string {
  return `/checkout-journey?${new URLSearchParams({ car_id: car, step, journey: token })}`;
}

/** Answers all steps before the review. */
async function walkAs(
  person: JourneyBrowser,
  handover: Record<string, string> = { handover: 'l2' },
) {
  const begun = await person.send(START, {});
  const token = tokenOf(begun.location);
  await person.send(at('trade-in', token), { act: 'car', ...ownCar });
  await person.send(at('trade-in', token), { act: 'keep', payout: '4,000' });
  await person.send(at('payment', token), { payment: 'finance' });
  await person.send(at('handover', token), handover);
  const last = await person.send(at('details', token), details);
  return { person, token, last };
}

/** Presses the button that reserves. */
async function reserveAs(
  site: JourneySite,
  person: JourneyBrowser,
  token: string,
  more: Readonly<Record<string, string>> = {},
) {
  const form = { form_key: formKeyAt(site.clock.now - 60_000, 'k'.repeat(22)), ...more };
  return person.send(`/cars/slug-v1/checkout?journey=${encodeURIComponent(token)}`, form);
}

/** Has the stock of the first dealer change; `null` takes the vehicle out. */
function changeStock(site: JourneySite, id: string, facts: Partial<Vehicle> | null) {
  const vehicles = site.vehiclesAt('one');
  const place = vehicles.findIndex((vehicle) => vehicle.id === id);
  if (facts === null) vehicles.splice(place, 1);
  else vehicles.splice(place, 1, { ...(vehicles[place] ?? aBoughtVehicle(id)), ...facts });
}

/** A site of its own for each test of a file, what shoppers do there, and how its stock changes. */
export function journeyShop() {
  let site: JourneySite;
  const open = async (...own: Parameters<typeof journeySite>) => {
    site = await journeySite(...own);
  };
  beforeEach(() => open());
  afterEach(() => site.close());
  const browser = (who: Parameters<typeof browserAt>[1] = {}) => browserAt(site, who);
  return {
    get site() {
      return site;
    },
    /** In place of the site, one by other settings. */
    async reopen(own: Parameters<typeof journeySite>[0]) {
      await site.close();
      await open(own);
    },
    browser,
    walk: (person = browser(), handover?: Record<string, string>) => walkAs(person, handover),
    reserve: (person: JourneyBrowser, token: string, more = {}) =>
      reserveAs(site, person, token, more),
    change: (id: string, facts: Partial<Vehicle> | null) => changeStock(site, id, facts),
  };
}
