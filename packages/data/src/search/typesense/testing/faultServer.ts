import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a search service fails, one way at a time (R12-01). */
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

export interface FaultServer {
  /** Scheme, host and port. */
  url: string;
  /** Requests that arrived so far. */
  requests(): number;
  /** Fails like this from now on; `null` answers well. */
  fail(fault: Fault | null): Promise<void>;
  /** Requests that followed a redirect. */
  redirected(): number;
  close(): Promise<void>;
}

/** A server on loopback that answers as told, or fails as told. */
export async function startFaultServer(answer: (body: unknown) => unknown): Promise<FaultServer> {
  let requests = 0;
  let redirected = 0;
  let current: Fault | null = null;
  const timers = new Set<NodeJS.Timeout>();

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/elsewhere') redirected += 1;
    requests += 1;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const good = () => JSON.stringify(answer(JSON.parse(Buffer.concat(chunks).toString())));
      if (current === null) json(response, 200, good());
      else if (current !== 'refused') failures[current](response, good, timers);
    });
  };

  let { server, port } = await listen(handle, 0);
  return {
    url: `http://127.0.0.1:${port}`,
    requests: () => requests,
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

type Failure = (response: ServerResponse, good: () => string, timers: Set<NodeJS.Timeout>) => void;

const failures: Readonly<Record<Exclude<Fault, 'refused'>, Failure>> = {
  reset: ({ socket }) => {
    socket?.resetAndDestroy();
  },
  hang: () => {},
  slow: (response, good, timers) => {
    timers.add(setTimeout(() => json(response, 200, good()), 3_000));
  },
  drip: (response, good, timers) => {
    const body = good();
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
  'truncated JSON': (response, good) => json(response, 200, good().slice(0, -20)),
  'wrong types': (response, good) => {
    json(response, 200, good().replaceAll(/"found":\d+/g, '"found":"many"'));
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
