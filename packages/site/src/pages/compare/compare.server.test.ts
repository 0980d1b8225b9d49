import { aVehicle } from '@forecourt/data/testing';
import type { LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { loaderContext, type TestSite } from '../../testing/loaderContext.ts';
import { loadCompare } from './compare.server.ts';

const vehicles = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug, place) =>
  aVehicle({
    id: slug,
    slug,
    model: slug.toUpperCase(),
    km: place * 10_000,
    images: [{ url: `/${slug}.jpg` }],
  }),
);

function load(query: string, site: TestSite = {}) {
  const url = new URL(`https://one.example/compare${query}`);
  const context = loaderContext({ vehicles, ...site });
  return loadCompare({ url, context } as unknown as LoaderFunctionArgs);
}

test('vehicles stand in the order of the address, and each can be taken out again (R1-05)', async () => {
  const { slugs, vehicles: columns, rows, missing } = await load('?cars=b,a');
  expect(slugs).toEqual(['b', 'a']);
  expect(missing).toBe(0);
  expect(columns.map(({ href, removeHref }) => [href, removeHref])).toEqual([
    ['/cars/b', '/compare?cars=a'],
    ['/cars/a', '/compare?cars=b'],
  ]);
  const km = rows.find(({ key }) => key === 'km');
  expect(km).toMatchObject({ values: ['10,000 km', '0 km'], differs: true });
});

test('what this dealer does not list is left out, and told', async () => {
  const { slugs, missing } = await load('?cars=a,gone,never');
  expect([slugs, missing]).toEqual([['a'], 2]);
});

test('a vehicle is found by an address that it had before, and stands once', async () => {
  const { slugs, missing } = await load('?cars=old,a,b', { moved: { old: 'a' } });
  expect([slugs, missing]).toEqual([['a', 'b'], 0]);
});

test('a sold vehicle is marked, and leads to others like it in place of an enquiry', async () => {
  const sold = { ...aVehicle({ id: 's', slug: 's', carType: 'new' }), sold: true };
  const { vehicles: columns } = await load('?cars=s,a', { vehicles: [sold, ...vehicles] });
  expect(columns[0]).toMatchObject({ sold: true, state: 'JUST SOLD' });
  expect(columns[0]?.step.href).toMatch(/^\/search\?/);
  expect(columns[1]).toMatchObject({ sold: false, state: null });
  expect(columns[1]?.step).toEqual({ label: 'Enquire Now', href: '/cars/a/enquire' });
});

test.each([
  ['', 0, 3],
  ['?cars=a', 1, 3],
  ['?cars=a,b,c', 3, 3],
  ['?cars=a,b,c,d,e', 4, 0],
])('%j: %i stand there, %i others are offered', async (query, count, offered) => {
  const { slugs, others } = await load(query);
  expect([slugs.length, others.length]).toEqual([count, offered]);
  for (const { card, addHref } of others) {
    expect(slugs).not.toContain(card.vehicle.slug);
    expect(addHref).toBe(`/compare?cars=${[...slugs, card.vehicle.slug].join(',')}`);
  }
});
