import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aVehicle } from '@forecourt/data/testing';
import { applyChanges, type Vehicle } from '@forecourt/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runIn } from '../../cli/testing/runIn.ts';
import { publishStock } from '../../testing/publishStock.ts';
import { type SiteFolder, siteFolder } from '../../testing/siteFolder.ts';
import type { LogEntry } from '../log/log.ts';
import type { MachineVehicle } from '../machines/machineVehicle.ts';
import type { RunningServer } from '../serverOptions.ts';
import { askWire, startWire } from '../testing/wireServer.ts';
import type { ChangesMessage } from './changeWebhooks.ts';
import { readStream } from './testing/readStream.ts';

const NOW = Date.UTC(2026, 10, 25);
const SECRET = 'a-secret-of-the-receiver';
const webhookSecrets = { FORECOURT_WEBHOOK_SECRET_ONE__CHANGES: SECRET };

interface Taken {
  message: ChangesMessage;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A dealer's program that takes what is sent, or says that it cannot. */
async function startReceiver(port = 0) {
  const taken: Taken[] = [];
  const refused: Taken[] = [];
  let status = 200;
  let heard = () => {};
  const server: Server = createServer((request, response) => {
    request.toArray().then(
      (parts) => {
        const body = Buffer.concat(parts as Buffer[]).toString();
        const one = { message: JSON.parse(body) as ChangesMessage, headers: request.headers, body };
        (status === 200 ? taken : refused).push(one);
        response.writeHead(status).end();
        heard();
      },
      () => undefined,
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    taken,
    refused,
    port: (server.address() as AddressInfo).port,
    answer(next: number) {
      status = next;
    },
    async until(isIt: () => boolean) {
      while (!isIt()) {
        await new Promise<void>((resolve) => {
          heard = resolve;
        });
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

let folder: SiteFolder;
let server: RunningServer;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let log: LogEntry[];
let skip: number;

function car(id: string, facts: Partial<Vehicle> = {}): Vehicle {
  return aVehicle({ id, slug: id, price: 20_000, year: 2020, ...facts });
}

function start(port = 0): Promise<RunningServer> {
  return startWire(
    folder,
    { handle: async () => new Response('') },
    { port, webhookSecrets, now: () => Date.now() + skip, log: (entry) => log.push(entry) },
  );
}

beforeEach(async () => {
  log = [];
  skip = 0;
  receiver = await startReceiver();
  const changeWebhooks = [{ url: `http://127.0.0.1:${receiver.port}/changes` }];
  folder = await siteFolder({ slug: 'one', changeWebhooks }, { slug: 'two' });
  await publishStock(folder, { one: [car('a'), car('b')], two: [car('theirs')] }, NOW);
  server = await start();
});
afterEach(async () => {
  await server.stop();
  await receiver.close();
  await folder.remove();
});

async function listOf(): Promise<Map<string, MachineVehicle>> {
  const { text } = await askWire(server, '/api/vehicles');
  const { vehicles } = JSON.parse(text) as { vehicles: MachineVehicle[] };
  return new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
}

/** Until the server knows that so many attempts have failed. */
async function failed(count: number): Promise<void> {
  await expect
    .poll(() => log.filter(({ event }) => event === 'delivery_failed').length, { timeout: 15_000 })
    .toBe(count);
}

function positions(): string[] {
  return receiver.taken.map(({ message }) => message.position);
}

/** The changes that came with some delivery, counted from 0. */
function changesIn(delivery: number) {
  const message = receiver.taken[delivery]?.message;
  if (message?.type !== 'vehicles.changed') throw new Error('It tells no changes.');
  return message;
}

describe('a webhook of changes (R17-42)', () => {
  test('begins with the list, then is told each version, signed, in order, and nobody else’s', async () => {
    await receiver.until(() => receiver.taken.length === 1);
    const [first] = receiver.taken;
    expect(first?.message).toMatchObject({
      ...{ type: 'vehicles.reset', site: 'one' },
      vehicles: `http://one.localhost:${server.port}/api/vehicles`,
    });
    const mine = await listOf();
    const next = [car('a', { price: 18_000 }), car('b'), car('c')];
    await publishStock(folder, { one: next, two: [car('theirs', { price: 1_000 })] }, NOW + 1);
    await receiver.until(() => receiver.taken.length === 2);
    const message = changesIn(1);
    const { headers = {}, body = '' } = receiver.taken[1] ?? {};
    expect(message).toMatchObject({ site: 'one', from: first?.message.position, more: false });
    expect(message.changes.map(({ id, change }) => [id, change])).toEqual([
      ['a', 'changed'],
      ['c', 'added'],
    ]);
    expect(applyChanges(mine, message.changes)).toEqual(await listOf());
    const id = String(headers['webhook-id']);
    expect(headers['idempotency-key']).toBe(id);
    const signed = `${id}.${String(headers['webhook-timestamp'])}.${body}`;
    const mac = createHmac('sha256', SECRET).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${mac}`);
  });

  test('one that was away has it when it is back, once for all that changed, and the same again has the same id', async () => {
    await receiver.until(() => receiver.taken.length === 1);
    receiver.answer(503);
    await publishStock(folder, { one: [car('a'), car('b'), car('c')] }, NOW + 1);
    await failed(1);
    skip += 3_600_000;
    await failed(2);
    const [one, again] = receiver.refused;
    expect(again?.headers['webhook-id']).toBe(one?.headers['webhook-id']);
    expect(again?.body).toBe(one?.body);
    expect(log).toContainEqual({
      ...{ event: 'delivery_failed', site: 'one' },
      detail: 'to changes, attempt 1, The webhook answers with status 503.',
    });
    await publishStock(folder, { one: [car('a'), car('c', { price: 9_000 })] }, NOW + 2);
    receiver.answer(200);
    skip += 3_600_000;
    await receiver.until(() => receiver.taken.length === 2);
    const told = changesIn(1);
    expect(told.from).toBe(receiver.taken[0]?.message.position);
    const ids = told.changes.map(({ id, change }) => `${id} ${change}`);
    expect(ids).toEqual(expect.arrayContaining(['c added', 'b removed']));
    expect(ids).toHaveLength(2);
  });

  test('goes on over a restart where it was, and hears of what came between', async () => {
    await receiver.until(() => receiver.taken.length === 1);
    await server.stop();
    await publishStock(folder, { one: [car('a'), car('b'), car('between')] }, NOW + 1);
    await publishStock(folder, { one: [car('a'), car('b'), car('then')] }, NOW + 2);
    server = await start(server.port);
    await receiver.until(() => receiver.taken.length === 2);
    const told = changesIn(1);
    expect(told.from).toBe(positions()[0]);
    expect(told.changes).toMatchObject([{ id: 'then', change: 'added' }]);
  });

  test('many vehicles come in several deliveries, each going on from the one before', async () => {
    await receiver.until(() => receiver.taken.length === 1);
    const many = Array.from({ length: 250 }, (_, n) => car(`car-${n}`));
    await publishStock(folder, { one: many }, NOW + 1);
    await receiver.until(() => receiver.taken.length === 4);
    const told = [1, 2, 3].map(changesIn);
    expect(told.map(({ more }) => more)).toEqual([true, true, false]);
    expect(told.map(({ from }) => from)).toEqual(positions().slice(0, -1));
    const changes = told.flatMap((one) => one.changes);
    expect(changes.filter(({ change }) => change === 'added')).toHaveLength(250);
    expect(changes.filter(({ change }) => change === 'removed')).toHaveLength(2);
  });

  test('of two servers of a store one tells, and the other takes over', async () => {
    await receiver.until(() => receiver.taken.length === 1);
    const other = await start();
    try {
      await publishStock(folder, { one: [car('a'), car('b'), car('c')] }, NOW + 1);
      await receiver.until(() => receiver.taken.length === 2);
      await server.stop();
      await publishStock(folder, { one: [car('a'), car('b'), car('d')] }, NOW + 2);
      await receiver.until(() => receiver.taken.length === 3);
      expect(new Set(positions()).size).toBe(3);
      const told = receiver.taken[2]?.message;
      expect(told).toMatchObject({ from: positions()[1], changes: [{ id: 'd' }, { id: 'c' }] });
    } finally {
      await other.stop();
      server = await start();
    }
  });

  test('one that says that it is gone is asked no more until a person wants it, and then has all', async () => {
    await receiver.until(() => receiver.taken.length === 1);
    receiver.answer(410);
    await publishStock(folder, { one: [car('a'), car('b'), car('c')] }, NOW + 1);
    await failed(1);
    const detail =
      'to changes, attempt 1, The webhook answers with status 410., parked: npx forecourt changes retry --site one';
    expect(log).toContainEqual({ event: 'delivery_failed', site: 'one', detail });
    skip += 30 * 86_400_000;
    await publishStock(folder, { one: [car('a'), car('c'), car('d')] }, NOW + 2);
    // A stream is told of it, so the webhook would have been.
    const stream = await readStream(server);
    while ((await stream.until('current')).at(-1)?.data.version !== 3);
    stream.close();
    receiver.answer(200);
    const changes = (action: string) => runIn(folder.env, ['changes', action, '--site', 'one']);
    expect((await changes('list')).out).toMatch(
      /^changes {2}position \S+, parked since .+\n.*status 410\.$/m,
    );
    expect(receiver.refused).toHaveLength(1);
    expect(await changes('retry')).toMatchObject({ status: 0, out: expect.stringMatching(/^1 /) });
    await receiver.until(() => receiver.taken.length === 2);
    const told = changesIn(1);
    expect(told.from).toBe(positions()[0]);
    expect(told.changes.map(({ id }) => id).sort()).toEqual(['b', 'c', 'd']);
    expect((await changes('retry')).out).toContain('nothing to try again');
  });
});
