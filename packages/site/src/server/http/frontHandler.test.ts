import { request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DealerSite } from '@forecourt/data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LogEntry } from '../log/log.ts';
import { createAdmission } from './admission.ts';
import { createFrontHandler, type SiteRequest } from './frontHandler.ts';
import { createHttpServer } from './httpServer.ts';
import { siteHosts } from './siteHosts.ts';
import { unknownHostAnswer } from './unknownHost.ts';

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
const HOST = 'one.example';
const ORIGIN = 'https://one.example';
const FORM = 'application/x-www-form-urlencoded';

const log: LogEntry[] = [];
const seen: SiteRequest[] = [];
let server: Server;
let port = 0;
let isStopping = false;

beforeAll(async () => {
  const listener = createFrontHandler({
    findSite: siteHosts({ sites, development: false, port: () => port }),
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
    unknownHost: unknownHostAnswer(sites, false),
    isStopping: () => isStopping,
    indexable: true,
    log: (entry) => void log.push(entry),
  });
  server = createHttpServer(listener, (entry) => void log.push(entry));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

interface Reply {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

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

describe('the order of the front door', () => {
  test('a page of a site', async () => {
    expect(await ask('/any')).toMatchObject({ status: 200, body: 'page '.repeat(400) });
  });

  test('a quick handler answers before a page is rendered', async () => {
    const before = seen.length;
    expect((await ask('/quick')).body).toBe('quick');
    expect(seen.length).toBe(before);
  });

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
    '%s is not a method of ours',
    async (method) => {
      const reply = await ask('/any', { method });
      expect(reply.status).toBe(405);
      expect(reply.headers.allow).toBe('GET, HEAD, POST');
    },
  );

  test('an address that is too long is 414, one that cannot be read 400, by the dealer', async () => {
    for (const [path, status] of [
      [`/${'a'.repeat(8200)}`, 414],
      ['/%E0%A4%A', 400],
      ['/%0A0412%20345%20678', 400],
      ['/%09/', 400],
      ['//x', 400],
    ] as const) {
      const reply = await ask(path);
      expect(reply.status).toBe(status);
      expect(reply.body).toContain('One Motors');
      expect(reply.body).toContain('(07) 5550 0100');
      expect(reply.body).not.toMatch(/0412.{0,3}345/);
    }
    expect(JSON.stringify(log)).not.toMatch(/0412.{0,3}345/);
  });

  const probes = [
    ['/healthz', 'ok\n'],
    ['/readyz', 'ready\n'],
  ] as const;

  test.each(probes)('%s needs no host', async (path, body) => {
    expect(await ask(path, { headers: { host: 'nobody.example' } })).toMatchObject({
      status: 200,
      body,
    });
    expect(await ask(path, { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  });

  test.each(probes)('%s is read, and takes nothing', async (path) => {
    const reply = await post({ host: 'nobody.example' }, 'a=1', path);
    expect(reply.status).toBe(405);
    expect(reply.headers.allow).toBe('GET, HEAD');
  });

  test('an unknown host tells nothing of any dealer (R15-02)', async () => {
    const reply = await ask('/any', { headers: { host: 'nobody.example' } });
    expect(reply.status).toBe(404);
    expect(reply.body).toContain('<h1>There is no website here</h1>');
    expect(reply.body).not.toMatch(/Motors|5550/);
    const sheet = await ask('/theme-plain.css', { headers: { host: 'nobody.example' } });
    expect(sheet).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/css; charset=utf-8' },
    });
  });

  test('HEAD has the headers of GET and no body', async () => {
    const [head, get] = await Promise.all([ask('/any', { method: 'HEAD' }), ask('/any')]);
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  test('an error of a page is a 500 with the way to the dealer, and its message stays out of the log (R18-01)', async () => {
    const reply = await ask('/throws');
    expect(reply.status).toBe(500);
    expect(reply.body).toContain('(07) 5550 0100');
    expect(log.at(-1)).toMatchObject({ event: 'request_failed', site: 'one', error: 'TypeError' });
    expect(JSON.stringify(log) + reply.body).not.toMatch(/0412.{0,3}345/);
  });

  test('so is an error before a page', async () => {
    const reply = await ask('/quick-throws');
    expect(reply.status).toBe(500);
    expect(reply.body).toContain('(07) 5550 0100');
    expect(log.at(-1)).toMatchObject({ event: 'request_failed', error: 'RangeError' });
    expect(JSON.stringify(log) + reply.body).not.toMatch(/0412.{0,3}345/);
  });
});

describe('forms', () => {
  test('a form of the site arrives whole', async () => {
    expect(await post({ origin: ORIGIN }, 'name=Jo')).toMatchObject({
      status: 200,
      body: 'name=Jo',
    });
  });

  test('a form from elsewhere is refused before it is read', async () => {
    const before = seen.length;
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
    expect(seen.length).toBe(before);
  });

  test.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain', 'text/xml'])(
    '%s is no form of ours',
    async (type) => {
      expect((await post({ origin: ORIGIN, 'content-type': type })).status).toBe(415);
    },
  );

  test('64 KiB are taken, one byte more is 413', async () => {
    expect((await post({ origin: ORIGIN }, 'a'.repeat(64 * 1024))).status).toBe(200);
    expect((await post({ origin: ORIGIN }, 'a'.repeat(64 * 1024 + 1))).status).toBe(413);
  });

  test('a body without a length is cut off at the limit', async () => {
    const chunk = `1000\r\n${'a'.repeat(4096)}\r\n`;
    const answer = await raw(
      `POST /form HTTP/1.1\r\nhost: ${HOST}\r\norigin: ${ORIGIN}\r\ncontent-type: ${FORM}\r\ntransfer-encoding: chunked\r\n\r\n${chunk.repeat(20)}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });
});

describe('what scripts send (R7-01)', () => {
  const json = { origin: ORIGIN, 'content-type': 'application/json; charset=utf-8' };

  test('is JSON of 16 KiB at most', async () => {
    const most = JSON.stringify({ message: 'a'.repeat(16 * 1024 - 14) });
    expect(await post(json, most, '/api/leads')).toMatchObject({ status: 200, body: most });
    const over = await post(json, `${most} `, '/api/leads');
    expect([over.status, JSON.parse(over.body)]).toEqual([
      413,
      { success: false, error: 'The form is too large.' },
    ]);
  });

  test.each([
    [403, { origin: 'https://evil.example' }],
    [415, { 'content-type': 'text/plain' }],
  ])('is refused in JSON too: %d', async (status, headers) => {
    const before = seen.length;
    const reply = await post({ ...json, ...headers }, '{}', '/api/leads');
    expect([reply.status, JSON.parse(reply.body).success, seen.length]).toEqual([
      ...[status, false, before],
    ]);
  });
});

describe('every answer carries the header set (R17-05)', () => {
  const required = [
    'cache-control',
    'content-security-policy',
    'content-type',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'permissions-policy',
    'referrer-policy',
    'x-content-type-options',
  ];
  test.each([
    ['a page', () => ask('/any')],
    ['a refused method', () => ask('/any', { method: 'PUT' })],
    ['a refused form', () => post({ origin: 'null' })],
    ['an unknown host', () => ask('/', { headers: { host: 'x.example' } })],
    ['an error', () => ask('/throws')],
    ['a bad address', () => ask('/%')],
  ])('%s', async (_name, send) => {
    const { headers } = await send();
    expect(required.filter((name) => headers[name] === undefined)).toEqual([]);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
  });

  test('by https the browser is told to stay there', async () => {
    expect((await ask('/any')).headers['strict-transport-security']).toContain('max-age=31536000');
  });

  test('what is not HTTP is answered and closed', async () => {
    const answer = await raw('GET / HTTP/1.1\r\nhost: one.example\r\nbad header\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('x-content-type-options: nosniff');
  });

  test('an expectation that nobody can meet is refused', async () => {
    const answer = await raw('GET / HTTP/1.1\r\nhost: one.example\r\nexpect: x\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 417 /);
    for (const name of required) expect(answer).toContain(`${name}: `);
  });

  test('headers beyond 16 KiB are 431', async () => {
    const answer = await raw(
      `GET / HTTP/1.1\r\nhost: one.example\r\nx: ${'a'.repeat(17_000)}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });

  test('a second Host is refused', async () => {
    const answer = await raw(
      'GET / HTTP/1.1\r\nhost: one.example\r\nhost: two.example\r\nconnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('compression and revalidation', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('%s', async (accept, encoding) => {
    const { headers } = await ask('/any', { headers: { 'accept-encoding': accept } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
  });
});

test('what has not changed is not sent again', async () => {
  const { headers } = await ask('/fresh');
  const again = await ask('/fresh', { headers: { 'if-none-match': headers.etag ?? '' } });
  expect(again).toMatchObject({ status: 304, body: '' });
  expect(again.headers['content-security-policy']).toBeDefined();
  expect((await ask('/fresh', { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200);
});

test('a visitor who goes away in the middle of a form leaves nothing behind', async () => {
  const before = seen.length;
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /form HTTP/1.1\r\nhost: ${HOST}\r\norigin: ${ORIGIN}\r\ncontent-type: ${FORM}\r\ncontent-length: 50\r\n\r\nhalf`,
  );
  await sleep(50);
  socket.destroy();
  await sleep(50);
  expect(seen.length).toBe(before);
  expect((await ask('/any')).status).toBe(200);
});

test('a server that stops says so and still answers, on connections that end (R13-05)', async () => {
  isStopping = true;
  const [health, readiness, page] = await Promise.all([ask('/healthz'), ask('/readyz'), ask('/')]);
  isStopping = false;
  expect([health.status, health.body]).toEqual([503, 'stopping\n']);
  expect([readiness.status, readiness.body]).toEqual([503, 'stopping\n']);
  expect(page.status).toBe(200);
  for (const { headers } of [health, readiness, page]) expect(headers.connection).toBe('close');
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(200);
});
