import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { compressFolder } from '@forecourt/site/vite';
import { createRequestHandler, type ServerBuild } from 'react-router';

export interface HelloServer {
  port: number;
  stop(): void;
}

const folder = join(import.meta.dirname, 'hello');

/** The floor: a page that says hello, built with the same React Router and sent as small. */
export async function startHello(): Promise<HelloServer> {
  execFileSync('npx', ['react-router', 'build'], { cwd: folder, stdio: 'pipe' });
  const client = join(folder, 'build/client');
  await compressFolder(client);
  const build = (await import(join(folder, 'build/server/index.js'))) as ServerBuild;
  const handle = createRequestHandler(build, 'production');
  const render = async (url: string): Promise<Buffer> => {
    const page = await handle(new Request(`http://localhost${url}`));
    return brotliCompressSync(await page.text());
  };
  const answer = async ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    const script = await readFile(join(client, `${url}.br`)).catch(() => null);
    const body = script ?? (await render(url));
    response
      .writeHead(200, {
        'content-type': script === null ? 'text/html' : 'text/javascript',
        'content-encoding': 'br',
        'content-length': body.length,
      })
      .end(body);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
}
