// Serves a peer's page: `node serve.ts <naive|instantsearch>`, with the data in PEER_DATA. It is sent
// compressed as ours is, and kept nowhere. Nothing is searched, which spares the peer work that ours
// does. The port is told on one line.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { constants, zstdCompressSync } from 'node:zlib';
import { createRequestHandler, type ServerBuild } from 'react-router';

type Render = (path: string) => Promise<string>;

const peers: Record<string, () => Promise<Render>> = {
  async naive() {
    const file = join(import.meta.dirname, 'naive/build/server/index.js');
    const handle = createRequestHandler((await import(file)) as ServerBuild, 'production');
    return async (path) => (await handle(new Request(`http://localhost${path}`))).text();
  },
  async instantsearch() {
    const file = join(import.meta.dirname, 'instantsearch/build/render.js');
    return ((await import(file)) as { render: Render }).render;
  },
};

const name = process.argv[2] ?? '';
const render = await peers[name]?.();
if (render === undefined) throw new Error(`There is no peer "${name}", so nothing is served.`);
const server = createServer((request, response) => {
  const packed = render(request.url ?? '/').then((html) => {
    const params = { [constants.ZSTD_c_compressionLevel]: 3 };
    return zstdCompressSync(Buffer.from(html), { params });
  });
  packed.then(
    (body) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'zstd' })
        .end(body),
    (error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
});
server.listen(0, () => console.log((server.address() as AddressInfo).port));
