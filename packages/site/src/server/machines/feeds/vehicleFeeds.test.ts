import { aVehicle } from '@forecourt/data/testing';
import type { Vehicle } from '@forecourt/domain';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishStock } from '../../../testing/publishStock.ts';
import { type SiteFolder, siteFolder } from '../../../testing/siteFolder.ts';
import type { RunningServer } from '../../serverOptions.ts';
import { askWire, startWire } from '../../testing/wireServer.ts';

const NOW = Date.UTC(2026, 10, 25);
let vins = 0;

/** A car that every provider takes, with a VIN of its own. */
function sellable(id: string, facts: Partial<Vehicle> = {}): Vehicle {
  vins += 1;
  return aVehicle({
    ...{ id, slug: id, year: 2021, price: 32_990, priceType: 'egc', km: 45_000, colour: 'White' },
    ...{ vin: `MR0EX3CD1${String(vins).padStart(8, '0')}`, badge: 'SR5', simpleBody: 'Ute' },
    ...{ simpleFuel: 'Diesel', simpleTransmission: 'Automatic', drive: '4x4' },
    // Ten at night in Greenwich is the next morning in Brisbane.
    createdAt: NOW - 2 * 3_600_000,
    images: [{ url: `/p/${id},1.jpg` }, { url: `https://photos.example/${id}-2.jpg` }],
    location: { slug: 'milton', name: 'Milton', city: 'Milton', state: 'QLD', postcode: '4064' },
    ...facts,
  });
}

const good = sellable('good');
const one = [
  good,
  sellable('twice', { vin: good.vin }),
  sellable('sold', { sold: true, soldAt: NOW }),
  sellable('sold-by-status', { status: 'sold', soldAt: NOW }),
  sellable('coming', { status: 'coming_soon' }),
  sellable('reserved', { reserved: true }),
  sellable('hidden', { showOnDealerWebsite: false }),
  sellable('no-vin', { vin: null }),
  sellable('short-vin', { vin: 'ABC' }),
  sellable('no-price', { price: 1 }),
  sellable('no-price-type', { priceType: 'unknown' }),
  sellable('new-egc', { carType: 'new', km: 12 }),
  sellable('new-drive-away', { carType: 'new', priceType: 'drive_away', km: null }),
  sellable('no-km', { km: null }),
  sellable('no-photo', { images: [] }),
  sellable('no-colour', { colour: null }),
  sellable('no-year', { year: null }),
  sellable('caravan', { itemType: 'caravan' }),
  sellable('truck', { simpleBody: 'Light Truck' }),
  sellable('elsewhere', { location: { ...good.location, slug: 'moon' } as Vehicle['location'] }),
  sellable('without-address', {
    location: { ...good.location, slug: 'bare' } as Vehicle['location'],
  }),
  sellable('hard', {
    model: 'Hi"Lux\t\r\n=1+1\u2028"',
    comments: 'Call 0400 000 000',
    rego: 'ABC123',
    privateSuburb: 'Toowong',
  }),
];
const stock = { one, two: [sellable('theirs')], three: [sellable('no-vin-shown')] };

const place = { id: 'm', slug: 'milton', name: 'Milton', type: 'sales' };
const milton = {
  ...{ ...place, street: '1 High Street', city: 'Milton', state: 'QLD', postcode: '4064' },
  ...{ latitude: -27.47, longitude: 153.01 },
};

let folder: SiteFolder;
let server: RunningServer;
let now = NOW;

beforeAll(async () => {
  const locations = [milton, { id: 'b', slug: 'bare', name: 'Bare' }];
  folder = await siteFolder(
    { slug: 'one', locations, includeSoldCarsDays: 7 },
    { slug: 'two', locations: [milton] },
    { slug: 'three', locations: [milton], dropSpecRows: ['vin'] },
  );
  await publishStock(folder, stock, NOW);
  server = await startWire(
    folder,
    { handle: async () => new Response('', { status: 404 }) },
    { now: () => now },
  );
});

afterAll(async () => {
  await server.stop();
  await folder.remove();
});

type Row = Readonly<Record<string, string>>;

async function google(site = 'one'): Promise<Row[]> {
  const { text, headers } = await askWire(server, '/feeds/google.tsv', {}, site);
  expect(headers['content-type']).toBe('text/tab-separated-values; charset=utf-8');
  return parse(text, { columns: true, delimiter: '\t', quote: '"', record_delimiter: '\n' });
}

async function meta(site = 'one'): Promise<Row[]> {
  const { text, headers } = await askWire(server, '/feeds/meta.csv', {}, site);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  return parse(text, { columns: true, record_delimiter: '\r\n' });
}

function ids(rows: readonly Row[]): (string | undefined)[] {
  return rows.map((row) => row['id'] ?? row['vehicle_id']);
}

test('Google gets what it takes, each VIN once, nothing sold, reserved or hidden', async () => {
  const rows = await google();
  expect(ids(rows)).toEqual(['good', 'new-drive-away', 'without-address', 'hard']);
  expect(new Set(rows.map(({ vin }) => vin)).size).toBe(rows.length);
  const origin = `http://one.localhost:${server.port}`;
  expect(rows[0]).toEqual({
    id: 'good',
    vin: good.vin,
    title: '2021 Toyota HiLux',
    description: '2021 Toyota HiLux, SR5, 45000 km, Automatic, Diesel, Ute',
    'vehicle_fulfillment(option:store_code)': 'in_store:milton',
    link: `${origin}/cars/good`,
    link_template: `${origin}/cars/good?store={store_code}`,
    image_link: `${origin}/p/good,1.jpg`,
    additional_image_link: 'https://photos.example/good-2.jpg',
    price: '32990.00 AUD',
    vehicle_price_type: 'excluding_government_charges_price',
    condition: 'used',
    brand: 'Toyota',
    model: 'HiLux',
    trim: 'SR5',
    year: '2021',
    mileage: '45000 km',
    color: 'White',
    google_product_category: '916',
  });
  expect(rows[1]).toMatchObject({
    condition: 'new',
    vehicle_price_type: 'drive_away_price',
    mileage: '',
  });
});

test('Meta gets what it takes', async () => {
  const rows = await meta();
  expect(ids(rows)).toEqual(['good', 'no-price-type', 'new-egc', 'hard']);
  expect(rows[0]).toMatchObject({
    vin: good.vin,
    'mileage.value': '45000',
    'mileage.unit': 'KM',
    state_of_vehicle: 'USED',
    availability: 'AVAILABLE',
    price: '32990.00 AUD',
    body_style: 'TRUCK',
    transmission: 'AUTOMATIC',
    fuel_type: 'DIESEL',
    drivetrain: 'FOUR_WD',
    date_first_on_lot: '2026-11-25',
    latitude: '-27.47',
    'image[1].url': 'https://photos.example/good-2.jpg',
    'image[2].url': '',
  });
  expect(JSON.parse(rows[0]?.['address'] ?? '')).toEqual({
    ...{ addr1: '1 High Street', city: 'Milton', region: 'QLD', postal_code: '4064' },
    country: 'AU',
  });
});

test('tabs, ends of lines and marks in a text begin no cell, and nothing private is told', async () => {
  const [inGoogle, inMeta] = [(await google()).at(-1), (await meta()).at(-1)];
  expect(inGoogle?.['model']).toBe('Hi”Lux =1+1 ”');
  expect(inMeta?.['model']).toBe('Hi"Lux =1+1 "');
  for (const path of ['/feeds/google.tsv', '/feeds/meta.csv']) {
    expect((await askWire(server, path)).text).not.toMatch(/0400|ABC123|Toowong/);
  }
});

test('the report counts what was left out, each vehicle once', async () => {
  const { text } = await askWire(server, '/feeds/report.json');
  const common = {
    ...{ 'in stock and free': 2, 'a vin of its own': 1, vin: 2, price: 1, photo: 1 },
    ...{ colour: 1, year: 1, 'a car': 2, place: 1 },
  };
  const { google: ofGoogle, meta: ofMeta } = JSON.parse(text);
  expect(ofGoogle.leftOut).toEqual({ ...common, 'price type': 2, kilometres: 1 });
  expect(ofMeta.leftOut).toEqual({ ...common, kilometres: 2, 'address of the place': 1 });
  for (const { listed, rows, leftOut } of [ofGoogle, ofMeta]) {
    const left = Object.values<number>(leftOut).reduce((sum, count) => sum + count, 0);
    expect(rows + left).toBe(listed);
    expect(rows).toBe(4);
  }
});

test('one dealer’s vehicles are never another’s, and a VIN that the website does not print is not told', async () => {
  expect(ids(await google('two'))).toEqual(['theirs']);
  expect(ids(await google('three'))).toEqual([]);
  expect((await askWire(server, '/feeds/meta.csv', {}, 'three')).text).not.toContain('MR0EX3CD1');
});

test('a feed is sent again only where the stock has changed', async () => {
  const { headers, text } = await askWire(server, '/feeds/google.tsv');
  const etag = String(headers.etag);
  expect(headers['cache-control']).toBe('public, no-cache');
  const again = { headers: { 'if-none-match': etag } };
  expect((await askWire(server, '/feeds/google.tsv', again)).status).toBe(304);
  now += 2 * 3_600_000;
  expect((await askWire(server, '/feeds/google.tsv', again)).status).toBe(304);
  const head = await askWire(server, '/feeds/google.tsv', { method: 'HEAD' });
  expect([head.status, head.text]).toEqual([200, '']);
  expect(head.headers['content-length']).toBe(String(Buffer.byteLength(text)));
  await publishStock(folder, { one: [{ ...good, sold: true, soldAt: NOW }] }, NOW);
  await expect.poll(async () => ids(await google())).toEqual([]);
  expect((await askWire(server, '/feeds/google.tsv', again)).status).toBe(200);
});

test('nothing can be sent to a feed, and another name is none', async () => {
  const headers = {
    origin: `http://one.localhost:${server.port}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const sent = await askWire(server, '/feeds/meta.csv', { method: 'POST', headers });
  expect([sent.status, sent.headers.allow]).toEqual([405, 'GET, HEAD']);
  expect((await askWire(server, '/feeds/other.tsv')).status).toBe(404);
});
