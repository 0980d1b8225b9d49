import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { rateOf } from './rate.ts';

test('a rate is of the time until the last answer, which may be far less than a second', async () => {
  const times: number[] = [];
  const server = createServer((_, response) => {
    times.push(performance.now());
    setTimeout(() => {
      response.end('answered');
      times.push(performance.now());
    }, 5);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const rate = await rateOf(port, [{ path: '/' }], { amount: 80, connections: 4 });
  server.close();
  expect(times).toHaveLength(160);
  const seconds = (Math.max(...times) - Math.min(...times)) / 1_000;
  // What stands between the server's clock and the asker's: opened connections, the last answer's way.
  expect(rate * seconds).toBeLessThanOrEqual(80 * 1.01);
  expect(rate * (seconds + 0.1)).toBeGreaterThan(80 * 0.9);
});
