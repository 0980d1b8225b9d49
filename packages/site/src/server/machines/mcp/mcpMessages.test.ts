import { aVehicle } from '@forecourt/data/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publishStock } from '../../../testing/publishStock.ts';
import { type SiteFolder, siteFolder } from '../../../testing/siteFolder.ts';
import type { LogEntry } from '../../log/log.ts';
import type { RunningServer } from '../../serverOptions.ts';
import { askWire, startWire } from '../../testing/wireServer.ts';

const MINUTE = 60_000;

let folder: SiteFolder;
let server: RunningServer;
let now = Date.UTC(2026, 10, 25);
const lines: LogEntry[] = [];

beforeAll(async () => {
  folder = await siteFolder({ slug: 'one' }, { slug: 'two' });
  await publishStock(folder, { one: [aVehicle({ id: 'rio', slug: 'rio' })] });
  server = await startWire(
    folder,
    { handle: async () => new Response('page') },
    { now: () => now, log: (line) => lines.push(line) },
  );
});

afterAll(async () => {
  await server.stop();
  await folder.remove();
});

beforeEach(() => {
  // What was sent in the test before is no longer counted.
  now += MINUTE;
});

const call = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'get_vehicle', arguments: { vehicle: 'rio' } },
};
const types = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};

function send(body: unknown, headers: Record<string, string> = {}, site = 'one') {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const all = { ...types, ...headers };
  return askWire(server, '/mcp', { method: 'POST', headers: all, body: text }, site);
}

/** What an answer says in three parts. */
function partsOf({ text }: { text: string }): string[] {
  const { jsonrpc, id, error } = JSON.parse(text);
  expect([jsonrpc, id]).toEqual(['2.0', null]);
  expect(error.message).toBe(Object.values(error.data).join(' '));
  return Object.keys(error.data);
}

const PARTS = ['what', 'why', 'fix'];

test('a message is answered by one JSON body, which nobody keeps', async () => {
  const { status, text, headers } = await send(call);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-store',
  });
  expect(headers['mcp-session-id']).toBeUndefined();
  expect(JSON.parse(text).result.structuredContent.vehicle.id).toBe('rio');
});

test('a notification is taken, and not answered', async () => {
  const told = await send({ jsonrpc: '2.0', method: 'notifications/initialized' });
  expect([told.status, told.text]).toEqual([202, '']);
});

test('there is nothing to read and no session to end', async () => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await askWire(server, '/mcp', { method });
    expect([status, headers.allow]).toEqual([405, 'POST']);
  }
  const read = await askWire(server, '/mcp', { headers: { accept: 'text/event-stream' } });
  expect(partsOf(read)).toEqual(PARTS);
  const ended = await askWire(server, '/mcp', { method: 'DELETE' });
  expect([ended.status, ended.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
});

test('nobody can listen, and so hold a connection', async () => {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const method = 'subscriptions/listen';
  const params = { _meta: meta, notifications: { toolsListChanged: true } };
  const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': method };
  const { status, text } = await send({ jsonrpc: '2.0', id: 1, method, params }, headers);
  expect(status).toBe(200);
  expect(JSON.parse(text).error.message).toContain('Subscription limit');
});

test('a page of another website is refused, and a program that names no origin is not (R17-01)', async () => {
  const own = `http://one.localhost:${server.port}`;
  expect((await send(call, { origin: own })).status).toBe(200);
  for (const headers of [
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { origin: `http://two.localhost:${server.port}` },
    { 'sec-fetch-site': 'cross-site' },
    { cookie: 'a=b' },
  ]) {
    const refused = await send(call, headers);
    expect([refused.status, partsOf(refused)]).toEqual([403, PARTS]);
  }
});

test('a host that is no site’s has no server', async () => {
  const { status, text } = await send(call, { host: 'rebound.example' });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(text).not.toContain('rio');
});

test.each([
  ['', 400],
  ['{', 400],
  ['null', 400],
  ['7', 400],
  ['"text"', 400],
  ['[]', 400],
  [JSON.stringify([call, call]), 400],
  ['['.repeat(60_000), 400],
  [`{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 400],
  [JSON.stringify({ ...call, more: 'x'.repeat(64 * 1024) }), 413],
])('%.20s… is no message', async (body, expected) => {
  const refused = await send(body);
  expect(refused.status).toBe(expected);
  expect(JSON.parse(refused.text)).toMatchObject({ jsonrpc: '2.0', error: {} });
});

test('what is no JSON by its type is not read', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', '']) {
    const refused = await send(call, { 'content-type': type });
    expect([refused.status, partsOf(refused)]).toEqual([415, PARTS]);
  }
});

test('a visitor sends 120 messages in a minute to each site, the same one too (R17-11)', async () => {
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
  for (let n = 0; n < 120; n += 1) expect((await send(ping)).status).toBe(200);
  const refused = await send(ping);
  expect([refused.status, partsOf(refused)]).toEqual([429, PARTS]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send(ping, {}, 'two')).status).toBe(200);
  now += MINUTE;
  expect((await send(ping)).status).toBe(200);
});

const name = fc.constantFrom(
  ...['search_vehicles', 'get_vehicle', 'compare_vehicles', 'list_locations', '__proto__', ''],
);
const method = fc.oneof(
  fc.constantFrom(
    ...['tools/call', 'tools/list', 'initialize', 'ping', 'server/discover', 'resources/read'],
    ...['notifications/cancelled', 'logging/setLevel', 'completion/complete', 'constructor'],
  ),
  fc.string(),
);
const odd = fc.jsonValue({ maxDepth: 3 });
const input = fc.oneof(
  odd,
  fc.record({ vehicle: fc.string({ unit: 'binary' }) }),
  fc.record({ vehicles: fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 4 }) }),
  fc.record(
    {
      query: fc.string({ unit: 'binary' }),
      page: fc.integer(),
      sort: odd,
      refinements: odd,
      ranges: odd,
    },
    { requiredKeys: [] },
  ),
);
const message = fc.oneof(
  odd,
  fc.record(
    {
      jsonrpc: fc.oneof({ weight: 9, arbitrary: fc.constant('2.0') }, odd),
      id: fc.oneof(fc.integer(), fc.string(), odd),
      method,
      params: fc.oneof(
        odd,
        fc.record({ name, arguments: input, _meta: odd }, { requiredKeys: ['name'] }),
      ),
      result: odd,
      error: odd,
    },
    { requiredKeys: ['jsonrpc'] },
  ),
  fc.record({
    ...{ jsonrpc: fc.constant('2.0'), id: fc.integer(), method: fc.constant('tools/call') },
    params: fc.record({ name, arguments: input }),
  }),
);
const header = fc.constantFrom<Record<string, string>>(
  {},
  { 'mcp-protocol-version': '2025-06-18', 'mcp-session-id': 'x' },
  { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'é' },
  { 'mcp-protocol-version': '9999-99-99' },
  { accept: '*/*' },
  { accept: 'text/html' },
);

test('whatever is sent is answered, and never by a fault', async () => {
  lines.length = 0;
  await fc.assert(
    fc.asyncProperty(message, header, async (sent, headers) => {
      now += MINUTE;
      const { status, text } = await send(sent, headers);
      expect(status).toBeLessThan(500);
      expect(status === 202 ? call : JSON.parse(text)).toHaveProperty('jsonrpc', '2.0');
      expect(text).not.toMatch(/ at .*[.]ts|node_modules|could not answer just now/);
    }),
    { numRuns: 1_000 },
  );
  expect(lines).toEqual([]);
});
