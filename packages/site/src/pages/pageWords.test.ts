import { aVehicle } from '@forecourt/data/testing';
import type { Vehicle } from '@forecourt/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { loaderContext, type TestSite } from '../testing/loaderContext.ts';
import { askPlaces } from '../testing/placesSite.ts';
import { successCookie } from './form/successCookie.ts';
import { loadHome } from './home/home.server.ts';
import { loadLocation } from './location/location.server.ts';
import { loadSuccess } from './success/success.server.ts';
import { loadVehicle } from './vehicle/vehicle.server.ts';

// What a page says is true of what it shows, in the dealer's words where there are some.

function argsOf(path: string, site: TestSite, headers: Record<string, string> = {}) {
  const address = `https://one.example${path}`;
  const [, , slug] = path.split('/');
  return {
    ...{ url: new URL(address), request: new Request(address, { headers }), params: { slug } },
    context: loaderContext(site),
  } as unknown as LoaderFunctionArgs;
}

test.each([
  [1, 'See it in our stock'],
  [2, '2 vehicles at One'],
])('home of %i in stock leads to them as “%s”', async (count, label) => {
  const vehicles = Array.from({ length: count }, (_, at) => aVehicle({ id: `${at}` }));
  const config = { words: { home: { all: '{count} vehicles at {name}' } } };
  const { words } = await loadHome(argsOf('/', { vehicles, config }));
  expect(words).toMatchObject({
    all: label,
    about: 'About One',
    reviews: 'What our customers say',
  });
});

test.each([
  ['in_stock', 'See it at Milton'],
  ['sold', 'Where to find us'],
])('a vehicle that is %s stands under “%s”', async (status, place) => {
  const location = { slug: 'l', name: 'Milton' } as Vehicle['location'];
  const vehicles = [aVehicle({ slug: 'a', status, location })];
  const config = { words: { vehicle: { place: 'See it at {place}' } } };
  const { data } = await loadVehicle(argsOf('/cars/a', { vehicles, config }));
  expect(data.words).toEqual({
    place,
    similar: 'You may also like',
    priceAlert: 'Tell me when its price falls',
  });
});

test('a place is called by its name in every word of its page', async () => {
  const words = { place: { contact: 'Ring {place}', others: '{name} elsewhere' } };
  const { data } = await loadLocation(askPlaces('/contact-us/north', { words }));
  expect(data.words).toEqual({
    stock: 'In stock at North Yard',
    choose: 'Filter this stock by type and price',
    contact: 'Ring North Yard',
    message: 'Send a message',
    others: 'Dealer elsewhere',
    callOrEmail: 'Rather call or email?',
    reviews: 'What our customers say',
  });
});

test.each([
  [null, { heading: 'Thanks for dropping by', look: 'Look at our stock' }],
  [null, { heading: 'Thanks for dropping by', text: 'One is open.' }],
  ['', { heading: 'Thank you', look: 'Look at our stock' }],
  ['7', { heading: 'Thank you', look: 'Keep looking' }],
])('after a form about %j the page says %j (R2-21)', async (carId, said) => {
  const record = {
    category: 'Contact',
    subcategory: null,
    carId: carId || null,
    event: null,
    at: 1,
  };
  const cookie = carId === null ? '' : (successCookie(record, false).split(';')[0] ?? '');
  const config = {
    words: { success: { visit: 'Thanks for dropping by', visitText: '{name} is open.' } },
  };
  const site = { vehicles: [aVehicle({ id: '7' })], config };
  const { data } = await loadSuccess(argsOf('/success', site, { cookie }));
  expect(data.words).toMatchObject(said);
});
