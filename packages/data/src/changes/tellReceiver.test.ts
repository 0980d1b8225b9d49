import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChangeReceiver } from '../store/changes.ts';
import { siteKey } from '../store/testing/samples.ts';
import { tellReceiver } from './tellReceiver.ts';

const HOUR_MS = 3_600_000;
const head = { epoch: '0000abcd', position: 1, floor: 1, version: 1, at: 0 };

let server: Server;
let asked: number;
let status: number;
let now: number;
let kept: ChangeReceiver | null;

beforeEach(async () => {
  [asked, status, now, kept] = [0, 503, 0, null];
  server = createServer((_, response) => {
    asked += 1;
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

function tell(path = '/', parkAfter?: number) {
  now += HOUR_MS;
  return tellReceiver({
    changes: { head: async () => head, between: async () => [] },
    lead: {
      receiver: async () => kept,
      keep: async (_, __, receiver) => {
        kept = receiver;
      },
    },
    ...{ site: siteKey('harbour'), name: 'crm', secret: 'secret', timeoutMs: 5_000 },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    bodyOf: ({ kind }) => ({ kind }),
    now: () => now,
    random: () => 1,
    ...(parkAfter !== undefined && { parkAfter }),
  });
}

test.each([400, 403, 404, 422, 500, 503])(
  'a receiver that answers %i is tried for as long as it may, and then parked (R17-42)',
  async (answer) => {
    status = answer;
    for (let attempt = 1; attempt < 8; attempt += 1) {
      expect(await tell('/', 8)).toMatchObject({ kind: 'failed', isParked: false });
    }
    expect(await tell('/', 8)).toMatchObject({ kind: 'failed', attempts: 8, isParked: true });
    expect(kept).toMatchObject({ parkedAt: now, lastError: expect.stringContaining(`${answer}`) });
    expect(await tell('/', 8)).toEqual({ kind: 'idle', dueAt: 0 });
    expect(asked).toBe(8);
  },
);

test('that is after about seven days', async () => {
  await tell();
  kept = { ...(kept as unknown as ChangeReceiver), attempts: 1_398 };
  expect(await tell()).toMatchObject({ isParked: false });
  expect(await tell()).toMatchObject({ attempts: 1_400, isParked: true });
});

test('one that says that it is gone is parked at once; at another address it begins anew', async () => {
  status = 410;
  expect(await tell()).toMatchObject({ kind: 'failed', attempts: 1, isParked: true });
  status = 200;
  expect(await tell()).toMatchObject({ kind: 'idle' });
  expect(asked).toBe(1);
  await tell('/moved');
  expect(asked).toBe(2);
  expect(kept).toMatchObject({ parkedAt: null, attempts: 0, position: '0000abcd.1' });
});
