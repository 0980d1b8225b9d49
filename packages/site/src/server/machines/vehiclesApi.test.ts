import { aVehicle } from '@forecourt/data/testing';
import type { Vehicle } from '@forecourt/domain';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { wholeListing } from '../../listing/listingPlace.ts';
import { unpackListing } from '../../listing/servedListing.ts';
import { serveListing } from '../../pages/listing/listing.server.ts';
import { publishStock } from '../../testing/publishStock.ts';
import { type SiteFolder, siteFolder } from '../../testing/siteFolder.ts';
import type { RunningServer } from '../serverOptions.ts';
import { askWire, startWire } from '../testing/wireServer.ts';
import type { VehiclePage } from './vehiclePage.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 25);
const wholeStock = { path: '', values: {} };

let folder: SiteFolder;
let server: RunningServer;
let now: number;

function priced(id: string, price: number | null, facts: Partial<Vehicle> = {}): Vehicle {
  return aVehicle({ id, slug: id, price, year: 2020, images: [{ url: `/p/${id}.jpg` }], ...facts });
}

const stock = {
  one: [
    ...Array.from({ length: 50 }, (_, n) =>
      priced(`car-${n}`, 20_000 + n * 500, { colour: n % 2 ? 'Red' : 'Blue', customRank: -n }),
    ),
    priced('no-price', 5, { make: 'Kia', model: 'Rio', priceType: 'egc' }),
    priced('hidden', 9_999, { make: 'Kia', showOnDealerWebsite: false }),
    priced('sold-now', 31_000, { make: 'Kia', status: 'sold', sold: true, soldAt: NOW - DAY }),
    priced('sold-then', 31_000, { make: 'Kia', sold: true, soldAt: NOW - 40 * DAY }),
    priced('private', 31_500, { make: 'Mazda', privateSuburb: 'Toowong', privatePostcode: '4066' }),
  ],
  two: [priced('theirs', 44_000, { make: 'Lexus' })],
};

beforeAll(async () => {
  now = NOW;
  folder = await siteFolder({ slug: 'one', includeSoldCarsDays: 7 }, { slug: 'two' });
  await publishStock(folder, stock, NOW);
  server = await startWire(
    folder,
    {
      // The listing of a page, by the loader of the page.
      async handle({ url }, services) {
        const packed = await serveListing(services, new URL(url).search, wholeListing, wholeStock);
        const { cards, count, pages, title } = unpackListing(packed);
        const prices = cards.map(({ id, price }) => [id, price.text]);
        return Response.json({ prices, count, pages, title });
      },
    },
    { now: () => now },
  );
});

afterAll(async () => {
  await server.stop();
  await folder.remove();
});

beforeEach(() => {
  now = NOW;
});

async function read(search = '', site = 'one'): Promise<VehiclePage> {
  const { status, text } = await askWire(server, `/api/vehicles${search}`, {}, site);
  expect(status).toBe(200);
  return JSON.parse(text) as VehiclePage;
}

test.each([
  '',
  '?page=3',
  '?query=red%20hilux%20under%2030000',
  '?query=kia',
  '?query=nothing%20like%20this',
  '?menu[make]=Kia',
  '?refinementList[make][0]=Kia&refinementList[make][1]=Mazda',
  '?range[price]=30000:&sortBy=Car_production:price:asc',
  '?range[price][min]=30000&unknown=1',
  '?sortBy=Car_production:price:desc&page=2',
])('the vehicles, prices and count of %j are those of the page (R7-01)', async (search) => {
  const found = await read(search);
  const page = JSON.parse((await askWire(server, `/search${search}`)).text);
  expect({
    prices: found.vehicles.map(({ id, price }) => [id, price.text]),
    count: found.count,
    pages: found.pages,
    title: found.title,
  }).toEqual(page);
});

test('every page is reached by the address of the next, each vehicle once', async () => {
  const ids: string[] = [];
  let path: string | null = '/api/vehicles?refinementList[make][0]=Toyota';
  while (path !== null) {
    const { text } = await askWire(server, path);
    const { vehicles, next } = JSON.parse(text) as VehiclePage;
    ids.push(...vehicles.map(({ id }) => id));
    path = next && new URL(next).pathname + new URL(next).search;
  }
  expect(ids).toHaveLength(50);
  expect(new Set(ids).size).toBe(50);
});

test('a price that is not shown is not told, nor is a vehicle that the website does not show', async () => {
  const { vehicles } = await read('?refinementList[make][0]=Kia');
  expect(vehicles.map(({ id }) => id).toSorted()).toEqual(['no-price', 'sold-now']);
  for (const { price } of vehicles) expect(price).toMatchObject({ amount: null, basis: null });
  const { text } = await askWire(server, '/api/vehicles?refinementList[make][0]=Kia');
  expect(text).not.toMatch(/31,?000|9,?999/);
});

test('where a private seller lives is told to nobody', async () => {
  const { text } = await askWire(server, '/api/vehicles?refinementList[make][0]=Mazda');
  expect(text).toContain('"private"');
  expect(text).not.toMatch(/Toowong|4066/);
});

test('one dealer’s vehicles are never another’s', async () => {
  expect((await read('', 'two')).vehicles.map(({ id }) => id)).toEqual(['theirs']);
  expect((await read('?refinementList[make][0]=Lexus')).count).toBe(0);
});

test('every answer is as the OpenAPI document says', async () => {
  const document = JSON.parse((await askWire(server, '/api/openapi.json')).text);
  expect(document.openapi).toBe('3.1.0');
  expect(document.servers).toEqual([{ url: `http://one.localhost:${server.port}` }]);
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { uri: URL.canParse } });
  ajv.addSchema(document, 'document');
  function judge(schema: string, value: unknown): unknown {
    const is = ajv.compile({ $ref: `document#/components/schemas/${schema}` });
    return is(value) ? [] : is.errors;
  }
  const operation = document.paths['/api/vehicles'].get;
  expect(Object.keys(operation.responses)).toEqual(['200', '304', '400', '404', '405', '429']);
  for (const search of ['', '?page=3', '?query=kia', '?query=zzz', '?page=9', '?page=0']) {
    const { status, text } = await askWire(server, `/api/vehicles${search}`);
    const ref: string = operation.responses[status].content['application/json'].schema.$ref;
    expect(judge(ref.split('/').at(-1) ?? '', JSON.parse(text)), search).toEqual([]);
  }
  const { vehicles } = await read();
  expect(judge('Vehicle', { ...vehicles[0], rego: 'ABC123' })).not.toEqual([]);
});

describe('over HTTP', () => {
  test('what has not changed is not sent again, and HEAD has the headers alone', async () => {
    const first = await askWire(server, '/api/vehicles');
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const etag = String(first.headers.etag);
    const again = await askWire(server, '/api/vehicles', { headers: { 'if-none-match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    const head = await askWire(server, '/api/vehicles', { method: 'HEAD' });
    expect([head.status, head.text, head.headers.etag]).toEqual([200, '', etag]);
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(first.text)));
    // The sold one leaves the listing seven days after its sale, as on the page.
    now += 7 * DAY;
    const later = await askWire(server, '/api/vehicles', { headers: { 'if-none-match': etag } });
    expect(later.status).toBe(200);
    expect(JSON.parse(later.text).count).toBe(JSON.parse(first.text).count - 1);
  });

  test.each([
    ['?page=4', 404],
    ['?page=200', 404],
    ['?page=201', 400],
    ['?page=0', 400],
    ['?page=-1', 400],
    ['?page=two', 400],
    ['?page=', 400],
    ['?page=1&page=x', 400],
  ])('%s is refused in three parts', async (search, expected) => {
    const { status, text, headers } = await askWire(server, `/api/vehicles${search}`);
    expect(status).toBe(expected);
    expect(headers['cache-control']).toBe('no-store');
    const { error } = JSON.parse(text);
    expect(Object.keys(error)).toEqual(['what', 'why', 'fix']);
  });

  test.each(['/api/vehicles', '/api/openapi.json'])('nothing can be sent to %s', async (path) => {
    const origin = `http://one.localhost:${server.port}`;
    const headers = { origin, 'content-type': 'application/json' };
    const own = await askWire(server, path, { method: 'POST', headers });
    expect([own.status, own.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(Object.keys(JSON.parse(own.text).error)).toEqual(['what', 'why', 'fix']);
    const foreign = { ...headers, origin: 'https://elsewhere.example' };
    expect((await askWire(server, path, { method: 'POST', headers: foreign })).status).toBe(403);
    expect((await askWire(server, path, { method: 'DELETE' })).status).toBe(405);
  });

  test('a visitor reads 120 addresses in a minute of each site, and the same one as often as they like (R17-11)', async () => {
    // What was read in the other tests is no longer counted.
    now += 30 * DAY;
    for (let n = 0; n < 120; n += 1) await read(`?n=${n}`);
    const refused = await askWire(server, '/api/vehicles?n=120');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Object.keys(JSON.parse(refused.text).error)).toEqual(['what', 'why', 'fix']);
    await read('?n=7');
    await read('', 'two');
    now += 60_000;
    await read('?n=120');
  });
});
