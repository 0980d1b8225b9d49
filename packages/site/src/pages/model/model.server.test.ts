import { parseSiteConfig } from '@forecourt/data';
import {
  type ContentModel,
  type ContentOffer,
  emptyContent,
  type NewLead,
} from '@forecourt/domain';
import { aModel } from '@forecourt/domain/testing';
import type { LoaderFunctionArgs } from 'react-router';
import { describe, expect, test } from 'vitest';
import { provideServices, type SiteServices } from '../../contracts/siteServices.ts';
import { loadModels } from '../models/models.server.ts';
import { loadNamed, submitNamed } from '../named/named.server.ts';

function model(slug: string, more: Partial<ContentModel> = {}): ContentModel {
  return {
    ...aModel({ id: slug, name: slug, slug, description: 'Long words' }),
    ...{ body: [], picture: null, variants: [], facts: [], accessories: [] },
    ...more,
  };
}

const models = [
  model('rover', { name: 'Rover', manufacturer: 'Acme', newSlug: 'rover-2', bodies: ['SUV'] }),
  model('inside', { overrideUrl: '/search/acme', fuels: ['Electric'] }),
  model('outside', { overrideUrl: 'https://maker.example/outside' }),
  model('soon', { status: 'coming_soon' }),
];
const offer = {
  ...{ id: 'o', name: 'Offer', body: [], picture: null, manufacturer: null, disclaimer: null },
  ...{ excludedWebsiteIds: [], startsAt: null, expiresAt: null },
  model: { name: 'Rover', slug: 'rover', overrideUrl: null },
} as unknown as ContentOffer;

function siteOf(range: readonly ContentModel[] = models) {
  const taken: NewLead[] = [];
  const locations = [{ id: 'l', slug: 'l', name: 'L', dealershipSlug: 'one', type: 'sales' }];
  const dealer = { slug: 'one', template: 'wire', name: 'One', locations };
  const services = {
    config: parseSiteConfig('site.json', dealer, {}),
    content: { ...emptyContent, models: range, offers: [offer] },
    ...{ hasPage: () => range.length > 0, origin: 'https://one.example', now: () => 0 },
    ...{ newFormKey: () => 'k'.repeat(22), leadPause: () => 0, sendersOf: () => 0 },
    ...{ pictureSizes: { lead: 'band' } },
    stock: { known: { makes: [], bodies: [], modelsOf: () => [] } },
    async submitLead(_: string, lead: NewLead) {
      taken.push(lead);
      return { leadId: 'lead-1', created: true };
    },
  } as unknown as SiteServices;
  return { taken, context: provideServices(services) };
}

function argsOf(path: string, { context } = siteOf(), init: RequestInit = {}) {
  const request = new Request(`https://one.example${path}`, init);
  const [, name, ...rest] = new URL(request.url).pathname.split('/');
  return {
    request,
    url: new URL(request.url),
    context,
    params: { name, '*': rest.join('/') },
  } as unknown as LoaderFunctionArgs;
}

describe('the range (R2-18)', () => {
  test.each([
    ['', null, '/models', 4],
    ['?body=suv', 'suv', '/models?body=suv', 1],
    ['?body=electric', 'electric', '/models?body=electric', 1],
    ['?body=future+vehicles', 'future vehicles', '/models?body=future%20vehicles', 1],
    ['?body=vans', 'vans', '/models?body=vans', 0],
    ['?body=boats', null, '/models', 4],
  ])('/models%s is %j at %s, %i of it', (query, body, canonical, shown) => {
    const view = loadModels(argsOf(`/models${query}`));
    expect(view).toMatchObject({
      body,
      count: shown,
      canonical: `https://one.example${canonical}`,
    });
    expect(view.models).toHaveLength(shown);
    // The filters are those that find something in all of it.
    expect(view.bodies).toEqual(['suv', 'electric', 'future vehicles']);
    expect(JSON.stringify(view)).not.toContain('Long words');
  });

  test('a site without models has no such page (R2-20)', () => {
    expect(() => loadModels(argsOf('/models', siteOf([])))).toThrow(
      expect.objectContaining({ init: expect.objectContaining({ status: 404 }) }),
    );
  });
});

describe('a model by its address (R2-03, R2-19)', () => {
  test('shows it with its offers and a form', async () => {
    const { data } = await loadNamed(argsOf('/rover'));
    expect(data).toMatchObject({
      page: null,
      model: {
        title: 'Acme Rover',
        canonical: 'https://one.example/rover',
        offers: [{ href: '/offers/o' }],
        testDriveHref: '/book-test-drive',
        stock: null,
        form: { action: '/rover', submitLabel: 'Enquire Now' },
      },
    });
  });

  test('what is not here yet cannot be driven', async () => {
    const { data } = await loadNamed(argsOf('/soon'));
    expect(data).toMatchObject({ model: { testDriveHref: null } });
  });

  test.each([
    ['/rover-2?utm_source=x', 301, '/rover?utm_source=x'],
    ['/inside', 302, '/search/acme'],
    ['/outside', 302, 'https://maker.example/outside'],
  ])('%s leads on, %i, to %s', async (path, status, to) => {
    const answer = await loadNamed(argsOf(path)).catch((thrown: unknown) => thrown);
    const { headers, status: given } = answer as Response;
    expect([given, headers.get('location')]).toEqual([status, to]);
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  test.each(['/nope', '/rover/more', '/Rover'])('%s is not found', async (path) => {
    await expect(loadNamed(argsOf(path))).rejects.toMatchObject({ init: { status: 404 } });
  });
});

test('a lead says which model it is about', async () => {
  const site = siteOf();
  const person = {
    ...{ name: 'Kim', last_name: 'Lee', email: 'kim@example.com', phone: '0412 345 678' },
    ...{ postcode: '4000', message: 'When?' },
  };
  const init = { method: 'POST', body: new URLSearchParams(person) };
  expect(await submitNamed(argsOf('/rover', site, init))).toMatchObject({ status: 303 });
  expect(site.taken).toMatchObject([
    { enquiry: { category: 'Model Enquiry', message: 'About the model Acme Rover\n\nWhen?' } },
  ]);
  await expect(submitNamed(argsOf('/nope', site, init))).rejects.toMatchObject({
    init: { status: 404 },
  });
});
