import { backupFolder, restoreFolder } from '@forecourt/data';
import { aVehicle } from '@forecourt/data/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishStock } from '../../testing/publishStock.ts';
import { type SiteFolder, siteFolder } from '../../testing/siteFolder.ts';
import type { RunningServer } from '../serverOptions.ts';
import { askWire, startWire } from '../testing/wireServer.ts';
import type { ChangePage } from './changesApi.ts';
import { readStream } from './testing/readStream.ts';

let folder: SiteFolder;
let server: RunningServer;

function start(): Promise<RunningServer> {
  return startWire(folder, { handle: async () => new Response('') });
}

function publish(...ids: string[]): Promise<void> {
  const vehicles = ids.map((id) => aVehicle({ id, slug: id, price: 20_000, year: 2020 }));
  return publishStock(folder, { one: vehicles });
}

function ask(since: string) {
  const headers = { accept: 'application/json' };
  return askWire(server, `/api/changes${since}`, { headers });
}

async function read(since = ''): Promise<ChangePage> {
  return JSON.parse((await ask(since)).text);
}

/** Until what came last is noted; the position after it. */
async function noted(position: string): Promise<string> {
  for (;;) {
    const page = await read(`?since=${position}`);
    if (page.changes.length > 0) return page.position;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

beforeEach(async () => {
  folder = await siteFolder({ slug: 'one' });
  await publish('a');
  server = await start();
});
afterEach(async () => {
  await server.stop();
  await folder.remove();
});

test('after a restore who has read further is told to begin anew, though the position is given again (R17-40)', async () => {
  const [to, now] = [folder.path('backup'), new Date()];
  const { position: early } = await read();
  await backupFolder({ folder: folder.path('data'), to, version: '1', now });
  await publish('a', 'lost');
  const late = await noted(early);

  await server.stop();
  await restoreFolder({ from: to, folder: folder.path('data'), replace: true, now });
  await publish('a', 'other');
  server = await start();
  const { position: next } = await read();
  const numberOf = (position: string) => position.split('.')[1];
  await expect.poll(async () => numberOf((await read()).position)).toBe(numberOf(late));
  for (const position of [early, late]) {
    expect((await ask(`?since=${position}`)).status).toBe(410);
    const stream = await readStream(server, { 'last-event-id': position });
    const [first, current] = await stream.until('current');
    expect(first).toMatchObject({ event: 'reset', data: { fix: expect.any(String) } });
    expect(current?.id.split('.')[0]).not.toBe(late.split('.')[0]);
    stream.close();
  }
  expect((await ask(`?since=${next}`)).status).toBe(200);
});
