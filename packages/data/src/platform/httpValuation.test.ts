import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FaultServer, startFaultServer } from '../testing/faultServer.ts';
import { httpValuation } from './httpValuation.ts';
import { describeValuation } from './testing/describeValuation.ts';
import { describePlatformFaults } from './testing/platformFaults.ts';
import { platformSite } from './testing/platformSite.ts';

const site = platformSite();
const car = { make: 'Toyota', model: 'Corolla', badge: 'ZR', year: 2020, kilometres: 60_000 };

let server: FaultServer;
let asked: unknown[];

/** Values a Corolla, and takes something off for any answer. */
function answer(body: unknown, { url }: { url?: string | undefined }): unknown {
  asked.push([url, body]);
  const isAdjusted = url?.endsWith('/adjustments') ?? false;
  const { model } = body as { model?: string };
  if (!isAdjusted && model !== 'Corolla') return undefined;
  const high = isAdjusted ? 18_000 : 20_000;
  return { id: 77, low: 15_000, high, sample_size: 12, more: 'x' };
}

beforeEach(async () => {
  asked = [];
  server = await startFaultServer(answer);
});
afterEach(() => server.close());

function open() {
  return httpValuation({ url: server.url, onNews: () => undefined });
}

describeValuation({
  open,
  known: { make: 'Toyota', model: 'Corolla' },
  unknown: { make: 'Toyota', model: 'Supra' },
  worn: { paint: 'Dents or deep scratches' },
});

test('the car is sent, then its id with what its owner says', async () => {
  await open().value(site, car, { tyres: 'None' });
  expect(asked).toEqual([
    ['/api/valuations', car],
    ['/api/valuations/adjustments', { id: '77', adjustmentAnswers: { tyres: 'None' } }],
  ]);
});

test('a car in good order is asked for once', async () => {
  expect(await open().value(site, car, {})).toMatchObject({
    ...{ id: '77', outcome: { low: 15_000, high: 20_000, basis: { sampleSize: 12 } } },
  });
  expect(server.requests()).toBe(1);
});

describe('in every fault a person values the car', () => {
  describePlatformFaults({
    answer,
    open: (options) => httpValuation(options),
    ask: (port) => port.value(site, car, {}),
    down: { outcome: { kind: 'by hand', why: 'no answer' } },
    secrets: ['Corolla'],
  });
});
