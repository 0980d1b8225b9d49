import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { LogEntry } from '../log/log.ts';
import { createHttpServer } from './httpServer.ts';

const log: LogEntry[] = [];
const server = createHttpServer(
  (_request, response) => {
    response.end('answered');
  },
  (line) => log.push(line),
);

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

test('10 s for headers, two minutes for a request, 5 s of silence, 1,000 requests (R13-03)', () => {
  expect(server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 120_000,
    keepAliveTimeout: 5_000,
    maxRequestsPerSocket: 1_000,
  });
});

test('headers that never end are answered 408, with the headers of every answer (R13-03)', async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [arrived] = (await once(server, 'connection')) as [object];
  socket.write('GET / HTTP/1.1\r\nhost: one.example\r\nx-slow: ');
  // What Node says of a socket whose time is over.
  const over = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  server.emit('clientError', over, arrived);
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nconnection: close\r\n/);
  expect(text).toContain('x-content-type-options: nosniff');
  expect(log).toEqual([{ event: 'client_error', error: 'ERR_HTTP_REQUEST_TIMEOUT' }]);
});
