import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteKey } from '@forecourt/data';
import { openPostgresStore } from '@forecourt/data/postgres';
import { noteFigure, startPostgres } from '@forecourt/data/testing';
import { expect, test } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { drawForm, postForm } from '../support/postEnquiry.ts';
import { movedStore } from './movedStore.ts';
import { type PreparedServer, prepareServer } from './process/prepareServer.ts';

const SITE = 'coolabarra';
/** Of that site: what stops is no template. */
const templates = ['classic'];
/** Ends of a server by each signal; `FORECOURT_ROUNDS=10`. */
const ROUNDS = Number(process.env.FORECOURT_ROUNDS ?? 2);
const SERVERS = 3;
const VISITORS = 4;

interface Running {
  server: PreparedServer;
  port: number;
  /** Whether it is sent anybody, as a balancer decides by `/readyz`. */
  isIn: boolean;
}

test('R13-06: three servers of one database, ended and started in turn under load, fail nobody', async () => {
  const postgres = await startPostgres();
  const { url } = await postgres.createSchema();
  const folders: string[] = [];
  const slug = await movedStore(url, SITE);
  /** Nothing is shared but the database. */
  const prepare = async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'forecourt-several-'));
    folders.push(dataFolder);
    const env = { FORECOURT_DATABASE_URL: url };
    return prepareServer({ dataFolder, templates, drainMs: 500, env });
  };
  const start = async (): Promise<Running> => {
    const server = await prepare();
    return { server, port: await server.serve(), isIn: true };
  };
  const running = await Promise.all(Array.from({ length: SERVERS }, start));

  let isOver = false;
  let turn = 0;
  const chosen = (but?: Running) => {
    const able = running.filter((one) => one.isIn && one !== but);
    turn += 1;
    return able[turn % able.length] ?? running[0];
  };
  const failed: string[] = [];
  let served = 0;
  /** As a proxy does: sent on once, to another, where nothing came back or it was refused. */
  async function through(send: (port: number) => Promise<{ status: number }>, what: string) {
    const first = chosen();
    const attempt = (one: Running | undefined) =>
      send(one?.port ?? 0).then(
        ({ status }) => status,
        (error: NodeJS.ErrnoException) => error.code ?? error.name,
      );
    let outcome = await attempt(first);
    if (typeof outcome === 'string' || outcome === 503) outcome = await attempt(chosen(first));
    if (outcome === 200 || outcome === 303) served += 1;
    else failed.push(`${what}: ${outcome}`);
    return outcome;
  }

  const form = await drawForm(SITE, { slug }, running[0]?.port ?? 0);
  const told: string[] = [];
  async function visit(visitor: number): Promise<void> {
    for (let count = 0; !isOver; count += 1) {
      const key = `several-${visitor}-${count}-0123456789`;
      const page = `/search?page=${1 + (count % 3)}&q=${visitor}${count}`;
      await through((port) => ask({ site: SITE, path: page, port }), page);
      // A form that one server drew goes to any: they sign by one secret.
      const outcome = await through(
        (port) => postForm(form, { form_key: key, message: key }, { port }),
        key,
      );
      if (outcome === 303) told.push(key);
    }
  }
  async function balance(): Promise<void> {
    while (!isOver) {
      for (const one of running) {
        const reply = await ask({ site: SITE, path: '/readyz', port: one.port }).catch(() => null);
        one.isIn = reply?.status === 200;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  const visits = [balance(), ...Array.from({ length: VISITORS }, (_, visitor) => visit(visitor))];
  for (let round = 0; round < ROUNDS * 2; round += 1) {
    const place = round % SERVERS;
    const old = running[place];
    const next = await prepare();
    if (round % 2 === 0) expect(await old?.server.stop(), old?.server.output()).toBe(0);
    else await old?.server.kill();
    running[place] = { server: next, port: await next.serve(), isIn: true };
  }
  // What an import elsewhere publishes, all of them show.
  const store = await openPostgresStore({ url });
  const draft = await store.stock.begin(SITE as SiteKey);
  await draft.publish(Date.now());
  for (const { port } of running) {
    await expect
      .poll(async () => (await ask({ site: SITE, path: `/cars/${slug}`, port })).status)
      .not.toBe(200);
  }
  isOver = true;
  await Promise.all(visits);

  const leads = await store.leads.list(SITE as SiteKey);
  await store.close();
  await Promise.all(running.map(({ server }) => server.stop()));
  await postgres.stop();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
  const kept = leads.map(({ enquiry }) => enquiry.message);
  const lost = told.filter((key) => !kept.includes(key));
  noteFigure('C6', 'ends', ROUNDS * 2);
  noteFigure('C6', 'served', served);
  noteFigure('C6', 'failed', failed.length);
  noteFigure('C6', 'lost', lost.length);
  noteFigure('C6', 'doubled', kept.length - new Set(kept).size);
  expect(failed).toEqual([]);
  expect(served).toBeGreaterThan(ROUNDS * 20);
  expect(told.length).toBeGreaterThan(ROUNDS * 5);
  // Each that was told is there, once; one whose answer was lost may be there too, once.
  expect(kept).toHaveLength(new Set(kept).size);
  expect(lost).toEqual([]);
});
