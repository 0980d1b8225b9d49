import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { IndexFault } from './indexFault.ts';
import { typesenseIndexAdmin } from './typesenseIndexAdmin.ts';

type Answer = readonly [status: number, type: string, body: string];

/** What indexing says of a server that gives this answer to everything. */
async function toldOf([status, type, body]: Answer): Promise<IndexFault[]> {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': type, location: '/login' }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const admin = typesenseIndexAdmin({
    nodes: [`http://127.0.0.1:${port}`],
    key: 'a-secret',
    retryIntervalSeconds: 0.001,
  });
  const calls = [
    admin.collections(),
    admin.target('alias'),
    admin.write('one', [{ id: '1' }]),
    admin.snapshot(),
  ];
  const outcomes = await Promise.allSettled(calls);
  admin.close();
  server.closeAllConnections();
  server.close();
  return outcomes.map((outcome) => {
    const reason: unknown = outcome.status === 'rejected' ? outcome.reason : null;
    expect(reason).toBeInstanceOf(IndexFault);
    return reason as IndexFault;
  });
}

const PAGE = '<!doctype html><title>Sign in</title><p>a-secret';

test.each<[Answer, RegExp]>([
  [[200, 'text/html', PAGE], /status 200, with a web page\..* not of a proxy/],
  [[404, 'text/html', PAGE], /status 404, with a web page\..* not of a proxy/],
  [[401, 'text/html', PAGE], /status 401, with a web page\..* not of a proxy/],
  [[502, 'text/html', PAGE], /status 502, with a web page\..* runs behind the proxy/],
  [[503, 'text/plain', 'no healthy upstream'], /status 503, with text that is not JSON/],
  [[200, 'text/plain', 'OK'], /status 200, with text that is not JSON/],
  [[200, 'application/json', '{"name":'], /status 200, with JSON that is cut off/],
  [[200, 'application/json', '{"a":]}'], /JSON with a fault in it\..* not of a proxy/],
  [[200, 'application/json', ''], /status 200, with an empty body/],
])('says what came back instead of an answer: %j', async (answer, told) => {
  for (const fault of await toldOf(answer)) {
    expect(fault.kind).toBe('garbled');
    expect(fault.message).toMatch(told);
    expect(fault.message).toMatch(/What answered is not Typesense.* Shoppers search what/);
    expect(fault.message).not.toMatch(/no node answered|a-secret|Sign in|upstream/);
  }
});

test('names a redirect as one, whose address is the one to give', async () => {
  for (const fault of await toldOf([302, 'text/html', ''])) {
    expect(fault.message).toMatch(/sent it elsewhere.*_NODES to the address that it leads to/);
  }
});

test('a node that answers as one, and badly, is told by its status', async () => {
  const lagging = JSON.stringify({ message: 'Not Ready or Lagging' });
  for (const fault of await toldOf([503, 'application/json', lagging])) {
    expect(fault).toMatchObject({ kind: 'unreachable', happened: expect.stringMatching(/503/) });
  }
});
