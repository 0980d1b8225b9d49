import { openEmbeddedStore, type SiteKey } from '@forecourt/data';
import { aVehicle } from '@forecourt/data/testing';
import { compareTable, type Vehicle } from '@forecourt/domain';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SiteFolder, siteFolder } from '../../../testing/siteFolder.ts';
import type { LogEntry } from '../../log/log.ts';
import type { RunningServer } from '../../serverOptions.ts';
import { askWire, startWire } from '../../testing/wireServer.ts';

const DAY = 86_400_000;
/** A Wednesday, ten in the morning in Brisbane. */
const NOW = Date.UTC(2026, 10, 25);
const NUMBER = '(07) 3555 1234';

let folder: SiteFolder;
let server: RunningServer;
let now = NOW;
const lines: LogEntry[] = [];

function priced(id: string, price: number | null, facts: Partial<Vehicle> = {}): Vehicle {
  const images = [{ url: `/p/${id}.jpg` }, { url: `/p/${id}|2 .jpg` }];
  return aVehicle({ id, slug: id, price, year: 2020, images, ...facts });
}

const rio = priced('rio', 21_000, {
  ...{ make: 'Kia', model: 'Rio', km: 12_000, seats: 5, rego: 'ABC123', vin: 'KNADN512345678901' },
  standardEquipment: ['Sunroof', 'ABS brakes'],
  comments: `One owner. Call ${NUMBER}.`,
});
const cerato = priced('cerato', 24_000, { make: 'Kia', model: 'Cerato', km: 12_000, seats: 5 });
const theirs = priced('theirs', 44_000, { make: 'Lexus', comments: `Ask ${NUMBER} today.` });

const stock = {
  one: [
    ...Array.from({ length: 50 }, (_, n) =>
      priced(`car-${n}`, 20_000 + n * 500, { colour: 'Red' }),
    ),
    ...[rio, cerato],
    priced('hidden', 9_999, { make: 'Kia', showOnDealerWebsite: false }),
    priced('sold', 31_000, { make: 'Kia', status: 'sold', sold: true, soldAt: NOW - DAY }),
  ],
  two: [theirs],
};

beforeAll(async () => {
  const day = { open: '08:30', close: '17:30' };
  const hours = { Mon: day, Tue: day, Wed: day, Thu: day, Fri: day, Sat: 'Closed', Sun: 'Closed' };
  const holidayHours = [{ date: '2026-12-25', hours: 'Closed' }];
  const place = { phone: NUMBER, street: '1 High Street', city: 'Milton', state: 'QLD' };
  const locations = [
    {
      ...place,
      id: 'm',
      slug: 'milton',
      name: 'Milton',
      type: 'sales',
      openingHours: hours,
      holidayHours,
    },
    { ...place, id: 'h', slug: 'lot', name: 'Back lot', visible: false },
  ];
  folder = await siteFolder(
    {
      slug: 'one',
      name: 'One Motors',
      includeSoldCarsDays: 7,
      locations,
      timeZone: 'Australia/Brisbane',
    },
    { slug: 'two', locations, phoneReveal: true },
  );
  const store = await openEmbeddedStore({ folder: folder.folders.dataFolder });
  async function publish(key: string, vehicles: readonly Vehicle[]) {
    const draft = await store.stock.begin(key as SiteKey);
    await draft.add(vehicles.map((vehicle, row) => ({ row: row + 1, vehicle, addressed: true })));
    await draft.publish(NOW);
  }
  await publish('one', [{ ...rio, slug: 'kia-rio-2020' }]);
  for (const [key, vehicles] of Object.entries(stock)) await publish(key, vehicles);
  await store.close();
  server = await startWire(
    folder,
    { handle: async () => new Response('page') },
    { now: () => now, log: (line) => lines.push(line) },
  );
});

afterAll(async () => {
  await server.stop();
  await folder.remove();
});

beforeEach(() => {
  // What was sent in the test before is no longer counted.
  now += 60_000;
});

type Mode = 'legacy' | 'auto';

/** The SDK's own client, connected to a site. */
async function connected(site = 'one', mode: Mode = 'auto'): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const url = new URL(`http://${site}.localhost:${server.port}/mcp`);
  await client.connect(
    new StreamableHTTPClientTransport(url, {
      async fetch(_url, { method = 'GET', headers, body } = {}) {
        const all = Object.fromEntries(new Headers(headers));
        const sent = typeof body === 'string' ? { body } : {};
        const reply = await askWire(server, '/mcp', { method, headers: all, ...sent }, site);
        const type = reply.headers['content-type'];
        return new Response(reply.text === '' ? null : reply.text, {
          status: reply.status,
          headers: type === undefined ? {} : { 'content-type': type },
        });
      },
    }),
  );
  return client;
}

/** What a tool answers; the client holds it against the schema that the tool has. */
async function told(
  name: string,
  input: Record<string, unknown> = {},
  site = 'one',
): Promise<ReturnType<typeof JSON.parse>> {
  const client = await connected(site);
  // It learns the schemas by asking for the tools.
  await client.listTools();
  const result = await client.callTool({ name, arguments: input });
  await client.close();
  const [content] = result.content;
  const text = content?.type === 'text' ? content.text : '';
  if (result.isError === true) return JSON.parse(text);
  expect(JSON.parse(text)).toEqual(result.structuredContent);
  return result.structuredContent;
}

const parts = { what: expect.any(String), why: expect.any(String), fix: expect.any(String) };

describe.each<Mode>(['legacy', 'auto'])('a client that speaks %s', (mode) => {
  test('learns what the site is and what may be asked, all of it to read', async () => {
    const client = await connected('one', mode);
    expect(client.getServerVersion()?.title).toBe('One Motors');
    expect(client.getInstructions()).toContain(`http://one.localhost:${server.port}`);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_vehicles',
      'get_vehicle',
      'compare_vehicles',
      'list_locations',
    ]);
    for (const { annotations, description, inputSchema, outputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
      expect(description?.length).toBeGreaterThan(30);
      expect([inputSchema.type, outputSchema?.['type']]).toEqual(['object', 'object']);
    }
    await client.close();
  });

  test('is answered by a tool', async () => {
    const client = await connected('one', mode);
    const result = await client.callTool({ name: 'get_vehicle', arguments: { vehicle: 'rio' } });
    expect(result.structuredContent).toMatchObject({ vehicle: { id: 'rio' } });
    // Some send no arguments where a tool takes none.
    const places = await client.callTool({ name: 'list_locations' });
    expect(places.structuredContent).toMatchObject({ locations: [{ name: 'Milton' }] });
    await client.close();
  });
});

describe('search_vehicles', () => {
  test.each<[input: Record<string, unknown>, search: string]>([
    [{}, ''],
    [{ page: 3 }, '?page=3'],
    [{ query: 'red hilux under 30000' }, '?query=red%20hilux%20under%2030000'],
    [{ query: 'nothing like this' }, '?query=nothing%20like%20this'],
    [
      { refinements: { make: ['Kia', 'Toyota'] } },
      '?refinementList[make][0]=Kia&refinementList[make][1]=Toyota',
    ],
    [
      { ranges: { price: { min: 30_000 } }, sort: 'price_asc' },
      '?range[price]=30000:&sortBy=Car_production:price:asc',
    ],
    [{ sort: 'price_desc', page: 2 }, '?sortBy=Car_production:price:desc&page=2'],
  ])('%j finds what the API and the listing find', async (input, search) => {
    const api = JSON.parse((await askWire(server, `/api/vehicles${search}`)).text);
    const { vehicles, ...counted } = await told('search_vehicles', input);
    expect(api).toMatchObject(counted);
    expect(vehicles).toEqual(
      api.vehicles.map((one: { photos: string[] }) => ({ ...one, photos: one.photos.slice(0, 1) })),
    );
  });

  test('what is not shown is not found', async () => {
    const { vehicles } = await told('search_vehicles', { refinements: { make: ['Kia'] } });
    const ids = vehicles.map(({ id }: Vehicle) => id);
    expect(ids.toSorted()).toEqual(['cerato', 'rio', 'sold']);
  });

  test('a page after the last is told in three parts', async () => {
    const { error } = await told('search_vehicles', { query: 'kia', page: 9 });
    expect(error).toEqual({ ...parts, what: expect.stringContaining('no page 9') });
  });

  test.each<[input: Record<string, unknown>, named: string]>([
    [{ page: 0 }, 'page: '],
    [{ page: 201 }, 'page: '],
    [{ page: 1.5 }, 'page: '],
    [{ query: 'x'.repeat(201) }, 'query: '],
    [{ query: 7 }, 'query: '],
    [{ sort: 'cheapest' }, 'sort: '],
    [{ refinements: { wheels: ['4'] } }, '"wheels"'],
    [{ refinements: { make: 'Kia' } }, 'refinements.make: '],
    [{ ranges: { price: { min: 2, max: 1 } } }, 'ranges.price: min is above max'],
    [{ ranges: { price: { min: -1 } } }, 'ranges.price.min: '],
    [{ unknown: 1 }, '"unknown"'],
    [JSON.parse('{"refinements":{"__proto__":["x"],"constructor":["x"]}}'), 'refinements: '],
  ])('%j is refused by the name of what is wrong, in three parts', async (input, named) => {
    const { error } = await told('search_vehicles', input);
    expect(error).toEqual({ ...parts, what: expect.stringContaining(named) });
  });
});

describe('get_vehicle', () => {
  test('a vehicle is told whole, but for its number plate', async () => {
    const { vehicles } = JSON.parse((await askWire(server, '/api/vehicles?query=rio')).text);
    const answer = await told('get_vehicle', { vehicle: vehicles[0].url });
    expect(answer.vehicle).toEqual(vehicles[0]);
    expect(answer.vehicle.photos).toHaveLength(2);
    expect(answer.specifications).toContainEqual({ label: 'Kilometres', value: '12,000 km' });
    expect(answer.features.toSorted()).toEqual(['ABS brakes', 'Sunroof']);
    expect(answer.comments).toBe(`One owner. Call ${NUMBER}.`);
    expect(JSON.stringify(answer)).not.toContain('ABC123');
  });

  test.each(['rio', '/cars/rio', ' rio ', 'kia-rio-2020', '/cars/kia-rio-2020'])(
    '%j leads to the vehicle of today (R2-73)',
    async (named) => {
      expect((await told('get_vehicle', { vehicle: named })).vehicle.id).toBe('rio');
    },
  );

  test.each([
    'hidden',
    'nothing',
    'https://elsewhere.example/cars/rio',
    '//elsewhere.example/cars/rio',
    '/cars/rio/enquire',
    '../../etc/passwd',
    'http://[',
    '\u0000',
    '\ud800',
    '__proto__',
  ])('%j is no vehicle of this website, told in three parts', async (named) => {
    expect((await told('get_vehicle', { vehicle: named })).error).toEqual(parts);
  });

  test('one that is sold has no price', async () => {
    const { vehicle } = await told('get_vehicle', { vehicle: 'sold' });
    expect(vehicle).toMatchObject({ sold: true, available: false, price: { amount: null } });
  });
});

describe('compare_vehicles', () => {
  test('the table is that of the page: the price, what differs, what is alike (R1-05)', async () => {
    const answer = await told('compare_vehicles', {
      vehicles: ['kia-rio-2020', '/cars/cerato', 'nothing'],
    });
    expect(answer.vehicles.map(({ title }: { title: string }) => title)).toEqual([
      '2020 Kia Rio',
      '2020 Kia Cerato',
    ]);
    const [one] = server.sites;
    const config = one?.config;
    if (config === undefined) throw new Error('no site');
    const table = compareTable([rio, cerato], config, now);
    expect(answer.rows).toEqual(table.map(({ key: _key, ...row }) => row));
    expect(answer.rows[0]).toMatchObject({ label: 'Price', differs: true });
    expect(answer.rows.map(({ differs }: { differs: boolean }) => differs)).toContain(false);
    expect(answer.missing).toEqual(['nothing']);
    expect(JSON.stringify(answer)).not.toContain('ABC123');
  });

  test.each([[['rio', 'kia-rio-2020']], [['nothing', 'hidden']], [['rio', 'theirs']]])(
    '%j are too few to compare, told in three parts',
    async (vehicles) => {
      expect((await told('compare_vehicles', { vehicles })).error).toEqual(parts);
    },
  );

  test.each([[['rio']], [['a', 'b', 'c', 'd', 'e']], ['rio,cerato']])(
    '%j is refused',
    async (vehicles) => {
      const { error } = await told('compare_vehicles', { vehicles });
      expect(error).toEqual({ ...parts, what: expect.stringMatching(/^vehicles: /) });
    },
  );
});

describe('list_locations', () => {
  test('the places that are listed, with their hours', async () => {
    const { timeZone, locations } = await told('list_locations');
    expect(timeZone).toBe('Australia/Brisbane');
    expect(locations).toEqual([
      expect.objectContaining({
        ...{ name: 'Milton', street: '1 High Street', city: 'Milton', open: true },
        url: `http://one.localhost:${server.port}/contact-us/milton`,
        hours: [
          { days: 'Mon-Fri', hours: '8:30am – 5:30pm' },
          { days: 'Sat', hours: 'Closed' },
          { days: 'Sun', hours: 'Closed' },
        ],
        otherHours: [{ days: '25/12/2026', hours: 'Closed' }],
        phones: [{ label: '', phone: NUMBER }],
      }),
    ]);
  });

  test('a number that the site masks is given by no tool (R2-74)', async () => {
    const answer = await told('list_locations', {}, 'two');
    expect(answer.locations[0]).toMatchObject({ name: 'Milton', phones: [] });
    const vehicle = await told('get_vehicle', { vehicle: 'theirs' }, 'two');
    expect(vehicle.comments).toContain('today.');
    expect(JSON.stringify([answer, vehicle])).not.toMatch(/1234|3555|tel:/);
  });
});

test('one dealer’s vehicles are never another’s', async () => {
  expect((await told('search_vehicles', {}, 'two')).vehicles).toMatchObject([{ id: 'theirs' }]);
  expect((await told('search_vehicles', { query: 'lexus' })).vehicles).not.toContainEqual(
    expect.objectContaining({ id: 'theirs' }),
  );
  expect((await told('get_vehicle', { vehicle: 'theirs' })).error).toEqual(parts);
  expect((await told('get_vehicle', { vehicle: 'rio' }, 'two')).error).toEqual(parts);
});

test('nothing of what is asked is in the log', () => {
  expect(lines.filter(({ event }) => event === 'request_failed')).toEqual([]);
  expect(JSON.stringify(lines)).not.toMatch(/rio|kia|theirs|tools\/call/i);
});
