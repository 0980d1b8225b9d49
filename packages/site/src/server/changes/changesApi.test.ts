import { aVehicle } from '@forecourt/data/testing';
import { applyChanges, type Vehicle } from '@forecourt/domain';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { publishStock } from '../../testing/publishStock.ts';
import { type SiteFolder, siteFolder } from '../../testing/siteFolder.ts';
import type { MachineVehicle } from '../machines/machineVehicle.ts';
import type { VehiclePage } from '../machines/vehiclePage.ts';
import type { RunningServer } from '../serverOptions.ts';
import { askWire, startWire } from '../testing/wireServer.ts';
import type { ChangePage } from './changesApi.ts';
import { readStream } from './testing/readStream.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 25);

let folder: SiteFolder;
let server: RunningServer;
let now: number;

function car(id: string, facts: Partial<Vehicle> = {}): Vehicle {
  const images = [{ url: `/p/${id}.jpg` }, { url: 'https://photos.example/2.jpg' }];
  return aVehicle({ id, slug: id, price: 20_000, year: 2020, images, ...facts });
}

function start(port = 0): Promise<RunningServer> {
  return startWire(folder, { handle: async () => new Response('') }, { now: () => now, port });
}

const before = [
  car('stays'),
  car('cheaper'),
  car('sold-listed'),
  car('leaves'),
  car('hidden', { showOnDealerWebsite: false, make: 'Lexus' }),
  ...Array.from({ length: 130 }, (_, n) => car(`car-${n}`)),
];
const sold = { sold: true, status: 'sold', soldAt: NOW } as const;
const after = [
  car('stays'),
  car('cheaper', { price: 18_000 }),
  car('sold-listed', sold),
  car('hidden', { showOnDealerWebsite: false, make: 'Lexus', price: 1 }),
  car('new'),
  car('held-back', { createdAt: NOW }),
  ...Array.from({ length: 130 }, (_, n) => car(`car-${n}`, n < 120 ? { km: 7_777 } : {})),
];

beforeEach(async () => {
  now = NOW;
  folder = await siteFolder(
    { slug: 'one', includeSoldCarsDays: 7, baseFilter: { minAgeDays: 2 } },
    { slug: 'two', includeSoldCarsDays: 0 },
  );
  await publishStock(folder, { one: before, two: [car('theirs'), car('sells')] }, NOW);
  server = await start();
});
afterEach(async () => {
  await server.stop();
  await folder.remove();
});

const accept = { headers: { accept: 'application/json' } };

async function read(search = '', site = 'one'): Promise<ChangePage> {
  const { status, text } = await askWire(server, `/api/changes${search}`, accept, site);
  expect([status, text]).toEqual([200, expect.anything()]);
  return JSON.parse(text) as ChangePage;
}

/** All that `/api/vehicles` lists. */
async function listOf(site = 'one'): Promise<Map<string, MachineVehicle>> {
  const list = new Map<string, MachineVehicle>();
  for (let path: string | null = '/api/vehicles'; path !== null; ) {
    const { text } = await askWire(server, path, {}, site);
    const page = JSON.parse(text) as VehiclePage;
    for (const vehicle of page.vehicles) list.set(vehicle.id, vehicle);
    path = page.next && new URL(page.next).pathname + new URL(page.next).search;
  }
  return list;
}

/** What changed since a position, read to its end. */
async function changesSince(position: string, least = 1, site = 'one') {
  for (;;) {
    const pages: ChangePage[] = [];
    for (let search: string | null = `?since=${position}`; search !== null; ) {
      const page: ChangePage = await read(search, site);
      pages.push(page);
      search = page.next && new URL(page.next).search;
    }
    const changes = pages.flatMap((page) => page.changes);
    if (changes.length >= least) return { changes, pages };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe('pages of changes (R17-40)', () => {
  test('applied to what a reader has, they give what /api/vehicles says then', async () => {
    const { position, changes: none } = await read();
    expect(none).toEqual([]);
    const mine = await listOf();
    expect((await read(`?since=${position}`)).changes).toEqual([]);
    await publishStock(folder, { one: after }, NOW + 1);
    const { changes, pages } = await changesSince(position);
    expect(pages.map((page) => page.changes.length)).toEqual([100, 24]);
    const kinds = new Map(changes.map((change) => [change.id, change]));
    expect(kinds.get('cheaper')).toMatchObject({
      change: 'changed',
      fields: ['price'],
      version: 2,
    });
    expect(kinds.get('sold-listed')).toMatchObject({ change: 'sold', vehicle: { sold: true } });
    expect(kinds.get('leaves')).toMatchObject({ change: 'removed', vehicle: null });
    expect(kinds.get('new')).toMatchObject({
      ...{ change: 'added', fields: [], at: '2026-11-25T00:00:00.000Z' },
      vehicle: {
        url: `http://one.localhost:${server.port}/cars/new`,
        photos: [expect.stringContaining('one.localhost'), 'https://photos.example/2.jpg'],
      },
    });
    expect(kinds.has('stays')).toBe(false);
    expect(applyChanges(mine, changes)).toEqual(await listOf());
  });

  test('nothing is told of a vehicle or a fact that the website does not show', async () => {
    const { position } = await read();
    const secret = car('hidden', { showOnDealerWebsite: false, make: 'Lexus', price: 2 });
    await publishStock(folder, { one: [...after, secret].slice(1) }, NOW + 1);
    const { changes } = await changesSince(position);
    expect(changes.map(({ id }) => id)).not.toContain('hidden');
    expect(changes.map(({ id }) => id)).not.toContain('held-back');
    expect(JSON.stringify(changes)).not.toMatch(/Lexus/);
  });

  test('what the clock brings and takes is told too', async () => {
    const { position } = await read();
    await publishStock(folder, { one: [...before, car('held-back', { createdAt: NOW })] }, NOW + 1);
    now += 2 * DAY;
    const { changes } = await changesSince(position);
    expect(changes).toMatchObject([{ id: 'held-back', change: 'added' }]);
  });

  test('one that was sold leaves as sold where the site lists none that are', async () => {
    const { position } = await read('', 'two');
    await publishStock(folder, { two: [car('theirs'), car('sells', sold)] }, NOW + 1);
    const { changes } = await changesSince(position, 1, 'two');
    expect(changes).toMatchObject([{ id: 'sells', change: 'sold', vehicle: null }]);
    expect(await listOf('two')).not.toHaveProperty('sells');
  });

  test('every answer is as the OpenAPI document says', async () => {
    const document = JSON.parse((await askWire(server, '/api/openapi.json')).text);
    const ajv = new Ajv2020({
      ...{ strict: false, allErrors: true },
      formats: { uri: URL.canParse, 'date-time': true },
    });
    ajv.addSchema(document, 'document');
    const { responses } = document.paths['/api/changes'].get;
    expect(Object.keys(responses)).toEqual(['200', '400', '405', '410', '429', '503']);
    const { position } = await read();
    await publishStock(folder, { one: after }, NOW + 1);
    await changesSince(position);
    for (const search of ['', `?since=${position}`, '?since=0123abcd.1', '?since=7']) {
      const { status, text } = await askWire(server, `/api/changes${search}`, accept);
      const { $ref } = responses[status].content['application/json'].schema;
      const is = ajv.compile({ $ref: `document${$ref}` });
      expect([is(JSON.parse(text)), is.errors], search).toEqual([true, null]);
    }
  });

  test('a position of another record is too old, what is none is a mistake', async () => {
    const { position } = await read();
    const [epoch, number] = position.split('.');
    for (const [since, expected] of [
      ['0123abcd.1', 410],
      [`${epoch}.${Number(number) + 1}`, 410],
      [`${epoch}.${Number(number) - 1}`, 410],
      ['yesterday', 400],
      ['', 400],
    ] as const) {
      const { status, text, headers } = await askWire(
        server,
        `/api/changes?since=${since}`,
        accept,
      );
      expect([since, status]).toEqual([since, expected]);
      expect(headers['cache-control']).toBe('no-store');
      expect(Object.keys(JSON.parse(text).error)).toEqual(['what', 'why', 'fix']);
    }
  });

  test('a position holds over a restart, and what was imported meanwhile is told', async () => {
    const { position } = await read();
    await server.stop();
    await publishStock(folder, { one: [...before, car('between')] }, NOW + 1);
    await publishStock(folder, { one: [...before, car('between'), car('then')] }, NOW + 2);
    server = await start();
    const { changes } = await changesSince(position);
    expect(changes.map(({ id }) => id)).toEqual(['between', 'then']);
  });

  test('a visitor asks 120 times in a minute of each site (R17-11)', async () => {
    for (let n = 0; n < 120; n += 1) await read();
    const { status, headers, text } = await askWire(server, '/api/changes', accept);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Object.keys(JSON.parse(text).error)).toEqual(['what', 'why', 'fix']);
    await read('', 'two');
    now += 60_000;
    await read();
  });

  test('nothing can be sent, and HEAD has the headers alone', async () => {
    const headers = {
      origin: `http://one.localhost:${server.port}`,
      'content-type': 'application/json',
    };
    const own = await askWire(server, '/api/changes', { method: 'POST', headers });
    expect([own.status, own.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect((await askWire(server, '/api/changes', { method: 'DELETE' })).status).toBe(405);
    const head = await askWire(server, '/api/changes', { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    const page = await askWire(server, '/api/changes', { method: 'HEAD', ...accept });
    expect([page.status, page.text, page.headers['content-type']]).toEqual([
      200,
      '',
      'application/json',
    ]);
  });
});

describe('a stream of changes (R17-41)', () => {
  test('an import while it is open is told, whole, and to nobody of another dealer', async () => {
    const [mine, theirs] = await Promise.all([readStream(server), readStream(server, {}, 'two')]);
    expect(mine.headers).toMatchObject({
      ...{ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' },
      'cache-control': 'no-store, no-transform',
    });
    expect(mine.headers).not.toHaveProperty('content-encoding');
    await theirs.until('current');
    const [first] = await mine.until('current');
    expect(first?.data).toMatchObject({ position: first?.id, version: 1 });
    const list = await listOf();
    await publishStock(folder, { one: after }, NOW + 1);
    const told = await mine.until('current');
    const changes = told.slice(0, -1);
    expect(changes.map(({ event, data }) => event === data.change)).not.toContain(false);
    expect(
      applyChanges(
        list,
        changes.map(({ data }) => data),
      ),
    ).toEqual(await listOf());
    expect(told.at(-1)?.data.version).toBe(2);
    expect(theirs.events().map(({ event }) => event)).toEqual(['current']);
    mine.close();
    theirs.close();
  });

  test('who comes again goes on from the last event, half way through too, and over a restart', async () => {
    const stream = await readStream(server);
    await stream.until('current');
    const list = await listOf();
    await publishStock(folder, { one: after }, NOW + 1);
    const told = await stream.until('current');
    stream.close();
    const half = told.slice(0, 70);
    await server.stop();
    server = await start(server.port);
    const again = await readStream(server, { 'last-event-id': half.at(-1)?.id ?? '' });
    const rest = await again.until('current');
    const all = [...half, ...rest.slice(0, -1)];
    expect(all).toHaveLength(told.length - 1);
    expect(
      applyChanges(
        list,
        all.map(({ data }) => data),
      ),
    ).toEqual(await listOf());
    again.close();
  });

  test.each(['0123abcd.5', 'yesterday'])(
    'who comes with %s is told to read the list',
    async (id) => {
      const stream = await readStream(server, { 'last-event-id': id });
      const [reset, current] = await stream.until('current');
      expect(reset).toMatchObject({
        event: 'reset',
        data: { fix: expect.stringContaining('/api/vehicles') },
      });
      expect(current?.id).toBe(reset?.id);
      const since = await readStream(server, {}, 'one', `/api/changes?since=${current?.id}`);
      expect((await since.until('current')).map(({ event }) => event)).toEqual(['current']);
      stream.close();
      since.close();
    },
  );

  test.each<[string | undefined, string]>([
    [undefined, 'text/event-stream; charset=utf-8'],
    ['*/*', 'text/event-stream; charset=utf-8'],
    ['application/json', 'application/json'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'application/json'],
    ['text/event-stream, application/json', 'text/event-stream; charset=utf-8'],
  ])('who takes %s gets %s', async (taken, type) => {
    const headers = taken === undefined ? {} : { accept: taken };
    const { headers: said } = await askWire(server, '/api/changes', { method: 'HEAD', headers });
    expect([said['content-type'], said.vary]).toEqual([type, expect.stringMatching(/^Accept\b/)]);
  });

  test('a visitor has four of a site, and a server that stops ends them at once (R13-05)', async () => {
    const open = await Promise.all([1, 2, 3, 4].map(() => readStream(server)));
    const fifth = await askWire(server, '/api/changes');
    expect([fifth.status, fifth.headers['retry-after']]).toEqual([429, '60']);
    expect(Object.keys(JSON.parse(fifth.text).error)).toEqual(['what', 'why', 'fix']);
    (await readStream(server, {}, 'two')).close();
    open.pop()?.close();
    const again = await retried(
      () => readStream(server),
      ({ status }) => status === 200,
    );
    await again.until('current');
    await server.stop();
    await Promise.all([...open, again].map(({ ended }) => ended));
    server = await start();
  });
});

async function retried<Result>(ask: () => Promise<Result>, isIt: (result: Result) => boolean) {
  for (;;) {
    const result = await ask();
    if (isIt(result)) return result;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
