import { type Content, emptyContent } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { askPlaces, sentTo } from '../../testing/placesSite.ts';
import { loadLocation } from './location.server.ts';

test.each([
  ['contact-us', '/contact-us/north', 'shown'],
  ['contact-us', '/locations/north?a=1', '301 /contact-us/north?a=1'],
  ['contact-us', '/contact-us/northern', '301 /contact-us/north'],
  ['contact', '/contact-us/workshop', 'shown'],
  ['locations', '/locations/northern', '301 /locations/north'],
  ['locations', '/contact-us/parts', '301 /locations/parts'],
  ['locations', '/locations/hidden', '404'],
  ['locations', '/locations/hid', '404'],
  ['locations', '/locations/nowhere', '404'],
])('of a site with %s, %s is %s (R2-15, R3-14)', async (locationsBase, path, answer) => {
  expect(await sentTo(() => loadLocation(askPlaces(path, { locationsBase })))).toBe(answer);
});

test('the form begins with the place, which the link does not change', async () => {
  const { data } = await loadLocation(askPlaces('/contact-us/north?location_id=w'));
  expect(data.form).toMatchObject({
    action: '/contact-us/north',
    values: { dealership_slug: 'northern', location_id: 'n' },
  });
});

test('what stands at the place is asked for by its name', async () => {
  const asked: unknown[] = [];
  const search = async (state: unknown) => {
    asked.push(state);
    return { hits: [], count: 12 };
  };
  const { data } = await loadLocation(
    askPlaces('/contact-us/north', {}, { stock: { search } } as never),
  );
  expect(asked).toMatchObject([{ values: { location_name: ['North Yard'] } }]);
  expect(data.stock).toEqual({
    more: { label: 'See all 12', href: '/search?refinementList[location_name][0]=North%20Yard' },
    cards: [],
  });
  const empty = await loadLocation(askPlaces('/contact-us/north'));
  expect(empty.data.stock).toBeNull();
});

test('its booking forms and its other places come along (R7-10)', async () => {
  const { data } = await loadLocation(askPlaces('/contact-us/north'));
  expect(data.frames).toEqual([{ title: 'Book a service', url: 'https://booking.example/north' }]);
  expect(data.others.map(({ location }) => location.slug)).toEqual(['workshop', 'parts']);
  expect(JSON.stringify(data.place)).not.toContain('booking.example');
});

test('machines are told the place and the way to it, shoppers what customers say', async () => {
  const document = { json: null, html: null, things: [], chrome: null };
  const review = { id: 'r', customerName: 'Ann', rating: 5, text: 'Good people.' };
  const reviews = { reviews: [review], count: 3, averageRating: 4.7 };
  const content = { ...emptyContent, reviews } as unknown as Content;
  const { data } = await loadLocation(askPlaces('/contact-us/north', {}, { document, content }));
  expect(document.things).toMatchObject([
    { '@type': 'AutoDealer', name: 'North Yard', url: 'https://dealer.example/contact-us/north' },
    { '@type': 'BreadcrumbList', itemListElement: [{}, {}, { name: 'North Yard' }] },
  ]);
  expect(data.reviews).toMatchObject({ summary: { count: 3 }, reviews: [{ id: 'r' }] });
  expect((await loadLocation(askPlaces('/contact-us/north'))).data.reviews).toBeNull();
});
