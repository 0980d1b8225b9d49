import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What befalls one request: before it has taken effect, or after. */
export type Mishap =
  | 'cut_before'
  | 'cut_after'
  | 'unavailable'
  | 'lost_key'
  | 'html'
  | 'empty_object'
  | 'hang'
  | 'redirect';

interface Collection {
  name: string;
  created_at: number;
  documents: Map<string, Record<string, unknown>>;
}

export interface TypesenseStandIn {
  url: string;
  /** Requests served so far. */
  requests: string[];
  collections: Map<string, Collection>;
  aliases: Map<string, string>;
  /** Decides over each request before it is answered. */
  mishap: (request: string, number: number) => Mishap | null;
  /** Runs before each request takes effect. */
  before: (request: string) => void | Promise<void>;
  /** Collections that were there at the last snapshot; `null` before the first. */
  snapshot: readonly string[] | null;
  /** Kills it and starts it again: it reads its log, and all collections seem made just now, in any order. */
  restart(): void;
  close(): Promise<void>;
}

export const STAND_IN_KEY = 'key-of-the-stand-in';

/**
 * As much of Typesense's API as indexing uses, in memory, over real HTTP: collections, aliases,
 * imports with a result a line, documents by id, and its statuses and messages.
 */
export async function typesenseStandIn(): Promise<TypesenseStandIn> {
  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const standIn: TypesenseStandIn = {
    url: `http://127.0.0.1:${port}`,
    requests: [],
    collections: new Map(),
    aliases: new Map(),
    mishap: () => null,
    before: () => undefined,
    snapshot: null,
    restart() {
      let second = 9_999;
      for (const collection of standIn.collections.values()) collection.created_at = second--;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    const url = new URL(incoming.url ?? '', standIn.url);
    const request = `${incoming.method} ${decodeURIComponent(url.pathname)}`;
    standIn.requests.push(request);
    const mishap = standIn.mishap(request, standIn.requests.length);
    switch (mishap) {
      case 'cut_before':
        return void response.destroy();
      case 'hang':
        return;
      case 'unavailable':
        return json(response, 503, { message: 'Not Ready or Lagging' });
      case 'redirect':
        return void response.writeHead(302, { location: `${standIn.url}/elsewhere` }).end();
      case 'html':
        return void response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<!doctype html><title>Sign in</title>');
      case 'empty_object':
        return json(response, 200, {});
      default:
    }
    const hasKey = incoming.headers['x-typesense-api-key'] === STAND_IN_KEY;
    if (!hasKey || mishap === 'lost_key') {
      return json(response, 401, { message: 'Forbidden - a valid `x-typesense-api-key` header' });
    }
    await standIn.before(request);
    const [status, answer] = answerTo(standIn, request, body);
    if (mishap === 'cut_after') response.destroy();
    else if (typeof answer === 'string') response.writeHead(status).end(answer);
    else json(response, status, answer);
  }
  return standIn;
}

function json(response: ServerResponse, status: number, answer: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(answer));
}

function answerTo(standIn: TypesenseStandIn, request: string, body: string): [number, unknown] {
  const { collections, aliases } = standIn;
  const [method = '', path = ''] = request.split(/ (.*)/s);
  const [, kind, name = '', part, id] = /^\/(\w+)(?:\/([^/]+)(?:\/(\w+)(?:\/(.+))?)?)?$/s.exec(
    path,
  ) ?? [''];
  const named = collections.get(aliases.get(name) ?? name);
  const notFound: [number, unknown] = [404, { message: 'Not Found' }];

  if (kind === 'aliases') {
    if (method === 'PUT') {
      aliases.set(name, (JSON.parse(body) as { collection_name: string }).collection_name);
    }
    const target = aliases.get(name);
    return target === undefined ? notFound : [200, { name, collection_name: target }];
  }
  if (kind === 'operations' && name === 'snapshot') {
    standIn.snapshot = [...collections.keys()];
    return [201, { success: true }];
  }
  if (kind !== 'collections') return notFound;
  if (name === '') {
    if (method === 'GET') return [200, [...collections.values()].map(factsOf)];
    const created = { ...(JSON.parse(body) as { name: string }), created_at: 1_000 };
    if (collections.has(created.name)) return [409, { message: 'already exists' }];
    const collection = { ...created, documents: new Map() };
    collections.set(created.name, collection);
    return [201, factsOf(collection)];
  }
  if (named === undefined) return notFound;
  if (part === 'documents') {
    if (id === 'import')
      return [
        200,
        body
          .split('\n')
          .map((line) => take(named, line))
          .join('\n'),
      ];
    const document = named.documents.get(id ?? '');
    return document === undefined ? notFound : [200, document];
  }
  if (method === 'DELETE') collections.delete(named.name);
  return [200, factsOf(named)];
}

function factsOf({ documents, ...facts }: Collection) {
  return { ...facts, num_documents: documents.size };
}

/** Typesense keeps no `null`, and refuses a value of another type than its field's. */
function take({ documents }: Collection, line: string): string {
  const sent = JSON.parse(line) as Record<string, unknown>;
  if (typeof sent.make === 'number') {
    return JSON.stringify({ success: false, error: 'Field `make` must be a string.' });
  }
  const kept = Object.entries(sent).filter(([, value]) => value !== null);
  documents.set(String(sent.id), Object.fromEntries(kept.reverse()));
  return JSON.stringify({ success: true });
}
