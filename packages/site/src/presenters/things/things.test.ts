import { parseSiteConfig } from '@forecourt/data';
import { aVehicle } from '@forecourt/data/testing';
import type { ContentOffer } from '@forecourt/domain';
import { describe, expect, test } from 'vitest';
import { dealerThing } from './dealerThing.ts';
import { offerThing } from './offerThing.ts';
import { questionsThing, trailThing } from './pageThings.ts';
import { vehicleThing } from './vehicleThing.ts';

function configOf(more: object = {}) {
  const location = {
    id: 'l',
    slug: 'dubbo',
    name: 'River City Dubbo',
    street: '1 Cobra Street',
    city: 'Dubbo',
    state: 'NSW',
    postcode: '2830',
    phone: '(02) 5550 0121',
    openingHours: Object.fromEntries(
      ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day) => [
        day,
        day === 'Sun' ? 'Closed' : { open: '08:00', close: '17:30' },
      ]),
    ),
    holidayHours: [{ date: '2026-12-25', hours: 'Closed' }],
  };
  return parseSiteConfig(
    'site.json',
    { slug: 'one', template: 'wire', name: 'River City', locations: [location], ...more },
    {},
  );
}

describe('a vehicle', () => {
  const of = (fields: Parameters<typeof aVehicle>[0], more: object = {}) =>
    vehicleThing(aVehicle(fields), {
      config: configOf(more),
      url: 'https://one.example/cars/a',
      images: [],
      seller: { name: 'River City' },
    });

  test('says what its page prints', () => {
    expect(of({ price: 25_990, km: 0, carType: 'used', vin: 'V1' })).toMatchObject({
      '@type': 'Car',
      itemCondition: 'https://schema.org/UsedCondition',
      mileageFromOdometer: { value: 0, unitCode: 'KMT' },
      vehicleIdentificationNumber: 'V1',
      offers: { price: 25_990, priceCurrency: 'AUD', availability: 'https://schema.org/InStock' },
    });
  });

  test.each([
    ['no price', { price: 10 }],
    ['a sold one', { price: 25_990, sold: true }],
  ])('%s has no price to give', (_name, fields) => {
    expect(JSON.stringify(of(fields))).not.toContain('priceCurrency');
  });

  test.each([
    [{ sold: true }, 'SoldOut'],
    [{ status: 'coming_soon' }, 'PreOrder'],
    [{ status: 'on_hold' }, 'OutOfStock'],
  ])('%j is %s', (fields, availability) => {
    expect(of(fields)).toMatchObject({
      offers: { availability: `https://schema.org/${availability}` },
    });
  });

  test('keeps to itself what the dealer does not print', () => {
    expect(JSON.stringify(of({ vin: 'V1' }, { dropSpecRows: ['vin'] }))).not.toContain('V1');
  });

  test.each([
    ['motorcycle', 'Motorcycle'],
    ['caravan', 'Vehicle'],
  ] as const)('a %s is a %s', (itemType, type) => {
    expect(of({ itemType })).toMatchObject({ '@type': type });
  });
});

test('a place has its address and its hours, a closed day and a holiday among them', () => {
  const config = configOf();
  const [place] = config.locations;
  if (place === undefined) throw new Error('The site has no place.');
  const thingOn = (day: string) =>
    dealerThing(place, config, 'https://one.example/contact-us/dubbo', Date.parse(day));
  expect(thingOn('2026-12-25T23:00+10:00')).toMatchObject({
    '@type': 'AutoDealer',
    name: 'River City Dubbo',
    parentOrganization: { name: 'River City' },
    address: { streetAddress: '1 Cobra Street', addressRegion: 'NSW', addressCountry: 'AU' },
    openingHoursSpecification: expect.arrayContaining([
      expect.objectContaining({ dayOfWeek: 'https://schema.org/Monday', opens: '08:00' }),
      expect.objectContaining({ dayOfWeek: 'https://schema.org/Sunday', closes: '00:00' }),
      expect.objectContaining({ validFrom: '2026-12-25', opens: '00:00', closes: '00:00' }),
    ]),
  });
  // Over it is nobody's concern (R9-11).
  expect(JSON.stringify(thingOn('2026-12-26T00:00+10:00'))).not.toContain('2026-12-25');
});

test('a trail counts from one, and its addresses are whole', () => {
  expect(
    trailThing('https://one.example', [
      { label: 'Home', href: '/' },
      { label: 'Warranty', href: '/warranty' },
    ]),
  ).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://one.example/' },
      { position: 2, name: 'Warranty', item: 'https://one.example/warranty' },
    ],
  });
});

test('answers are words without markup', () => {
  const answer = [
    { tag: 'p' as const, children: ['So ', { tag: 'strong' as const, children: ['much'] }] },
  ];
  expect(questionsThing({ questions: [{ question: 'How?', answer }] })).toMatchObject({
    mainEntity: [{ name: 'How?', acceptedAnswer: { text: 'So much' } }],
  });
});

test('an offer says what it is about and until when, and no price', () => {
  const offer = {
    ...{ id: 'o', name: 'A canopy with it', startsAt: null, expiresAt: Date.UTC(2026, 5, 30) },
    model: { name: 'D-MAX', slug: 'd-max', overrideUrl: null },
  } as ContentOffer;
  const about = { description: 'Until June.', picture: null, dealer: 'River City', make: 'Isuzu' };
  const thing = offerThing(offer, { ...about, url: 'https://one.example/offers/isuzu/o' });
  expect(thing).toMatchObject({
    '@type': 'Offer',
    name: 'A canopy with it',
    validThrough: '2026-06-30T00:00:00.000Z',
    offeredBy: { name: 'River City' },
    itemOffered: { name: 'Isuzu D-MAX', brand: { name: 'Isuzu' } },
  });
  expect(thing).not.toHaveProperty('validFrom');
  expect(thing).not.toHaveProperty('image');
});
