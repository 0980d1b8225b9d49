import { compareTable } from '@forecourt/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../serverOptions.ts';
import { askWire } from '../../testing/wireServer.ts';
import { cerato, NOW, NUMBER, parts, rio, startDealers, told } from './testing/dealers.ts';

let server: RunningServer;
let stop: () => Promise<void>;
let now = NOW;

beforeAll(async () => {
  ({ server, stop } = await startDealers(() => now));
});

afterAll(() => stop());

beforeEach(() => {
  // What was sent in the test before is no longer counted.
  now += 60_000;
});

describe('get_vehicle', () => {
  test('a vehicle is told whole, but for its number plate', async () => {
    const { vehicles } = JSON.parse((await askWire(server, '/api/vehicles?query=rio')).text);
    const answer = await told(server, 'get_vehicle', { vehicle: vehicles[0].url });
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
      expect((await told(server, 'get_vehicle', { vehicle: named })).vehicle.id).toBe('rio');
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
    expect((await told(server, 'get_vehicle', { vehicle: named })).error).toEqual(parts);
  });

  test('one that is sold has no price', async () => {
    const { vehicle } = await told(server, 'get_vehicle', { vehicle: 'sold' });
    expect(vehicle).toMatchObject({ sold: true, available: false, price: { amount: null } });
  });
});

describe('compare_vehicles', () => {
  test('the table is that of the page: the price, what differs, what is alike (R1-05)', async () => {
    const answer = await told(server, 'compare_vehicles', {
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
    expect(answer.rows).toEqual(table.map(({ key: _key, best: _best, ...row }) => row));
    expect(answer.rows[0]).toMatchObject({ label: 'Price', differs: true });
    expect(answer.rows.map(({ differs }: { differs: boolean }) => differs)).toContain(false);
    expect(answer.missing).toEqual(['nothing']);
    expect(JSON.stringify(answer)).not.toContain('ABC123');
  });

  test.each([[['rio', 'kia-rio-2020']], [['nothing', 'hidden']], [['rio', 'theirs']]])(
    '%j are too few to compare, told in three parts',
    async (vehicles) => {
      expect((await told(server, 'compare_vehicles', { vehicles })).error).toEqual(parts);
    },
  );

  test.each([[['rio']], [['a', 'b', 'c', 'd', 'e']], ['rio,cerato']])(
    '%j is refused',
    async (vehicles) => {
      const { error } = await told(server, 'compare_vehicles', { vehicles });
      expect(error).toEqual({ ...parts, what: expect.stringMatching(/^vehicles: /) });
    },
  );
});

describe('list_locations', () => {
  test('the places that are listed, with their hours', async () => {
    const { timeZone, locations } = await told(server, 'list_locations');
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
    const answer = await told(server, 'list_locations', {}, 'two');
    expect(answer.locations[0]).toMatchObject({ name: 'Milton', phones: [] });
    const vehicle = await told(server, 'get_vehicle', { vehicle: 'theirs' }, 'two');
    expect(vehicle.comments).toContain('today.');
    expect(JSON.stringify([answer, vehicle])).not.toMatch(/1234|3555|tel:/);
  });
});
