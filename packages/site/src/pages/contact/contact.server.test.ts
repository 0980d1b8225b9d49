import { describe, expect, test } from 'vitest';
import { askPlaces, sentTo } from '../../testing/placesSite.ts';
import { loadContact } from './contact.server.ts';

async function viewAt(path: string, config: object = {}, services: object = {}) {
  return (await loadContact(askPlaces(path, config, services))).data;
}

describe('the page of all places has one address (R2-15)', () => {
  test.each([
    ['contact-us', '/contact-us', 'shown'],
    ['contact-us', '/contact?show=sales', '301 /contact-us?show=sales'],
    ['contact-us', '/locations', '301 /contact-us'],
    ['contact', '/contact', 'shown'],
    ['contact', '/contact-us', '301 /contact'],
    ['locations', '/locations?show=all', 'shown'],
    ['locations', '/contact-us', '301 /locations'],
  ])('of a site with %s, %s is %s', async (locationsBase, path, answer) => {
    expect(await sentTo(() => loadContact(askPlaces(path, { locationsBase })))).toBe(answer);
  });
});

test('a board of places has their sketch beside its form, where they lie apart', async () => {
  const pictureSizes = { lead: 'strip' };
  const at = (latitude: number) => ({
    id: `l${latitude}`,
    slug: `l${latitude}`,
    latitude,
    longitude: 150,
  });
  const locations = [at(-27), at(-28)].map((place) => ({ ...place, name: place.slug }));
  const { isMapBesideForm, places } = await viewAt('/contact-us', { locations }, { pictureSizes });
  expect(isMapBesideForm).toBe(true);
  expect(places.map(({ directions }) => directions)).toEqual(['geo:-27,150', 'geo:-28,150']);
  const [one] = locations;
  for (const [alike, sizes] of [
    [[one, { ...one, id: 'b', slug: 'b' }], pictureSizes],
    [locations, { lead: 'band' }],
  ] as const) {
    const view = await viewAt('/contact-us', { locations: alike }, { pictureSizes: sizes });
    expect(view.isMapBesideForm).toBe(false);
  }
});

test('every place is there but a hidden one (R3-14), and each leads to its own page', async () => {
  const { places } = await viewAt('/locations', { locationsBase: 'locations' });
  expect(places.map(({ href }) => href)).toEqual([
    '/locations/north',
    '/locations/workshop',
    '/locations/parts',
  ]);
});

test('filters are links, and the chosen one is marked (R2-86)', async () => {
  const { filters, filter, isEmpty } = await viewAt('/contact-us?show=service');
  expect(filters.map(({ href, active }) => [href, active])).toEqual([
    ['/contact-us#places', false],
    ['/contact-us?show=primary#places', false],
    ['/contact-us?show=service#places', true],
    ['/contact-us?show=parts#places', false],
    ['/contact-us?show=service-and-parts#places', false],
  ]);
  expect([filter, isEmpty]).toEqual(['service', false]);
  expect((await viewAt('/contact-us?show=p')).isEmpty).toBe(false);
  expect((await viewAt('/contact-us?show=h')).isEmpty).toBe(true);
});

test('a day of its own stands beside the week, and takes the mark of today (R3-13, R9-11)', async () => {
  const [north] = (await viewAt('/contact-us')).places;
  expect(north).toMatchObject({
    today: 1,
    thisWeek: [{ label: 'Tue 24/11/2026', text: 'Closed' }],
    holidayRows: [{ label: '24/11/2026', text: 'Closed' }],
  });
  const day = { now: () => Date.parse('2026-11-24T09:00:00+10:00') };
  const [closed] = (await viewAt('/contact-us', {}, day)).places;
  expect(closed).toMatchObject({ today: null, opening: { open: false } });
  const after = { now: () => Date.parse('2026-11-25T09:00:00+10:00') };
  const [later] = (await viewAt('/contact-us', {}, after)).places;
  expect(later).toMatchObject({ today: 3, thisWeek: [], holidayRows: [] });
});

test('the form begins as the link says, if that is a choice of it (R4-20)', async () => {
  const values = async (query: string) => (await viewAt(`/contact-us${query}`)).form.values;
  expect(await values('?category=Careers Enquiry')).toEqual({ category: 'Careers Enquiry' });
  expect(await values('?category=Nonsense')).toEqual({});
});

test('the key of a map stands in its address', async () => {
  const attribution = { label: 'Makers', href: 'https://makers.example' };
  const map = {
    tileUrl: 'https://tiles.example/{z}/{x}/{y}?key={key}',
    key: 'abc',
    attribution,
  };
  expect((await viewAt('/contact-us', { map })).map).toEqual({
    tileUrl: 'https://tiles.example/{z}/{x}/{y}?key=abc',
    attribution,
  });
  expect((await viewAt('/contact-us')).map).toBeNull();
});

describe('places are sorted from a postcode in the address, without a script too (R7-09)', () => {
  const near = async (query: string) => (await viewAt(`/contact-us${query}`, {}, finds)).near;
  const point = { latitude: -27.5, longitude: 153 };
  const finds = {
    async findPostcode(postcode: string) {
      if (postcode === '4999') return { kind: 'down' };
      return postcode === '4000' ? { kind: 'found', point, credit: null } : { kind: 'none' };
    },
  };

  test.each([
    ['', { postcode: '', from: null, error: null }],
    ['?postcode=', { postcode: '', from: null, error: null }],
    ['?postcode=4000', { postcode: '4000', from: point, error: null }],
    ['?postcode=+4000+', { postcode: '4000', from: point, error: null }],
    ['?postcode=4001', { postcode: '4001', from: null, error: 'Invalid postcode' }],
    ['?postcode=400', { error: 'Invalid postcode. Please enter a 4-digit number.' }],
    ['?postcode=%3Cb%3E', { error: 'Invalid postcode. Please enter a 4-digit number.' }],
    ['?postcode=4999', { from: null, error: expect.stringContaining('cannot look postcodes up') }],
  ])('%s', async (query, expected) => {
    expect(await near(query)).toMatchObject(expected);
  });

  test('what was typed is told again, but not more than a postcode', async () => {
    expect(await near(`?postcode=${'9'.repeat(5_000)}`)).toMatchObject({ postcode: '9999' });
  });
});
