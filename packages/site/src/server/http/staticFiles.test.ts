import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compressFolder } from '../../vite/compressFiles.ts';
import { staticFiles } from './staticFiles.ts';

const code = 'export const word = "again and again";\n'.repeat(100);

async function serveCode(): Promise<number> {
  return (await serveFolder()).port;
}

async function serveFolder(): Promise<{ port: number; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-static-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/page-1a.js'), code);
  await compressFolder(folder);
  const serve = staticFiles(folder);
  const server = createServer((request, response) => void serve(request, response, false));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });
  return { port: (server.address() as AddressInfo).port, folder };
}

/** What comes over the wire, as it comes. */
function ask(port: number, accept: string) {
  return new Promise<{ headers: IncomingHttpHeaders; bytes: number }>((resolve, reject) => {
    get(
      { port, path: '/assets/page-1a.js', headers: { 'accept-encoding': accept }, agent: false },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.on('end', () => resolve({ headers: response.headers, bytes }));
      },
    ).on('error', reject);
  });
}

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['', undefined],
  ['br;q=0, gzip;q=0', undefined],
])('a file asked for with "%s" is sent as %s', async (accept, encoding) => {
  const { headers, bytes } = await ask(await serveCode(), accept);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-type']).toBe('text/javascript');
  expect(headers['content-length']).toBe(String(bytes));
  expect(headers['cache-control']).toContain('immutable');
  expect(headers.vary).toBe('Accept-Encoding');
  expect(bytes).toBeLessThanOrEqual(encoding === undefined ? code.length : 200);
});

test('a file that is gone since the start costs its own answer and no other', async () => {
  const { port, folder } = await serveFolder();
  await rm(join(folder, 'assets/page-1a.js.br'));
  await expect(ask(port, 'br')).rejects.toThrow('socket hang up');
  expect((await ask(port, 'gzip')).headers['content-encoding']).toBe('gzip');
});
