import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteKey } from '@forecourt/data';
import { openPostgresStore } from '@forecourt/data/postgres';
import { noteFigure, startOwnPostgres } from '@forecourt/data/testing';
import type { Vehicle } from '@forecourt/domain';
import { expect, test } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { drawForm, postForm } from '../support/postEnquiry.ts';
import { startLoad } from './databaseLoad.ts';
import { movedStore } from './movedStore.ts';
import { type PreparedServer, prepareServer } from './process/prepareServer.ts';

const SITE = 'coolabarra';
const KEY = SITE as SiteKey;
/** Ends of the database by each kind of shutdown; `FORECOURT_ROUNDS=10`. */
const ROUNDS = Number(process.env.FORECOURT_ROUNDS ?? 1);
const SERVERS = 2;
/** Longer than what a server heard counts: each page then asks for the database first. */
const AWAY_MS = 2_000;

test('R13-10: a database that is ended and started under load takes pages from nobody, and no lead', async () => {
  const postgres = await startOwnPostgres();
  const folders: string[] = [];
  const servers: PreparedServer[] = [];
  try {
    const { url } = await postgres.createSchema();
    const slug = await movedStore(url, SITE);
    const serve = async () => {
      const dataFolder = await mkdtemp(join(tmpdir(), 'forecourt-restart-'));
      folders.push(dataFolder);
      const env = { FORECOURT_DATABASE_URL: url };
      const server = await prepareServer({ dataFolder, templates: ['classic'], env });
      servers.push(server);
      return server.serve();
    };
    const ports = await Promise.all(Array.from({ length: SERVERS }, serve));
    const form = await drawForm(SITE, { slug }, ports[0]);
    const load = startLoad({ site: SITE, ports, form, slug });

    /** Milliseconds until a server takes a form. */
    const untilTaken = async (port: number, round: number) => {
      const begun = performance.now();
      const key = `probe-${port}-${round}-0123456789`;
      const values = { form_key: key, message: key };
      while ((await postForm(form, values, { port })).status !== 303) {
        if (performance.now() - begun > 60_000) throw new Error(`${port} takes no form any more.`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      load.met.told.push(key);
      return performance.now() - begun;
    };
    /** Milliseconds until a server shows a vehicle no more. */
    const untilGone = async (port: number, path: string) => {
      const begun = performance.now();
      await expect
        .poll(async () => (await ask({ site: SITE, path, port })).status, { intervals: [50] })
        .not.toBe(200);
      return performance.now() - begun;
    };
    const back: number[] = [];
    const heard: number[] = [];
    for (let round = 0; round < ROUNDS * 2; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await postgres.halt(round % 2 === 0 ? 'fast' : 'immediate');
      load.away(true);
      await new Promise((resolve) => setTimeout(resolve, AWAY_MS));
      load.away(false);
      await postgres.resume();
      back.push(...(await Promise.all(ports.map((port) => untilTaken(port, round)))));
      // What an import elsewhere publishes, all of them show.
      const gone = `/cars/${await sellOne(url)}`;
      heard.push(...(await Promise.all(ports.map((port) => untilGone(port, gone)))));
    }
    await load.end();

    const store = await openPostgresStore({ url });
    const kept = (await store.leads.list(KEY)).map(({ enquiry }) => enquiry.message);
    await store.close();
    const { pages, pagesAway, faults, told, refused } = load.met;
    const lost = told.filter((key) => !kept.includes(key));
    noteFigure('C6', 'restarts', ROUNDS * 2);
    noteFigure('C6', 'restart pages', pagesAway);
    noteFigure('C6', 'restart faults', faults.length);
    noteFigure('C6', 'restart back', Math.max(...back) / 1000);
    noteFigure('C6', 'restart heard', Math.max(...heard) / 1000);
    noteFigure('C6', 'restart lost', lost.length);
    noteFigure('C6', 'restart doubled', kept.length - new Set(kept).size);
    expect(faults).toEqual([]);
    expect(pages).toBeGreaterThan(pagesAway);
    expect(pagesAway).toBeGreaterThan(ROUNDS * 10);
    expect(refused).toBeGreaterThan(ROUNDS * 10);
    expect(told.length).toBeGreaterThan(ROUNDS * 5);
    expect(lost).toEqual([]);
    expect(kept).toHaveLength(new Set(kept).size);
    for (const server of servers) expect(await server.stop(), server.output()).toBe(0);
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await postgres.stop();
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
  }
});

/** Publishes the stock without its last vehicle, and resolves to that one's slug. */
async function sellOne(url: string): Promise<string> {
  const store = await openPostgresStore({ url });
  try {
    const { version } = (await store.stock.current(KEY)) ?? { version: 0 };
    const vehicles: Vehicle[] = [];
    for await (const batch of store.stock.read(KEY, version)) vehicles.push(...batch);
    const sold = vehicles.pop();
    const draft = await store.stock.begin(KEY);
    await draft.add(vehicles.map((vehicle, index) => ({ row: index + 1, vehicle })));
    await draft.publish(Date.now());
    return sold?.slug ?? '';
  } finally {
    await store.close();
  }
}
