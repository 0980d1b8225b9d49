import { parseSiteConfig } from '@forecourt/data';
import { aVehicle } from '@forecourt/data/testing';
import type { Vehicle } from '@forecourt/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { describe, expect, test } from 'vitest';
import { provideServices, type SiteServices } from '../../contracts/siteServices.ts';
import type { EmailUsView } from '../emailUs/emailUsView.ts';
import { loadEmailUs } from './emailUs.server.ts';

const ORIGIN = 'https://one.example';
const stock = [
  aVehicle({ id: 'v7', slug: '2021-hilux', name: '2021 Toyota HiLux', dealershipSlug: 'south' }),
  aVehicle({ id: 'v8', slug: '2019-sold', sold: true, status: 'sold' }),
];
const locations = [
  { id: '1', slug: 'north', name: 'One North', dealershipSlug: 'north' },
  { id: '2', slug: 'south', name: 'One South', dealershipSlug: 'south' },
  { id: '3', slug: 'shed', name: 'The shed', dealershipSlug: 'south', visible: false },
];

function services(): SiteServices {
  const dealer = { slug: 'one', template: 'wire', name: 'One', locations };
  const byId = (id: string): Vehicle | null => stock.find((one) => one.id === id) ?? null;
  return {
    ...{ config: parseSiteConfig('site.json', dealer, {}), origin: ORIGIN, now: () => 1_000 },
    newFormKey: () => 'k'.repeat(22),
    stock: { byId, heldById: byId, bySlug: () => null },
  } as unknown as SiteServices;
}

function asked(query: string): Response {
  const url = new URL(`/api/email-us?${query}`, ORIGIN);
  return loadEmailUs({
    url,
    context: provideServices(services()),
  } as unknown as LoaderFunctionArgs);
}

describe('what Email Us opens (R2-75, R2-88)', () => {
  test('is the form of a place’s page, with that place chosen', async () => {
    const answer = asked('location_id=2');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { description, form } = (await answer.json()) as EmailUsView;
    expect(description).toBe('It goes to One South.');
    expect(form).toMatchObject({
      ...{ kind: 'contact', action: '/contact-us/south', carId: null },
      values: { location_id: '2', dealership_slug: 'south' },
    });
  });

  test('is the form of a vehicle’s page', async () => {
    const { description, form } = (await asked('car_id=v7').json()) as EmailUsView;
    expect(description).toMatch(/^It is about the .*HiLux/);
    expect(form).toMatchObject({
      ...{ kind: 'vehicle', action: '/cars/2021-hilux/enquire', carId: 'v7' },
      values: { dealership_slug: 'south' },
    });
  });

  test.each([
    ['nothing', ''],
    ['a place that is not there', 'location_id=9'],
    ['a hidden place', 'location_id=3'],
    ['a vehicle that is not there', 'car_id=v9'],
    ['no id', 'car_id=%00'],
    ['a vehicle that is sold', 'car_id=v8'],
  ])('%s has none', (_, query) => {
    expect(() => asked(query)).toThrow(
      expect.objectContaining({ init: expect.objectContaining({ status: 404 }) }),
    );
  });
});
