import { writeFile } from 'node:fs/promises';
import { openEmbeddedStore, type SiteKey } from '@forecourt/data';
import { aVehicle } from '@forecourt/data/testing';
import { maskNumbers, type Vehicle } from '@forecourt/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { type SiteFolder, siteFolder } from '../../testing/siteFolder.ts';
import type { LogEntry } from '../log/log.ts';
import type { RunningServer } from '../serverOptions.ts';
import { askWire, startWire } from '../testing/wireServer.ts';

const NUMBERS = ['(07) 3555 1234', '0412 345 678', '1300 123 456'] as const;
/** However it is written. */
const ANY = /3555[^\d]*1234|345[^\d]*678|123[^\d]*456/;

let folder: SiteFolder;
let server: RunningServer;
let services: SiteServices;
let logged: LogEntry[];
let now: number;

beforeEach(() => {
  logged = [];
  now = Date.UTC(2026, 10, 25);
});
afterEach(async () => {
  await server.stop();
  await folder.remove();
});

async function start(phoneReveal: boolean): Promise<void> {
  const [phone, mobile, shared] = NUMBERS;
  const phones = [{ label: 'Service', phone: mobile }];
  const place = { id: 'l', slug: 'l', name: 'L', phone, phones };
  const hidden = { ...place, id: 'h', slug: 'h', visible: false, phone: shared, phones: [] };
  const site = { slug: 'one', name: 'One', phone, about: [`Ring ${mobile}.`] };
  folder = await siteFolder({ ...site, locations: [place, hidden], phoneReveal });
  const page = `---\ntitle: Us\n---\n\nCall +61 7 3555 1234 or [this](tel:+61412345678).\n`;
  await folder.write('one', 'content/pages/us.md', page);
  server = await startWire(
    folder,
    {
      routeIds: new Set(),
      handle: async (_, given) => {
        services = given;
        return Response.json({ config: given.config, content: given.content });
      },
    },
    { now: () => now, log: (entry) => logged.push(entry) },
  );
}

function ask(method: string, headers: Record<string, string> = {}) {
  return askWire(server, '/us', { method, headers });
}

/** As from a page that was just drawn. */
function asked(key: string, vehicle: Vehicle | null) {
  return services.askNumber(key, vehicle, services.numberToken(key, vehicle));
}

async function told(): Promise<string> {
  return (await ask('GET')).text;
}

test('nothing that a page could print has a number that is masked (R2-74)', async () => {
  await start(true);
  const text = await told();
  expect(text).toContain('(07) **** ****¶0');
  expect(text).toContain('Ring 0412 *** ***.');
  expect(text).toContain('Call +61 7 **** ****');
  expect(text).toContain('"/phone/1"');
  expect(text).not.toMatch(ANY);
  const refused = await ask('POST', { origin: 'https://elsewhere.example' });
  expect(refused.status).toBe(403);
  expect(refused.text).toMatch(/href="\/phone\/0"[^>]*>Show phone number</);
  expect(refused.text).not.toMatch(ANY);
});

test('by default numbers are shown, and none can be asked for', async () => {
  await start(false);
  expect(await told()).toMatch(ANY);
  expect(services.maskedNumber('0')).toBeNull();
  expect(services.askNumber('0', null, services.numberToken('0', null))).toBeNull();
});

test('a number is told to who asks for it, and recorded once for each question (R4-16)', async () => {
  await start(true);
  await told();
  expect(services.maskedNumber('0')).toBe('(07) **** ****¶0');
  for (const key of ['3', '-1', '', '0 ', '1e0', '__proto__']) {
    expect(asked(key, null)).toBeNull();
  }
  const vehicle = aVehicle({ id: 'v1', dealershipId: 'd1' });
  expect(asked('0', vehicle)).toEqual({ number: NUMBERS[0], pause: 0 });
  expect(asked('2', null)).toEqual({ number: NUMBERS[2], pause: 0 });
  await expect
    .poll(async () => {
      const store = await openEmbeddedStore({ folder: folder.path('data') });
      const reveals = await store.activity.reveals('one' as SiteKey);
      await store.close();
      return reveals;
    })
    .toEqual([
      { at: now, car_id: 'v1', dealership_id: 'd1', website_id: 'one' },
      { at: now, car_id: null, dealership_id: null, website_id: 'one' },
    ]);
});

test('a number whose record cannot be kept is told all the same, and the log hears of it (R4-16)', async () => {
  await start(true);
  await told();
  await writeFile(folder.path('data/activity.sqlite'), 'no database');
  expect(asked('0', null)).toEqual({ number: NUMBERS[0], pause: 0 });
  await expect.poll(() => logged.map(({ event }) => event)).toContain('phone_reveal_not_stored');
});

test('a visitor gets ten in a minute and sixty in a day (R17-11)', async () => {
  await start(true);
  await told();
  const numberFor = (id: number) => asked('0', aVehicle({ id: `v${id}` }))?.number ?? null;
  const first = Array.from({ length: 11 }, (_, id) => numberFor(id));
  expect(first.filter((number) => number !== null)).toHaveLength(10);
  // What was told before is no secret any more.
  expect(numberFor(3)).toBe(NUMBERS[0]);
  expect(asked('0', aVehicle({ id: 'other' }))).toEqual({ number: null, pause: 60 });
  let told60 = 10;
  for (let minute = 1; minute < 60; minute += 1) {
    now += 60_000;
    for (let each = 0; each < 10; each += 1) {
      if (numberFor(minute * 100 + each) !== null) told60 += 1;
    }
  }
  expect(told60).toBe(60);
});

test('masking is of texts alone: what the theme and the rules are made of stays', async () => {
  await start(true);
  const config = server.sites[0]?.config;
  expect(maskNumbers(config, NUMBERS)).toEqual(config);
  expect(config?.locations[0]?.openingHours).toEqual([]);
});
