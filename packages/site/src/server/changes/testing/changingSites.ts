import { aVehicle } from '@forecourt/data/testing';
import type { Vehicle } from '@forecourt/domain';
import { expect } from 'vitest';
import { publishStock } from '../../../testing/publishStock.ts';
import { siteFolder } from '../../../testing/siteFolder.ts';
import type { MachineVehicle } from '../../machines/machineVehicle.ts';
import type { VehiclePage } from '../../machines/vehiclePage.ts';
import type { RunningServer } from '../../serverOptions.ts';
import { askWire, startWire } from '../../testing/wireServer.ts';
import type { ChangePage } from '../changesApi.ts';

export const NOW = Date.UTC(2026, 10, 25);

export function car(id: string, facts: Partial<Vehicle> = {}): Vehicle {
  const images = [{ url: `/p/${id}.jpg` }, { url: 'https://photos.example/2.jpg' }];
  return aVehicle({ id, slug: id, price: 20_000, year: 2020, images, ...facts });
}

export const sold = { sold: true, status: 'sold', soldAt: NOW } as const;

/** What site `one` has at first. */
export const before = [
  car('stays'),
  car('cheaper'),
  car('sold-listed'),
  car('leaves'),
  car('hidden', { showOnDealerWebsite: false, make: 'Lexus' }),
  ...Array.from({ length: 130 }, (_, n) => car(`car-${n}`)),
];
/** The same stock with one change of every kind, and more than a page of them. */
export const after = [
  car('stays'),
  car('cheaper', { price: 18_000 }),
  car('sold-listed', sold),
  car('hidden', { showOnDealerWebsite: false, make: 'Lexus', price: 1 }),
  car('new'),
  car('held-back', { createdAt: NOW }),
  ...Array.from({ length: 130 }, (_, n) => car(`car-${n}`, n < 120 ? { km: 7_777 } : {})),
];

export const accept = { headers: { accept: 'application/json' } };

/** Two dealers whose stock changes, and a server of both. */
export interface ChangingSites {
  /** The one that was started last. */
  server: RunningServer;
  /** The time of the server, in milliseconds. */
  now: number;
  start(port?: number): Promise<void>;
  publish(stock: Parameters<typeof publishStock>[1], at: number): Promise<void>;
  read(search?: string, site?: string): Promise<ChangePage>;
  /** All that `/api/vehicles` lists. */
  listOf(site?: string): Promise<Map<string, MachineVehicle>>;
  /** What changed since a position, read to its end. */
  changesSince(
    position: string,
    least?: number,
    site?: string,
  ): Promise<Pick<ChangePage, 'changes'> & { pages: ChangePage[] }>;
  remove(): Promise<void>;
}

export async function openChangingSites(): Promise<ChangingSites> {
  const folder = await siteFolder(
    { slug: 'one', includeSoldCarsDays: 7, baseFilter: { minAgeDays: 2 } },
    { slug: 'two', includeSoldCarsDays: 0 },
  );
  await publishStock(folder, { one: before, two: [car('theirs'), car('sells')] }, NOW);
  let now = NOW;
  const serve = (port = 0) =>
    startWire(folder, { handle: async () => new Response('') }, { now: () => now, port });
  const sites: ChangingSites = {
    get now() {
      return now;
    },
    set now(time) {
      now = time;
    },
    server: await serve(),
    async start(port) {
      sites.server = await serve(port);
    },
    publish: (stock, at) => publishStock(folder, stock, at),
    async read(search = '', site = 'one') {
      const path = `/api/changes${search}`;
      const { status, text } = await askWire(sites.server, path, accept, site);
      expect([status, text]).toEqual([200, expect.anything()]);
      return JSON.parse(text) as ChangePage;
    },
    async listOf(site = 'one') {
      const list = new Map<string, MachineVehicle>();
      for (let path: string | null = '/api/vehicles'; path !== null; ) {
        const { text } = await askWire(sites.server, path, {}, site);
        const page = JSON.parse(text) as VehiclePage;
        for (const vehicle of page.vehicles) list.set(vehicle.id, vehicle);
        path = page.next && new URL(page.next).pathname + new URL(page.next).search;
      }
      return list;
    },
    async changesSince(position, least = 1, site = 'one') {
      for (;;) {
        const pages: ChangePage[] = [];
        for (let search: string | null = `?since=${position}`; search !== null; ) {
          const page: ChangePage = await sites.read(search, site);
          pages.push(page);
          search = page.next && new URL(page.next).search;
        }
        const changes = pages.flatMap((page) => page.changes);
        if (changes.length >= least) return { changes, pages };
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    async remove() {
      await sites.server.stop();
      await folder.remove();
    },
  };
  return sites;
}
