import { afterAll, describe, expect, test } from 'vitest';
import { startFrontDoor } from './testing/frontDoor.ts';

const { door, log, seen, ask, raw, post, close } = await startFrontDoor();
afterAll(close);

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

test('a server that stops says so and still answers, on connections that end (R13-05)', async () => {
  door.isStopping = true;
  const [health, readiness, page] = await Promise.all([ask('/healthz'), ask('/readyz'), ask('/')]);
  door.isStopping = false;
  expect([health.status, health.body]).toEqual([503, 'stopping\n']);
  expect([readiness.status, readiness.body]).toEqual([503, 'stopping\n']);
  expect(page.status).toBe(200);
  for (const { headers } of [health, readiness, page]) expect(headers.connection).toBe('close');
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(200);
});
