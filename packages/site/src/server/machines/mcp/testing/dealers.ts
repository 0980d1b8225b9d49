import { openEmbeddedStore, type SiteKey } from '@forecourt/data';
import { aVehicle } from '@forecourt/data/testing';
import type { Vehicle } from '@forecourt/domain';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect } from 'vitest';
import { siteFolder } from '../../../../testing/siteFolder.ts';
import type { Log } from '../../../log/log.ts';
import type { RunningServer } from '../../../serverOptions.ts';
import { askWire, startWire } from '../../../testing/wireServer.ts';

const DAY = 86_400_000;
/** A Wednesday, ten in the morning in Brisbane. */
export const NOW = Date.UTC(2026, 10, 25);
export const NUMBER = '(07) 3555 1234';

function priced(id: string, price: number | null, facts: Partial<Vehicle> = {}): Vehicle {
  const images = [{ url: `/p/${id}.jpg` }, { url: `/p/${id}|2 .jpg` }];
  return aVehicle({ id, slug: id, price, year: 2020, images, ...facts });
}

export const rio = priced('rio', 21_000, {
  ...{ make: 'Kia', model: 'Rio', km: 12_000, seats: 5, rego: 'ABC123', vin: 'KNADN512345678901' },
  standardEquipment: ['Sunroof', 'ABS brakes'],
  comments: `One owner. Call ${NUMBER}.`,
});
export const cerato = priced('cerato', 24_000, {
  make: 'Kia',
  model: 'Cerato',
  km: 12_000,
  seats: 5,
});
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

/** A server of two dealers: `one` shows its numbers, `two` masks them. The Rio had another address before. */
export async function startDealers(
  now: () => number,
  log: Log = () => undefined,
): Promise<{ server: RunningServer; stop(): Promise<void> }> {
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
  const folder = await siteFolder(
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
  const server = await startWire(
    folder,
    { handle: async () => new Response('page') },
    { now, log },
  );
  async function stop() {
    await server.stop();
    await folder.remove();
  }
  return { server, stop };
}

/** The revision that a client begins with. */
export type Mode = 'legacy' | 'auto';

/** The SDK's own client, connected to a site. */
export async function connected(
  server: RunningServer,
  site = 'one',
  mode: Mode = 'auto',
): Promise<Client> {
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
export async function told(
  server: RunningServer,
  name: string,
  input: Record<string, unknown> = {},
  site = 'one',
): Promise<ReturnType<typeof JSON.parse>> {
  const client = await connected(server, site);
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

/** Of what went wrong. */
export const parts = {
  what: expect.any(String),
  why: expect.any(String),
  fix: expect.any(String),
};
