import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FaultServer, startFaultServer } from '../testing/faultServer.ts';
import { httpRegoLookup } from './httpRegoLookup.ts';
import { describePlatformFaults } from './testing/platformFaults.ts';
import { platformSite } from './testing/platformSite.ts';

const site = platformSite();
const hilux = { make: 'Toyota', model: 'HiLux', badge: 'SR5', year: 2021, colour: '', more: 1 };
const found = {
  ...{ make: 'Toyota', model: 'HiLux', badge: 'SR5', year: 2021 },
  ...{ body: null, transmission: null, colour: null },
};

let server: FaultServer;
let asked: unknown[];
let clock: number;

function answer(body: unknown, { url }: { url?: string | undefined }): unknown {
  asked.push([url, body]);
  return (body as { rego: string }).rego.startsWith('NONE') ? undefined : hilux;
}

beforeEach(async () => {
  asked = [];
  clock = 1;
  server = await startFaultServer(answer);
});
afterEach(() => server.close());

function open() {
  const { url } = server;
  return httpRegoLookup({ url, onNews: () => undefined, now: () => clock, mostKept: 5 });
}

test('rego and regoState are sent, in no address, and what the register knows comes back', async () => {
  expect(await open().find(site, { rego: '123 abc', regoState: 'QLD' })).toEqual({
    ...{ kind: 'found', car: found },
  });
  expect(asked).toEqual([['/api/rego-lookup', { rego: '123ABC', regoState: 'QLD' }]]);
});

test('a plate that the register does not know is none', async () => {
  const lookup = open();
  expect(await lookup.find(site, { rego: 'NONE1', regoState: 'NSW' })).toEqual({ kind: 'none' });
});

test('a look-up is kept for a day, by plate, state and site', async () => {
  const lookup = open();
  const find = (rego: string, regoState: string, key = 'one') =>
    lookup.find(platformSite({}, key), { rego, regoState });
  await find('123ABC', 'QLD');
  await find('123-abc', 'QLD');
  expect(server.requests()).toBe(1);
  await find('123ABC', 'NSW');
  await find('123ABC', 'QLD', 'two');
  expect(server.requests()).toBe(3);
  clock += 24 * 3_600_000 + 1;
  await find('123ABC', 'QLD');
  expect(server.requests()).toBe(4);
});

test('of very many the oldest are forgotten', async () => {
  const lookup = open();
  const find = (rego: string) => lookup.find(site, { rego, regoState: 'QLD' });
  await find('FIRST');
  for (let plate = 0; plate < 5; plate += 1) await find(`P${plate}`);
  await find('P4');
  expect(server.requests()).toBe(6);
  await find('FIRST');
  expect(server.requests()).toBe(7);
});

describe('in every fault the visitor names the car', () => {
  let plate = 0;
  describePlatformFaults({
    answer,
    open: (options) => httpRegoLookup(options),
    ask: (port) => {
      plate += 1;
      return port.find(site, { rego: `CANARY${plate}`, regoState: 'QLD' });
    },
    down: { kind: 'down' },
    secrets: ['CANARY'],
  });
});
