import type { IncomingMessage } from 'node:http';
import { type DealerSite, leadAdf, leadMail, leadTeller } from '@forecourt/data';
import type { Lead } from '@forecourt/domain';
import { wireframe } from '@forecourt/ui/theme';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { vehicleCard } from '../../presenters/vehicleCard.ts';
import { createLimiter } from '../../server/http/createLimiter.ts';
import type { SiteRequest } from '../../server/http/frontHandler.ts';
import type { TemplateBuild } from '../../server/pages/templateBuild.ts';
import { papers } from '../../server/paper/papers.ts';
import type { SiteStock } from '../../server/stock/siteStock.ts';
import { aBoughtVehicle, journeySite } from '../../testing/journeySite.ts';
import { loaderContext } from '../../testing/loaderContext.ts';
import { loadCheckout, submitCheckout } from '../checkout/checkout.server.ts';
import { formKeyAt } from '../form/formKey.ts';
import { loadVehicle } from '../vehicle/vehicle.server.ts';
import { type JourneyView, loadCheckoutJourney } from './checkoutJourney.server.ts';
import { submitCheckoutJourney } from './submitJourney.server.ts';

/** Figures of no round sum, by the lender's own terms and by ours. */
const vehicle = aBoughtVehicle('v1', { price: 27_345 });
const AMOUNTS = ['$123 / week', '$533 / month'];

test('price and repayment are one on card, page, paper, checkout and lead (R5-26)', async () => {
  const site = await journeySite({ financeOnCards: true });
  try {
    const { config } = site.siteOf('one');
    site.vehiclesAt('one').splice(0, 1, vehicle);
    const now = () => site.clock.now;

    const { vehicle: card, estimate: onCard } = vehicleCard(vehicle, config, now());
    const page = await loadVehicle({
      url: new URL('https://one.example/cars/slug-v1'),
      params: { slug: 'slug-v1' },
      context: loaderContext({
        vehicles: [vehicle],
        config: { financeProvider: 'Manual', financeOnCards: true, reserve: {} },
      }),
    } as unknown as LoaderFunctionArgs);
    const paper = await paperOf(site.siteOf('one'), now);
    const { review, reserve, lead } = await buy(site);

    expect(card.price.text).toBe('$27,345');
    expect(page.data.card.vehicle.price.text).toBe('$27,345');
    expect(paper).toContain('$27,345');
    expect(review.deal?.card.vehicle.price.text).toBe('$27,345');
    expect(reserve.deal?.view.card.vehicle.price.text).toBe('$27,345');
    expect(lead.deal?.price).toBe(27_345);
    expect(lead.context.vehicle?.price).toBe(27_345);

    const estimates = [
      ...[onCard, page.data.estimate, review.deal?.estimate, reserve.deal?.view.estimate],
    ];
    for (const estimate of estimates) {
      expect(estimate?.repayment.amounts).toEqual(AMOUNTS);
      expect(estimate?.repayment).toMatchObject({ interestRate: 7.99, comparisonRate: 8.45 });
    }
    for (const amount of AMOUNTS) expect(paper).toContain(amount);
    expect(paper).toContain('8.45% p.a. comparison rate');
    expect(lead.deal?.repayment).toMatchObject({ weekly: 123, monthly: 533, deposit: 2_599 });

    const told = {
      ...{
        dealer: config.name,
        origin: 'https://one.example',
        place: null,
        timeZone: config.timeZone,
      },
    };
    const brief = { lead, ...told };
    const options = {
      destination: 'd',
      to: 'a@b.example',
      from: 'c@d.example',
      adf: 'none',
    } as const;
    const { text } = leadMail(brief, options);
    const adf = leadAdf(brief);
    for (const words of ['$27,345', ...AMOUNTS, '7.99% p.a.', '8.45% p.a. comparison rate']) {
      expect(text).toContain(words);
      expect(adf).toContain(words);
    }
    expect(adf).toMatch(/<amount type="monthly"[^>]*>533\.00</);
    expect(leadTeller([site.siteOf('one')])(lead)).toMatchObject({
      deal: {
        ...{ price: 27_345, payment: 'finance' },
        repayment: { weekly: 123, monthly: 533, interest_rate: 7.99, comparison_rate: 8.45 },
        handover: { kind: 'pick-up', location_id: 'l1', location: 'Milton' },
      },
    });
  } finally {
    await site.close();
  }
});

/** The words of the vehicle's paper. */
async function paperOf(site: DealerSite, now: () => number): Promise<string> {
  const stock = { bySlug: () => vehicle, features: { share: () => 0 } } as unknown as SiteStock;
  const answer = await papers({
    ...{ stock: { of: async () => stock, key: async () => '1' }, pictures: [], now },
    loadTemplate: async () => ({ theme: wireframe }) as TemplateBuild,
    limiter: createLimiter([{ count: 10, ms: 60_000 }], now),
    proxies: { has: () => false },
    log: () => undefined,
  })(
    {
      ...{ site, origin: 'https://one.example', method: 'GET', body: null, search: '' },
      pathname: '/api/cars/slug-v1/pdf',
      incoming: { headers: {}, socket: { remoteAddress: '192.0.2.1' } } as IncomingMessage,
    } as SiteRequest,
    {} as never,
  );
  if (answer === null || answer === 'sent' || answer.body === undefined) throw new Error('None.');
  const document = await getDocument({ data: new Uint8Array(answer.body), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ');
}

/** The whole journey: what its last two pages print, and the lead that came of it. */
async function buy(site: Awaited<ReturnType<typeof journeySite>>) {
  let cookie = '';
  const argsOf = async (path: string, form?: Record<string, string>) => {
    const url = new URL(path, 'https://one.example');
    const request = new Request(url, {
      headers: { cookie },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    const context = await site.context('one', '203.0.113.7');
    return { request, url, context, params: { slug: 'slug-v1' } } as unknown as LoaderFunctionArgs;
  };
  const led = async (work: Promise<unknown>) => {
    const answer = await work.catch((thrown: unknown) => thrown);
    if (!(answer instanceof Response)) throw new Error('It leads nowhere.');
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return answer.headers.get('location') ?? '';
  };
  const send = async (path: string, form: Record<string, string>) =>
    led(submitCheckoutJourney(await argsOf(path, form)));
  let path = await send('/checkout-journey?car_id=slug-v1', {});
  path = await send(path, { act: 'none' });
  path = await send(path, { payment: 'finance' });
  path = await send(path, { handover: 'l1' });
  path = await send(path, {
    ...{ name: 'Ana', last_name: 'Nguyen', email: 'ana@example.com' },
    ...{ phone: '0412 345 678', postcode: '4105', message: '' },
  });
  const { data: review } = await loadCheckoutJourney(await argsOf(path));
  const { step } = review as JourneyView;
  if (step?.at !== 'review') throw new Error('It is not whole.');
  const { data: reserve } = await loadCheckout(await argsOf(step.reserveHref));
  const form = { form_key: formKeyAt(site.clock.now - 60_000, 'k'.repeat(22)) };
  await led(submitCheckout(await argsOf(step.reserveHref, form)));
  const [lead] = await site.store.leads.list(site.siteOf('one').key);
  return { review: review as JourneyView, reserve, lead: lead as Lead };
}
