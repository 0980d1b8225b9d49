import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { closeServer } from './closeServer.ts';

const CLIENTS = 30;
const BUSY_MS = 5;

/** A server that is busy for a while with each request. */
async function busyServer() {
  const server = createServer((_, response) => {
    const until = performance.now() + BUSY_MS;
    while (performance.now() < until);
    response.end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

test('everybody who had connected is answered, and the door is closed afterwards', async () => {
  const { server, port } = await busyServer();
  const ask = () =>
    new Promise<number>((resolve, reject) => {
      get({ host: '127.0.0.1', port, agent: false }, (answer) =>
        resolve(answer.resume().statusCode ?? 0),
      ).on('error', reject);
    });

  const answers = Array.from({ length: CLIENTS }, ask);
  await Promise.race(answers);
  await closeServer(server);

  expect(await Promise.all(answers)).toEqual(Array.from({ length: CLIENTS }, () => 200));
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
});

test('while people keep coming nobody is reset: each is answered or finds the door closed', async () => {
  const { server, port } = await busyServer();
  const outcomes = new Map<string, number>();
  const ask = () =>
    new Promise<void>((resolve) => {
      const end = (outcome: string) => {
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        resolve();
      };
      get({ host: '127.0.0.1', port, agent: false }, (answer) =>
        answer.resume().on('end', () => end(String(answer.statusCode))),
      ).on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.name));
    });
  const visitor = async () => {
    while (!outcomes.has('ECONNREFUSED')) {
      await ask();
      await setTimeout(CLIENTS * BUSY_MS);
    }
  };

  const visitors = Array.from({ length: CLIENTS / 3 }, visitor);
  await ask();
  await closeServer(server, 50);
  await Promise.all(visitors);

  expect([...outcomes.keys()].toSorted()).toEqual(['200', 'ECONNREFUSED']);
  expect(outcomes.get('200')).toBeGreaterThanOrEqual(visitors.length);
});
