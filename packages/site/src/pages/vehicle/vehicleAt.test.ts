import type { Vehicle } from '@forecourt/domain';
import { expect, test } from 'vitest';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { vehicleHref } from '../../presenters/paths.ts';
import { vehicleAt } from './vehicleAt.server.ts';

const hilux = { id: '1', slug: 'hilux' } as Vehicle;
const services = {
  config: { heroImage: null },
  pictureSizes: { lead: 'band' },
  stock: {
    bySlug: (slug: string) => (slug === 'hilux' ? hilux : null),
    movedTo: async (slug: string) => (slug === 'hi-lux' ? 'hilux' : null),
  },
} as unknown as SiteServices;

function at(slug: string) {
  return vehicleAt(
    services,
    slug,
    new URL(`https://a.example/cars/${slug}?utm_source=x`),
    vehicleHref,
  );
}

test('the vehicle of an address', async () => {
  expect(await at('hilux')).toBe(hilux);
});

test('an address that the vehicle has no more leads for good to the one it has', async () => {
  const answer = await at('hi-lux').catch((thrown: unknown) => thrown);
  expect(answer).toBeInstanceOf(Response);
  const { status, headers } = answer as Response;
  expect([status, headers.get('location')]).toEqual([301, '/cars/hilux?utm_source=x']);
  // The vehicle may get its old address back, and a browser keeps a redirect for ever.
  expect(headers.get('cache-control')).toBe('no-cache');
});

test('an address that nothing had is not found', async () => {
  await expect(at('nothing')).rejects.toMatchObject({ init: { status: 404 } });
});
