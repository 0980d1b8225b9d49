import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { closeServer } from './closeServer.ts';

const CLIENTS = 30;
const BUSY_MS = 5;

test('everybody who had connected is answered, and the door is closed afterwards', async () => {
  const server = createServer((_, response) => {
    const until = performance.now() + BUSY_MS;
    while (performance.now() < until);
    response.end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const ask = () =>
    new Promise<number>((resolve, reject) => {
      get({ port, agent: false }, (answer) => resolve(answer.resume().statusCode ?? 0)).on(
        'error',
        reject,
      );
    });

  const answers = Array.from({ length: CLIENTS }, ask);
  await Promise.race(answers);
  await closeServer(server);

  expect(await Promise.all(answers)).toEqual(Array.from({ length: CLIENTS }, () => 200));
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
});
