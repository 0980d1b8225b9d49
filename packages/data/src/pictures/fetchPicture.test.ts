import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { noteFigure } from '../testing/noteFigure.ts';
import { fetchPicture } from './fetchPicture.ts';
import { type PictureHost, startPictureHost } from './testing/startPictureHost.ts';

let host: PictureHost | null = null;
afterEach(async () => {
  await host?.close();
  host = null;
});

/** Asks a host of photos that is within our own network. */
async function fetched(
  answer: Parameters<typeof startPictureHost>[0],
  limits: { maxBytes?: number; timeoutMs?: number } = {},
): Promise<Buffer> {
  host = await startPictureHost(answer);
  const origins = new Map([['photos.example', host.origin]]);
  return fetchPicture('https://photos.example/a/b.jpg?v=2', { origins, ...limits });
}

test('a photo is asked for where the operator says, by its own path', async () => {
  const bytes = await fetched((_, response) => response.end('bytes'));
  expect(bytes.toString()).toBe('bytes');
  expect(host?.asked).toEqual(['/a/b.jpg?v=2']);
});

test.each([
  [404, 'gone', 'not there'],
  [410, 'gone', 'not there'],
  [301, 'gone', 'leads elsewhere'],
  [307, 'gone', 'leads elsewhere'],
  [403, 'away', 'status 403'],
  [503, 'away', 'status 503'],
])('%i is %s: %s, and leads nowhere', async (status, trouble, message) => {
  const asked = fetched((_, response) =>
    response.writeHead(status, { location: '/elsewhere' }).end('no'),
  );
  await expect(asked).rejects.toMatchObject({ trouble, message });
  expect(host?.asked).toHaveLength(1);
});

test('more bytes than there may be are not read, told or untold', async () => {
  const told = fetched((_, response) => response.end(Buffer.alloc(2_000)), { maxBytes: 1_000 });
  await expect(told).rejects.toMatchObject({ trouble: 'gone', message: 'too large' });
  await host?.close();
  let sent = 0;
  const untold = fetched(
    (_, response) => {
      const more = setInterval(() => {
        sent += 1;
        response.write(Buffer.alloc(300));
      }, 1);
      response.on('close', () => clearInterval(more));
    },
    { maxBytes: 1_000 },
  );
  await expect(untold).rejects.toMatchObject({ trouble: 'gone', message: 'too large' });
  expect(sent).toBeGreaterThan(3);
});

test('who does not answer, or not to the end, is away', async () => {
  await expect(fetched(() => undefined, { timeoutMs: 100 })).rejects.toMatchObject({
    trouble: 'away',
    message: 'too slow',
  });
  await host?.close();
  const cut = fetched((_, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('half');
    setTimeout(() => response.destroy(), 20);
  });
  await expect(cut).rejects.toMatchObject({ trouble: 'away' });
});

test('a private address is never reached, however it is written (R17-35)', async () => {
  let reached = 0;
  const listener = createServer((socket) => {
    reached += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => listener.listen(0, '::', resolve));
  const { port } = listener.address() as AddressInfo;
  const hosts = [
    ...['127.0.0.1', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '127.0.0.2', '0.0.0.0'],
    ...['localhost', '[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]'],
    ...['10.0.0.1', '172.16.0.1', '192.168.0.1', '169.254.169.254', '100.64.0.1', '198.18.0.1'],
    ...['127.0.0.1.', '0', '0x7f.1', '017700000001', '127.0.1'],
    ...['[0:0:0:0:0:0:0:1]', '[::ffff:0:127.0.0.1]', '[::ffff:10.0.0.1]'],
    ...['[fc00::1]', '[fe80::1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]', '224.0.0.1'],
  ];
  for (const name of hosts) {
    const asked = fetchPicture(`https://${name}:${port}/a.jpg`, {
      origins: new Map(),
      timeoutMs: 3_000,
    });
    const told = await asked.catch((error: Error) => error.message);
    // Refused here, and not by whoever is there.
    expect(told, name).toBe('no answer');
  }
  await new Promise((resolve) => listener.close(resolve));
  noteFigure('G7', 'vectors', hosts.length);
  noteFigure('G7', 'reached', reached);
  expect(reached).toBe(0);
});

test('what is not https is not asked for', async () => {
  host = await startPictureHost((_, response) => response.end('bytes'));
  const asked = fetchPicture(`${host.origin}/a.jpg`, { origins: new Map() });
  await expect(asked).rejects.toMatchObject({ trouble: 'gone', message: 'not https' });
  expect(host.asked).toEqual([]);
});
