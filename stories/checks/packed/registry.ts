import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { basename, join } from 'node:path';

export interface Registry {
  url: string;
  /** Paths of the tarballs that were published, by the package's name. */
  published: ReadonlyMap<string, string>;
  stop(): void;
}

/** What npm sends when it publishes. */
interface Publication {
  name: string;
  access: string | null;
  _attachments: Record<string, { data: string }>;
}

/** A registry that knows no package, and keeps what is published in a folder. */
export async function emptyRegistry(folder: string): Promise<Registry> {
  const published = new Map<string, string>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'PUT') {
      response.writeHead(404, { 'content-type': 'application/json' });
      response.end('{"error":"not_found"}');
      return;
    }
    const sent = JSON.parse(await textOf(request)) as Publication;
    for (const [name, { data }] of Object.entries(sent._attachments)) {
      const file = join(folder, basename(name));
      await writeFile(file, Buffer.from(data, 'base64'));
      published.set(sent.name, file);
    }
    response.writeHead(sent.access === 'restricted' ? 201 : 403).end('{}');
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    published,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}
