import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface FolderServer {
  url: string;
  stop(): void;
}

/**
 * Serves a folder's files.
 *
 * @param page answers what is no file; without it, such a request gets a 404
 */
export async function serveFolder(
  folder: string,
  page: (url: string) => Promise<string | null> = async () => null,
): Promise<FolderServer> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = await readFile(join(folder, decodeURIComponent(pathname))).catch(() => null);
    const body = file ?? (await page(pathname));
    const type = file ? (types[extname(pathname)] ?? 'text/plain') : 'text/html';
    response.writeHead(body === null ? 404 : 200, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
