import { parseSiteConfig } from '@forecourt/data';
import { aVehicle } from '@forecourt/data/testing';
import type { ActionFunctionArgs } from 'react-router';
import { describe, expect, test } from 'vitest';
import { provideServices, type SiteServices } from '../../contracts/siteServices.ts';
import { person, type Taken, takesLeads } from '../form/testing/takesLeads.ts';
import { onlyPosts, submitApi } from './submitApi.server.ts';

const ORIGIN = 'https://one.example';
const hilux = aVehicle({ id: 'v7', dealershipId: 'd-1', dealershipSlug: 'north' });

function servicesWith(taken: Taken[], { pause = 0, full = false } = {}): SiteServices {
  const locations = [{ id: '1', slug: 'yard', name: 'Yard', dealershipSlug: 'north' }];
  const dealer = { slug: 'one', template: 'wire', name: 'One', locations };
  return {
    ...{ config: parseSiteConfig('site.json', dealer, {}), origin: ORIGIN, now: () => 1_000 },
    ...{ newFormKey: () => 'k'.repeat(22), leadPause: () => pause, sendersOf: () => 0 },
    times: null,
    stock: { heldById: (id: string) => (id === 'v7' ? hilux : null) },
    submitLead: takesLeads(taken, full),
  } as unknown as SiteServices;
}

async function sent(
  body: unknown,
  { headers = {}, trouble = {} }: { headers?: Record<string, string>; trouble?: object } = {},
) {
  const taken: Taken[] = [];
  const request = new Request(`${ORIGIN}/api/form-submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Test', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const context = provideServices(servicesWith(taken, trouble));
  const args = { request, context, params: {} } as unknown as ActionFunctionArgs;
  const response = await submitApi(args);
  return { taken, response, status: response.status, answer: await response.json() };
}

describe('a template’s script sends a lead (R7-01)', () => {
  test('as an enquiry, by the platform’s keys', async () => {
    const { taken, response, answer } = await sent(
      {
        ...{ ...person, form: 'service', Rego: '123ABC', opt_in: true, page_id: 'landing-7' },
        ...{ source: 'Radio', url: 'https://evil.example', user_agent: 'x', lead_id: 'y' },
      },
      {
        headers: { referer: `${ORIGIN}/service?utm_source=sms`, 'idempotency-key': 'i'.repeat(20) },
      },
    );
    expect(answer).toEqual({ success: true, lead_id: 'lead-1' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('set-cookie')).toMatch(/^fc_success=/);
    expect(taken).toMatchObject([
      {
        key: 'i'.repeat(20),
        lead: {
          enquiry: {
            ...{ pageId: 'landing-7', category: 'Service Enquiry', rego: '123ABC' },
            consent: { optIn: true },
          },
          context: {
            ...{ url: `${ORIGIN}/service`, source: 'Website', userAgent: 'Test' },
            linkedQueryParams: { utm_source: 'sms' },
          },
        },
      },
    ]);
  });

  test('as a lead about a vehicle, with its visit', async () => {
    const { taken } = await sent({
      ...person,
      ...{ car_id: 'v7', car_dealership_id: 'forged', subcategory: 'From the map' },
      lead_attributes: { visited_pages: ['/', '/cars/x'], linked_query_params: { gclid: 'a' } },
    });
    expect(taken[0]?.lead).toMatchObject({
      enquiry: { category: 'Vehicle Enquiry', subcategory: 'From the map' },
      context: {
        ...{ carId: 'v7', carDealershipId: 'd-1', visitedPages: ['/', '/cars/x'] },
        linkedQueryParams: { gclid: 'a' },
      },
    });
  });

  test('the stages of a trade-in are not for it to say', async () => {
    const { taken } = await sent({ ...person, subcategory: '3. Offer Accepted' });
    expect(taken[0]?.lead.enquiry.subcategory).toBeNull();
  });

  test('by its category, or as a form', async () => {
    const { taken } = await sent({ ...person, category: 'Fleet Enquiry' });
    expect(taken[0]?.lead.enquiry.category).toBe('Fleet Enquiry');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const form = await sent(new URLSearchParams(person).toString(), { headers });
    expect(form.taken[0]?.lead.enquiry.category).toBe('General Enquiry');
  });
});

describe('what is not taken is told, and nothing is stored', () => {
  test('mistakes, each with its field', async () => {
    const { taken, status, answer } = await sent({ ...person, postcode: '40' });
    expect([status, taken]).toEqual([400, []]);
    expect(answer).toEqual({
      success: false,
      error: 'Invalid postcode. Please enter a 4-digit number.',
      errors: [{ field: 'postcode', message: 'Invalid postcode. Please enter a 4-digit number.' }],
    });
  });

  test.each([
    ['{', /^The body is no JSON, so nothing was stored\. Send an object/],
    ['[]', /^The body is no JSON object, so nothing was stored/],
    ['null', /^The body is no JSON object/],
    ['{"form":"toString"}', /^There is no form "toString", so nothing was stored\. Name one of/],
    [
      JSON.stringify(Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`k${i}`, 'x']))),
      /more than 100 fields/,
    ],
  ])('%.30s', async (body, words) => {
    const { taken, status, answer } = await sent(body);
    expect([status, taken, answer.success]).toEqual([400, [], false]);
    expect(answer.error).toMatch(words);
  });

  test.each([
    ['too many', { pause: 61 }, 429, '61'],
    ['no room', { full: true }, 503, '5'],
  ] as const)('%s', async (_, trouble, status, after) => {
    const { response, answer } = await sent(person, { trouble });
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, after]);
    expect(answer).toEqual({ success: false, error: expect.any(String) });
  });

  test('a reader is told that there is nothing to read', async () => {
    const response = onlyPosts();
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('names that objects call their own are names like others', async () => {
    const { taken } = await sent(
      `{"__proto__": {"message": "x"}, ${JSON.stringify(person).slice(1)}`,
    );
    expect(taken).toHaveLength(1);
    expect(Object.hasOwn(Object.prototype, 'message')).toBe(false);
  });
});
