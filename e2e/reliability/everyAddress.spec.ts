import { expect, test } from '@playwright/test';
import { type DemoServer, freePort, startDemo } from '../demoServer.ts';
import { ask, originOf, type Reply } from '../support/ask.ts';
import { pageAddresses } from '../support/pageAddresses.ts';
import { expectSound } from './expectSound.ts';
import { inOwnFolder } from './ownFolder.ts';

const SITE = 'coolabarra';
/** What a shopper might have in an address, and no log may have. */
const TYPED = 'kim.0412345678';

const PATHS = [
  ...Object.values(pageAddresses),
  '/cars/x',
  '/cars/x/enquire',
  `/nope/${TYPED}`,
  `/search/${TYPED}`,
  `/${TYPED}%0A`,
  `/%0D${TYPED}`,
  '/%09/',
  `/%E2%80%A8${TYPED}`,
  `/cars/%C2%85${TYPED}`,
  '/%E2%80%AE',
  '/%',
  '/%ED%A0%BD',
  '/a%5Cb',
  '//x',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'];

test('whatever is asked for in whatever way, the dealer answers, and the log learns nothing of it', async () => {
  await inOwnFolder(async (dataFolder) => {
    const server = await startDemo({ port: await freePort(), dataFolder });
    try {
      const before = server.output().length;
      const asked = await askEverything(server);
      const lines = server.output().slice(before).split('\n').filter(Boolean);
      expect(lines.length).toBeLessThan(asked);
      expect(lines.filter((line) => line.length > 600)).toEqual([]);
      expect(lines.filter((line) => /0412345678|kim/.test(line))).toEqual([]);
      for (const line of lines) expect(() => JSON.parse(line), line).not.toThrow();
    } finally {
      await server.stop();
    }
  });
});

/** Every address by every method; gives back how often was asked. */
async function askEverything(server: DemoServer): Promise<number> {
  const addresses = PATHS.flatMap((path) => [path, `${path === '/' ? '/_root' : path}.data`]);
  for (const address of addresses) {
    for (const method of METHODS) {
      const what = `${method} ${address}`;
      const reply = await askAs(server, method, `${address}?name=${TYPED}`);
      expectSound(reply, what);
      expect(reply.text, what).not.toContain('style=');
      const isPage = String(reply.headers['content-type']).startsWith('text/html');
      if (isPage && method !== 'HEAD') expect(reply.text, what).toContain('Coolabarra');
      if (!address.endsWith('.data')) expect(isPage || reply.status < 400, what).toBe(true);
    }
  }
  return addresses.length * METHODS.length;
}

function askAs({ port }: DemoServer, method: string, path: string): Promise<Reply> {
  const headers: Record<string, string> =
    method === 'POST'
      ? { origin: originOf(SITE, port), 'content-type': 'application/x-www-form-urlencoded' }
      : {};
  return ask({ site: SITE, port, path, method, headers });
}
