import { aVehicle } from '@forecourt/data/testing';
import { expect, test } from 'vitest';
import { servicesOf } from '../../contracts/siteServices.ts';
import { loaderContext, type TestSite } from '../../testing/loaderContext.ts';
import { lostView } from './lostView.server.ts';

type Lead = 'band' | 'strip' | 'centred';

function lost(lead: Lead, site: TestSite = {}, make: Record<string, number>[] = []) {
  const services = servicesOf(loaderContext(site));
  const { pictureSizes, stock } = services;
  const facets = { make: make.flatMap((counts) => Object.entries(counts)).map(pair) };
  return lostView({
    ...services,
    pictureSizes: { ...pictureSizes, lead },
    stock: { ...stock, overview: async () => ({ ...(await stock.overview()), facets }) },
  });
}

function pair([value, count]: [string, number]) {
  return { value, count };
}

test('a theme with a band shows the dealer’s picture', async () => {
  expect(await lost('band', { config: { heroImage: '/yard.jpg' } })).toMatchObject({
    shows: 'picture',
    picture: { src: '/yard.jpg', alt: '' },
  });
  expect(await lost('band')).toBeNull();
});

test('a dense theme shows a search and the makes in stock, two lines of them at most', async () => {
  expect(await lost('strip', {}, [{ Kia: 2, Mazda: 3 }])).toEqual({
    shows: 'makes',
    makes: [
      { label: 'Mazda', href: '/search/mazda' },
      { label: 'Kia', href: '/search/kia' },
    ],
  });
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`Make ${at}`, at + 1]));
  const view = await lost('strip', {}, [many]);
  expect(view?.shows === 'makes' && view.makes.length).toBe(16);
  expect(await lost('strip')).toBeNull();
});

test('a quiet theme shows its latest vehicle', async () => {
  const vehicles = [
    aVehicle({ slug: 'a', year: 2024, make: 'Kia', model: 'EV9', images: [{ url: '/a.jpg' }] }),
    aVehicle({ slug: 'b' }),
  ];
  expect(await lost('centred', { vehicles })).toMatchObject({
    shows: 'vehicle',
    title: '2024 Kia EV9',
    href: '/cars/a',
    picture: { src: '/a.jpg', alt: '' },
  });
  expect(await lost('centred')).toBeNull();
});
