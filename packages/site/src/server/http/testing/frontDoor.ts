import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import type { DealerSite } from '@forecourt/data';
import type { LogEntry } from '../../log/log.ts';
import { createAdmission } from '../admission.ts';
import { createFrontHandler, type SiteRequest } from '../frontHandler.ts';
import { createHttpServer } from '../httpServer.ts';
import { siteHosts } from '../siteHosts.ts';
import { unknownHostAnswer } from '../unknownHost.ts';

const config = {
  slug: 'one',
  name: 'One Motors',
  template: 'x',
  hosts: ['one.example'],
  https: true,
  phone: '(07) 5550 0100',
  locations: [],
  tradeInCarTypes: [],
  sellMyCar: false,
};
const sites = [{ key: 'one', config, folder: '/' } as unknown as DealerSite];
export const HOST = 'one.example';
export const ORIGIN = 'https://one.example';
export const FORM = 'application/x-www-form-urlencoded';

interface Reply {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A server of one dealer behind the front door, with pages that say what they were sent. */
export async function startFrontDoor() {
  const log: LogEntry[] = [];
  /** Requests that came through to a page. */
  const seen: SiteRequest[] = [];
  const door = { isStopping: false };
  let port = 0;
  const listener = createFrontHandler({
    findSite: siteHosts({ sites: () => sites, development: false, port: () => port }),
    admission: createAdmission(),
    quick: [
      async ({ pathname }) => {
        if (pathname === '/quick-throws') throw new RangeError('secret 0412 345 678');
        return pathname === '/quick' ? { status: 200, body: Buffer.from('quick') } : null;
      },
    ],
    async page(request) {
      seen.push(request);
      if (request.pathname === '/throws') throw new TypeError('secret 0412 345 678');
      return {
        status: 200,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          ...(request.pathname === '/fresh' && { 'cache-control': 'public, no-cache' }),
        },
        body: Buffer.from(request.body?.toString() ?? 'page '.repeat(400)),
      };
    },
    unknownHost: unknownHostAnswer(() => sites, false),
    isStopping: () => door.isStopping,
    indexable: true,
    log: (entry) => void log.push(entry),
  });
  const server = createHttpServer(listener, (entry) => void log.push(entry));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  port = (server.address() as AddressInfo).port;

  function ask(
    path: string,
    {
      method = 'GET',
      headers = {},
      body = '',
    }: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const request = httpRequest(
        { port, path, method, headers: { host: HOST, ...headers } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks).toString(),
            }),
          );
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  }

  /** Sends bytes as they are, and returns all that comes back. */
  function raw(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => (answer += chunk));
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
      setTimeout(() => socket.destroy(), 2_000).unref();
    });
  }

  function post(headers: Record<string, string>, body = 'a=1', path = '/form') {
    return ask(path, { method: 'POST', headers: { 'content-type': FORM, ...headers }, body });
  }

  const close = () => new Promise((resolve) => server.close(resolve));
  return { door, log, seen, port, ask, raw, post, close };
}
