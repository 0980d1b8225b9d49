import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { emailLine } from './emailLine.ts';

test('a server that takes connections and says nothing is given up, and that is told', async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const smtp = { host: '127.0.0.1', port, secure: false, auth: null, from: 'a@platform.example' };
  const line = emailLine({ smtp, silenceMs: 50 });
  const message = { from: smtp.from, to: 'sales@one.example', text: 'Hello' };
  try {
    await expect(line.send(message, AbortSignal.timeout(20_000))).rejects.toThrow(
      'The mail server did not answer in time.',
    );
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
});
