import { parseSiteConfig } from '@forecourt/data';
import { aVehicle } from '@forecourt/data/testing';
import {
  type ContentModel,
  type ContentOffer,
  emptyContent,
  type NewLead,
} from '@forecourt/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { describe, expect, test } from 'vitest';
import { provideServices, type SiteServices } from '../../contracts/siteServices.ts';
import { sitePaths } from '../../server/pages/sitePaths.ts';
import { pageRows } from '../pageTable.ts';
import { loadSpecialOffers } from '../specialOffers/specialOffers.server.ts';
import { loadOffer, type OfferPageView, submitOffer } from './offer.server.ts';

const NOW = Date.UTC(2026, 10, 25);

function offer(id: string, more: Partial<ContentOffer> = {}): ContentOffer {
  return {
    ...{ id, name: `Offer ${id}`, description: null, sanitizedDescription: null },
    ...{ disclaimer: null, imageUrl: null, imageOrModelImageUrl: null, manufacturer: null },
    ...{ model: null, excludedWebsiteIds: [], startsAt: null, expiresAt: null },
    ...{ body: [], picture: null },
    ...more,
  };
}

const rover = { name: 'Rover', slug: 'rover', overrideUrl: null };
const offers = [
  offer('plain'),
  offer('made', { manufacturer: 'acme', model: rover, body: [{ tag: 'p', children: ['Save'] }] }),
  offer('excluded', { excludedWebsiteIds: ['group-1'] }),
  offer('over', { expiresAt: NOW }),
  offer('soon', { startsAt: NOW + 1 }),
];
const models = [{ ...rover, manufacturer: 'Acme' }] as ContentModel[];

function siteOf(shown: readonly ContentOffer[] = offers) {
  const taken: NewLead[] = [];
  const locations = [{ id: 'l', slug: 'l', name: 'L', dealershipSlug: 'one', type: 'sales' }];
  const dealer = { slug: 'one', template: 'wire', name: 'One', websiteId: 'group-1', locations };
  const config = parseSiteConfig('site.json', dealer, {});
  const content = { ...emptyContent, offers: shown, models };
  const routeIds = new Set<string>(pageRows.map(([name]) => name));
  const { hasPage } = sitePaths({ hasPage: () => false, routeIds }, { config, content, now: NOW });
  const cars = [
    aVehicle({ id: '1', status: 'in_stock' }),
    aVehicle({ id: '2', soldAt: NOW, status: 'sold' }),
  ];
  const services = {
    ...{ config, content, hasPage, origin: 'https://one.example', now: () => NOW },
    ...{ newFormKey: () => 'k'.repeat(22), leadPause: () => 0, sendersOf: () => 0 },
    stock: {
      known: { makes: ['Acme'], bodies: [], modelsOf: () => ['Rover'] },
      search: async () => ({ hits: cars, count: 2 }),
    },
    async submitLead(_: string, lead: NewLead) {
      taken.push(lead);
      return { leadId: 'lead-1', created: true };
    },
  } as unknown as SiteServices;
  return { taken, context: provideServices(services) };
}

function argsOf(path: string, init: RequestInit = {}, { context } = siteOf()) {
  const request = new Request(`https://one.example${path}`, init);
  const url = new URL(request.url);
  const [, , first, second] = url.pathname.split('/');
  const params =
    second === undefined ? { offerId: first } : { manufacturer: first, offerId: second };
  return { request, url, context, params } as unknown as LoaderFunctionArgs;
}

async function answerTo(path: string) {
  return loadOffer(argsOf(path)).catch((thrown: unknown) => thrown as Response);
}

test('the list has what this website shows now (R1-02, R2-13)', () => {
  const view = loadSpecialOffers(argsOf('/special-offers'));
  expect(view.offers.map(({ id, href }) => [id, href])).toEqual([
    ['plain', '/offers/plain'],
    ['made', '/offers/acme/made'],
  ]);
  expect(view.offers[1]).toMatchObject({
    description: 'Save',
    enquireHref: '/offers/acme/made#enquire',
    explore: { label: 'Explore Rover', href: '/rover' },
  });
});

test.each([[[]], [[offer('excluded', { excludedWebsiteIds: ['group-1'] })]]])(
  'a site without offers of its own has no list: %j (R2-20)',
  (none) => {
    expect(() => loadSpecialOffers(argsOf('/special-offers', {}, siteOf(none)))).toThrow(
      expect.objectContaining({ init: expect.objectContaining({ status: 404 }) }),
    );
  },
);

test('the list of a dealer whose offers are all over says so', () => {
  const site = siteOf([offer('over', { expiresAt: NOW })]);
  expect(loadSpecialOffers(argsOf('/special-offers', {}, site)).offers).toEqual([]);
});

describe('an offer by its address (R2-13)', () => {
  test.each(['excluded', 'over', 'soon', 'never', 'acme/excluded'])('%s: 404', async (path) => {
    expect(await answerTo(`/offers/${path}`)).toMatchObject({ init: { status: 404 } });
  });

  test.each([
    ['/offers/made?utm_source=x', '/offers/acme/made?utm_source=x'],
    ['/offers/other/made', '/offers/acme/made'],
    ['/offers/acme/plain', '/offers/plain'],
  ])('%s leads to %s', async (path, to) => {
    const { status, headers } = (await answerTo(path)) as Response;
    expect([status, headers.get('location')]).toEqual([301, to]);
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  test('shows it with what is in stock of its model, others, and a form that nobody keeps', async () => {
    const { data, init } = (await loadOffer(argsOf('/offers/acme/made'))) as {
      data: OfferPageView;
      init: ResponseInit;
    };
    expect(init.headers).toEqual({ 'cache-control': 'no-store' });
    expect(data).toMatchObject({
      canonical: 'https://one.example/offers/acme/made',
      offer: {
        name: 'Offer made',
        body: [{ tag: 'p', children: ['Save'] }],
        enquireHref: '#enquire',
      },
      // A sold one is none to offer.
      stock: {
        heading: 'Rover in stock',
        more: { label: 'See all 2', href: '/search/acme/rover' },
        cards: [{}],
      },
      words: { ask: 'Enquire about this offer', others: 'Also on offer' },
      others: [{ id: 'plain' }],
      form: { kind: 'offer', action: '/offers/acme/made' },
    });
  });
});

describe('a lead of an offer', () => {
  const person = {
    ...{ name: 'Kim', last_name: 'Lee', email: 'kim@example.com', phone: '0412 345 678' },
    ...{ postcode: '4000', message: 'How much?' },
  };
  const init = () => ({ method: 'POST', body: new URLSearchParams(person) });

  test.each([
    ['made', 'https://one.example/offers/acme/made'],
    // Somebody had begun to write.
    ['over', 'https://one.example/offers/over'],
  ])('%s says which it is about', async (id, url) => {
    const site = siteOf();
    const answer = await submitOffer(argsOf(`/offers/${id}`, init(), site));
    expect(answer).toMatchObject({ status: 303 });
    expect(site.taken).toMatchObject([
      {
        enquiry: {
          category: 'Offer Enquiry',
          message: `About the offer "Offer ${id}" (${id})\n\nHow much?`,
        },
        context: { url },
      },
    ]);
  });

  test.each(['excluded', 'never'])('%s is not taken', async (id) => {
    const site = siteOf();
    const sent = async () => submitOffer(argsOf(`/offers/${id}`, init(), site));
    await expect(sent()).rejects.toMatchObject({ init: { status: 404 } });
    expect(site.taken).toEqual([]);
  });
});
