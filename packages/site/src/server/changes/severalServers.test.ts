import type { SiteKey, Store } from '@forecourt/data';
import { openPostgresStore } from '@forecourt/data/postgres';
import {
  aVehicle,
  type StartedProcess,
  startPostgres,
  startProcess,
  type TestPostgres,
} from '@forecourt/data/testing';
import { parsePosition } from '@forecourt/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteFolder, siteFolder } from '../../testing/siteFolder.ts';
import { type OpenStream, readStream, type StreamEvent } from './testing/readStream.ts';

const SITE = 'one' as SiteKey;
/** So many that one who notes them can be killed half way. */
const VEHICLES = 1_200;
const FIRST = 20_000;
/** After which one that fell silent is no longer the one that notes (docs/servers.md). */
const LEASE_MS = 20_000;

interface Running extends Pick<StartedProcess<number>, 'tell' | 'kill' | 'ended'> {
  port: number;
}

let postgres: TestPostgres;
let folder: SiteFolder;
let url: string;
let store: Store;
let started: StartedProcess<number>[];
let streams: OpenStream[];

async function start(): Promise<Running> {
  const script = new URL('./testing/processes/serveSites.ts', import.meta.url);
  const server = startProcess<number>(script, JSON.stringify(folder.folders), url);
  started.push(server);
  await server.told(1);
  return { ...server, port: server.messages[0] ?? 0 };
}

/** Reads at a server, from where the reader was. */
async function follow(server: Running, lastId?: string): Promise<OpenStream> {
  const headers = lastId === undefined ? {} : { 'last-event-id': lastId };
  const stream = await readStream(server, headers, SITE);
  streams.push(stream);
  return stream;
}

/** An import, as another process does it beside the servers: the first vehicles have another price. */
async function publish(price: number, count = VEHICLES): Promise<void> {
  const vehicles = Array.from({ length: VEHICLES }, (_, n) =>
    aVehicle({ id: `car-${n}`, slug: `car-${n}`, price: n < count ? price : FIRST, year: 2020 }),
  );
  const draft = await store.stock.begin(SITE);
  await draft.add(vehicles.map((vehicle, row) => ({ row: row + 1, vehicle })));
  await draft.publish(Date.now());
}

/** Where each stands, and what it tells, but for the address of the server that was asked. */
function told(events: readonly StreamEvent[]) {
  return events.map(({ id, event, data }) => [id, event, data.id, data.vehicle?.price?.amount]);
}

/** So many vehicles, each once, at a position of its own behind the one before; then that this is all. */
function expectEachOnce(events: readonly StreamEvent[], price: number, count = VEHICLES): void {
  const [changes, last] = [events.slice(0, -1), events.at(-1)];
  expect(last?.event).toBe('current');
  const prices = new Map(changes.map(({ data }) => [data.id, data.vehicle?.price.amount]));
  const expected = Array.from({ length: count }, (_, n): [string, number] => [`car-${n}`, price]);
  expect(prices).toEqual(new Map(expected));
  expect(new Set(changes.map(({ event }) => event))).toEqual(new Set(['changed']));
  const positions = changes.map(({ id }) => parsePosition(id)?.upTo ?? 0);
  expect(positions).toEqual([...new Set(positions)].sort((a, b) => a - b));
  expect(positions).toHaveLength(count);
}

beforeAll(async () => {
  [started, streams] = [[], []];
  postgres = await startPostgres();
  ({ url } = await postgres.createSchema());
  folder = await siteFolder({ slug: SITE });
  store = await openPostgresStore({ url });
});
afterAll(async () => {
  for (const stream of streams) stream.close();
  for (const server of started) server.kill();
  await Promise.all(started.map(({ ended }) => ended));
  await store.close();
  await postgres.stop();
  await folder.remove();
});

test('two servers of one PostgreSQL tell each change once and in order, over a kill of the one that notes (R17-41)', async () => {
  await publish(FIRST);
  // Nobody else is there who could note.
  const leader = await start();
  const atLeader = await follow(leader);
  const [begun] = await atLeader.until('current');
  const other = await start();
  const atOther = await follow(other);
  expect((await atOther.until('current'))[0]?.id).toBe(begun?.id);

  await publish(19_000, 100);
  const [one, two] = await Promise.all([atLeader.until('current'), atOther.until('current')]);
  expectEachOnce(one, 19_000, 100);
  expect(told(two)).toEqual(told(one));
  // Who has half of it from the one reads the rest at the other.
  const moved = await follow(other, one[49]?.id);
  expect(told(await moved.until('current'))).toEqual(told(one.slice(50)));
  moved.close();

  const before = await store.changes.head(SITE);
  const isBegun = () => store.changes.between(SITE, before?.position ?? 0, VEHICLES * 9, 1);
  await publish(18_000);
  while ((await isBegun()).length === 0);
  leader.kill();
  expect(await leader.ended).toBe('SIGKILL');
  await atLeader.ended;
  // It was half way, and nobody has heard of that half.
  expect(await store.changes.head(SITE)).toEqual(before);
  expect(told(atLeader.events().slice(1))).toEqual(told(one));
  const last = one.at(-1)?.id;
  const back = await follow(other, last);
  expect((await back.until('current')).map(({ id }) => id)).toEqual([last]);

  other.tell(LEASE_MS);
  const [stayed, came] = await Promise.all([atOther.until('current'), back.until('current')]);
  expectEachOnce(stayed, 18_000);
  expect(told(came)).toEqual(told(stayed));
});
