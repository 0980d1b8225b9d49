import type { Vehicle } from '@forecourt/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LogEntry } from '../../log/log.ts';
import type { RunningServer } from '../../serverOptions.ts';
import { askWire } from '../../testing/wireServer.ts';
import { connected, type Mode, NOW, parts, startDealers, told } from './testing/dealers.ts';

let server: RunningServer;
let stop: () => Promise<void>;
let now = NOW;
const lines: LogEntry[] = [];

beforeAll(async () => {
  ({ server, stop } = await startDealers(
    () => now,
    (line) => lines.push(line),
  ));
});

afterAll(() => stop());

beforeEach(() => {
  // What was sent in the test before is no longer counted.
  now += 60_000;
});

describe.each<Mode>(['legacy', 'auto'])('a client that speaks %s', (mode) => {
  test('learns what the site is and what may be asked, all of it to read', async () => {
    const client = await connected(server, 'one', mode);
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
    const client = await connected(server, 'one', mode);
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
    const { vehicles, ...counted } = await told(server, 'search_vehicles', input);
    expect(api).toMatchObject(counted);
    expect(vehicles).toEqual(
      api.vehicles.map((one: { photos: string[] }) => ({ ...one, photos: one.photos.slice(0, 1) })),
    );
  });

  test('what is not shown is not found', async () => {
    const { vehicles } = await told(server, 'search_vehicles', { refinements: { make: ['Kia'] } });
    const ids = vehicles.map(({ id }: Vehicle) => id);
    expect(ids.toSorted()).toEqual(['cerato', 'rio', 'sold']);
  });

  test('a page after the last is told in three parts', async () => {
    const { error } = await told(server, 'search_vehicles', { query: 'kia', page: 9 });
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
    const { error } = await told(server, 'search_vehicles', input);
    expect(error).toEqual({ ...parts, what: expect.stringContaining(named) });
  });
});

test('one dealer’s vehicles are never another’s', async () => {
  expect((await told(server, 'search_vehicles', {}, 'two')).vehicles).toMatchObject([
    { id: 'theirs' },
  ]);
  expect((await told(server, 'search_vehicles', { query: 'lexus' })).vehicles).not.toContainEqual(
    expect.objectContaining({ id: 'theirs' }),
  );
  expect((await told(server, 'get_vehicle', { vehicle: 'theirs' })).error).toEqual(parts);
  expect((await told(server, 'get_vehicle', { vehicle: 'rio' }, 'two')).error).toEqual(parts);
});

test('nothing of what is asked is in the log', () => {
  expect(lines.filter(({ event }) => event === 'request_failed')).toEqual([]);
  expect(JSON.stringify(lines)).not.toMatch(/rio|kia|theirs|tools\/call/i);
});
