import { aVehicle } from '@forecourt/data/testing';
import { type ItemType, parseSearch, type Vehicle } from '@forecourt/domain';
import { describe, expect, test } from 'vitest';
import { rules } from '../testing/rules.ts';
import { now, stockSearch } from '../testing/stockSearch.ts';
import { listingMeta } from './listingMeta.ts';
import { sevenSeaterPlace, wholeListing } from './listingPlace.ts';
import { listingView } from './listingView.ts';

function yard(vehicles: readonly Vehicle[], more: Partial<typeof rules> = {}) {
  const own = { ...rules, ...more };
  const { search, facets, vocabulary } = stockSearch(vehicles, own.hitsPerPage);
  return (query: string, place = wholeListing) =>
    listingView(
      {
        asked: parseSearch(query),
        itemTypes: (facets.item_type ?? []).map(({ value }) => value as ItemType),
        vocabulary: () => vocabulary,
        place,
        preset: { path: '', values: {} },
        origin: 'https://one.example',
        now,
        search: (state, otherwise) => search(state, { otherwise }),
      },
      own,
    );
}

const dubbo = { slug: 'd', name: 'One Dubbo', city: 'Dubbo', state: 'NSW', postcode: null };
const stock = [
  aVehicle({ id: '1', simpleBody: 'Ute', price: 30_000 }),
  aVehicle({ id: '2', simpleBody: 'Ute', price: 40_000 }),
  aVehicle({
    id: '3',
    make: 'Jayco',
    model: 'Journey',
    itemType: 'caravan',
    simpleBody: 'Caravan',
  }),
  aVehicle({ id: '4', make: 'Honda', model: 'CB', itemType: 'motorcycle', simpleBody: 'Naked' }),
];
const listed = yard(stock);
const CARAVANS = 'refinementList[item_type][0]=caravan';

test.each([
  ['a mixed stock', '', 'vehicle'],
  ['caravans alone', CARAVANS, 'caravan'],
  ['cars alone', 'refinementList[body][0]=Ute', 'car'],
  ['nothing', 'query=zzzz', 'vehicle'],
  ['no caravan', `${CARAVANS}&range[price]=1:2`, 'caravan'],
])('%s is called by its name (R2-45)', async (_, query, kind) => {
  expect((await listed(query)).kind).toBe(kind);
});

test('a way out is called by what it brings', async () => {
  const { waysOut } = await listed(`${CARAVANS}&refinementList[make][0]=Toyota`);
  expect(waysOut.map(({ label, count, kind }) => [label, count, kind])).toEqual([
    ['Any vehicle type', 2, 'vehicle'],
    ['Any make', 1, 'caravan'],
  ]);
});

describe('words read as refinements that would leave nothing', () => {
  const ranger = { make: 'Ford', model: 'Ranger', simpleBody: 'Ute' };
  const rangers = yard([
    aVehicle({ id: '1', ...ranger, badge: 'XL 2.2 HI-Rider (4X2)', drive: null }),
    aVehicle({ id: '2', ...ranger, badge: 'XL 2.2 HI-Rider (4X2)', drive: null, colour: 'Red' }),
    aVehicle({ id: '3', ...ranger, badge: 'XLT (4X4)', drive: '4WD' }),
    aVehicle({ id: '4', make: 'Kia', model: 'Rio', simpleBody: 'Hatch', drive: 'FWD' }),
    aVehicle({ id: '5', make: 'Mazda', model: 'BT-50', simpleBody: 'Ute', drive: 'RWD' }),
  ]);

  test.each([
    ['XL 2.2 HI-Rider (4X2)', ['1', '2'], []],
    ['"XL 2.2 HI-Rider (4X2)"', ['1', '2'], []],
    // What still finds something stays a refinement.
    ['ranger 4x2', ['1', '2'], ['Ford Ranger']],
    ['red XL 2.2 HI-Rider (4X2)', ['2'], ['Red']],
    ['4x2', ['4', '5'], ['FWD RWD']],
    ['ranger 4x4', ['3'], ['Ford Ranger', '4WD']],
  ])('%s finds by its text', async (query, ids, pieces) => {
    const { cards, count, understood } = await rangers(`query=${encodeURIComponent(query)}`);
    expect(cards.map(({ id }) => id).toSorted()).toEqual(ids);
    expect(count).toBe(ids.length);
    expect(understood?.pieces.map(({ label }) => label) ?? []).toEqual(pieces);
  });

  test('what finds nothing either way keeps its reading and its ways out', async () => {
    const { count, understood, waysOut } = await rangers('query=red kia');
    expect(count).toBe(0);
    expect(understood?.pieces.map(({ label }) => label)).toEqual(['Red', 'Kia']);
    expect(waysOut.map(({ label }) => label).toSorted()).toEqual(['Any colour', 'Any make']);
  });

  test('a price is no part of a name', async () => {
    expect((await rangers('query=kia under 50')).count).toBe(0);
  });

  test('seats are none where vehicles state theirs', async () => {
    const heated = { filteredFeatures: ['Heated seats'], badge: '8' };
    const stated = yard([aVehicle({ id: '1', ...heated, seats: 5 })]);
    const unstated = yard([aVehicle({ id: '1', ...heated, seats: null })]);
    expect((await stated('query=8 seats')).count).toBe(0);
    expect((await unstated('query=8 seats')).count).toBe(1);
  });

  test('a slip is asked about with what it would find', async () => {
    const { waysOut } = await rangers('query=frod ute');
    expect(waysOut.map(({ label, count, href }) => [label, count, href])).toEqual([
      [
        'Did you mean Ford Ute?',
        3,
        '/search?refinementList[make][0]=Ford&refinementList[body][0]=Ute',
      ],
      ['Without “frod”', 4, '/search?refinementList[body][0]=Ute'],
    ]);
  });
});

describe('a tile that leads to the page on which it would stand is left out', () => {
  const tile = (href: string) => ({
    ...{ id: href, href, title: 't', text: 't', action: 'a', image: null },
    ...{ start: null, expiry: null, position: 8, display: true, strictDisplay: false },
  });
  const seven = sevenSeaterPlace('7 Seater Cars for Sale');
  const promos = ['tel:1', '/7-seater-cars', `/search?${CARAVANS}`, '/search'].map(tile);
  const promoted = yard(
    stock.map((vehicle) => ({ ...vehicle, seats: 7 })),
    { promos, hitsPerPage: 1, promoEveryPage: true },
  );

  test.each([
    ['a page of its own', '', seven, ['tel:1', `/search?${CARAVANS}`, '/search']],
    ['that page, refined', CARAVANS, seven, ['tel:1', `/search?${CARAVANS}`, '/search']],
    ['a search', CARAVANS, wholeListing, ['tel:1', '/7-seater-cars', '/search']],
    ['everything', '', wholeListing, ['tel:1', '/7-seater-cars', `/search?${CARAVANS}`]],
    ['its next page', 'page=2', wholeListing, ['tel:1', '/7-seater-cars', `/search?${CARAVANS}`]],
  ])('%s', async (_, query, place, hrefs) => {
    expect((await promoted(query, place)).promos.map(({ href }) => href)).toEqual(hrefs);
  });
});

describe('the whole stock', () => {
  test('is a way out of one filter, and said once', async () => {
    const { waysOut, clearHref } = await listed('query=zzzz');
    expect([waysOut, clearHref]).toEqual([[], '/search']);
  });

  test('is no way out of itself', async () => {
    expect((await yard([])('')).clearHref).toBeNull();
  });
});

describe('what is told of a page', () => {
  const located = yard(
    stock.map((vehicle) => ({ ...vehicle, location: dubbo })),
    { hitsPerPage: 1 },
  );
  const metaOf = async (query: string, place = wholeListing) =>
    listingMeta({
      matches: [{ id: 'root', loaderData: { name: 'One Motors' } }],
      loaderData: await located(query, place),
    });

  test('title and description, of every page its own', async () => {
    const utes = 'refinementList[body][0]=Ute';
    expect(await metaOf(utes)).toEqual(
      expect.arrayContaining([
        { title: 'Utes for sale in Dubbo | One Motors' },
        { name: 'description', content: '2 utes for sale in Dubbo at One: Toyota.' },
      ]),
    );
    expect(await metaOf(`${utes}&page=2`)).toEqual(
      expect.arrayContaining([
        { title: 'Utes for sale in Dubbo, page 2 | One Motors' },
        { name: 'description', content: 'Page 2 of 2: 2 utes for sale in Dubbo at One: Toyota.' },
      ]),
    );
  });

  test('a place with a title of its own keeps it to the letter (R2-55)', async () => {
    const place = sevenSeaterPlace('7 Seater Cars for Sale in Dubbo, NSW');
    const subtitle = 'View our range of 7 seater SUV and 4WD people movers';
    expect(await metaOf('', place)).toEqual(
      expect.arrayContaining([
        { title: '7 Seater Cars for Sale in Dubbo, NSW | One Motors' },
        { name: 'description', content: subtitle },
      ]),
    );
  });

  test('nothing is said of nothing', async () => {
    const told = await metaOf('query=zzzz');
    expect(told.filter((tag) => 'name' in tag && tag.name === 'description')).toEqual([]);
  });
});
