import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a service fails, one way at a time (R12-01). */
export const faults = [
  'refused',
  'reset',
  'hang',
  'slow',
  'drip',
  'status 500',
  'status 503',
  'status 429',
  'HTML',
  'empty object',
  'truncated JSON',
  'wrong types',
  'large body',
  'redirect',
] as const;

export type Fault = (typeof faults)[number];

/**
 * What a server says to a body, which is `undefined` where a request has none, at a path: a text as it
 * is, anything else as JSON, and to `undefined` that nothing is there; at once or later.
 */
export type Answer = (body: unknown, request: IncomingMessage) => unknown;

export interface FaultServer {
  /** Scheme, host and port. */
  url: string;
  /** Requests that arrived so far. */
  requests(): number;
  /** Of them, those that were told that nothing has changed. */
  unchanged(): number;
  /** Fails like this from now on; `null` answers well. */
  fail(fault: Fault | null): Promise<void>;
  /** Requests that followed a redirect. */
  redirected(): number;
  close(): Promise<void>;
}

/** A server on loopback that answers as told, with an ETag, or fails as told. */
export async function startFaultServer(answer: Answer): Promise<FaultServer> {
  let requests = 0;
  let unchanged = 0;
  let redirected = 0;
  let current: Fault | null = null;
  const timers = new Set<NodeJS.Timeout>();

  const sound = (request: IncomingMessage, response: ServerResponse, said: unknown) => {
    if (said === undefined) return json(response, 404, '{"message":"Not found"}');
    const text = textOf(said);
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    response.setHeader('etag', etag);
    if (request.headers['if-none-match'] !== etag) return json(response, 200, text);
    unchanged += 1;
    response.writeHead(304).end();
  };
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/elsewhere') redirected += 1;
    requests += 1;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const said = async () => answer(bodyOf(text, request), request);
      if (current === null) void said().then((one) => sound(request, response, one));
      else if (current !== 'refused') {
        void failures[current](response, async () => textOf(await said()), timers);
      }
    });
  };

  let { server, port } = await listen(handle, 0);
  return {
    url: `http://127.0.0.1:${port}`,
    requests: () => requests,
    unchanged: () => unchanged,
    redirected: () => redirected,
    async fail(fault) {
      if (fault === 'refused') await close(server);
      else if (current === 'refused') ({ server, port } = await listen(handle, port));
      current = fault;
    },
    async close() {
      for (const timer of timers) clearTimeout(timer);
      if (current !== 'refused') await close(server);
    },
  };
}

/** A form's body is its text. */
function bodyOf(text: string, { headers }: IncomingMessage): unknown {
  if (text === '') return undefined;
  return headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    ? text
    : JSON.parse(text);
}

type Failure = (
  response: ServerResponse,
  good: () => Promise<string>,
  timers: Set<NodeJS.Timeout>,
) => void | Promise<void>;

const failures: Readonly<Record<Exclude<Fault, 'refused'>, Failure>> = {
  reset: ({ socket }) => {
    socket?.resetAndDestroy();
  },
  hang: () => {},
  slow: async (response, good, timers) => {
    const body = await good();
    timers.add(setTimeout(() => json(response, 200, body), 3_000));
  },
  drip: async (response, good, timers) => {
    const body = await good();
    let at = 0;
    response.writeHead(200, jsonType);
    const timer = setInterval(() => response.write(body[at++ % body.length]), 50);
    timers.add(timer);
    response.on('close', () => clearInterval(timer));
  },
  'status 500': (response) => json(response, 500, '{"message":"Something went wrong"}'),
  'status 503': (response) => json(response, 503, '{"message":"Not Ready or Lagging"}'),
  'status 429': (response) => json(response, 429, '{"message":"Too many requests"}'),
  HTML: (response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>');
  },
  'empty object': (response) => json(response, 200, '{}'),
  'truncated JSON': async (response, good) => json(response, 200, (await good()).slice(0, -20)),
  'wrong types': async (response, good) => {
    const said: unknown = JSON.parse(await good());
    const wrong = (isWrong: (value: unknown) => boolean) =>
      JSON.stringify(said, (_key, value: unknown) => (isWrong(value) ? 'many' : value));
    const plain = wrong((value) => typeof value === 'number' || typeof value === 'boolean');
    // Of an answer without a number the lists.
    json(response, 200, plain === JSON.stringify(said) ? wrong(Array.isArray) : plain);
  },
  'large body': (response) => {
    response.writeHead(200, jsonType);
    const chunk = `"${' '.repeat(1024 * 1024)}",`;
    let left = 50;
    const more = () => {
      while (left-- > 0) if (!response.write(chunk)) return;
      response.end();
    };
    response.on('drain', more);
    more();
  },
  redirect: (response) => {
    response.writeHead(302, { location: '/elsewhere' }).end();
  },
};

function textOf(said: unknown): string {
  return typeof said === 'string' ? said : JSON.stringify(said);
}

const jsonType = { 'content-type': 'application/json' };

function json(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, jsonType).end(body);
}

async function listen(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  port: number,
): Promise<{ server: Server; port: number }> {
  const server = createServer(handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
