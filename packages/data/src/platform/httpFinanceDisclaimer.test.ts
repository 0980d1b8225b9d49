import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FaultServer, startFaultServer } from '../testing/faultServer.ts';
import { httpFinanceDisclaimer } from './httpFinanceDisclaimer.ts';
import { describeFinanceDisclaimer, financed } from './testing/describeFinanceDisclaimer.ts';
import { describePlatformFaults } from './testing/platformFaults.ts';
import { platformSite } from './testing/platformSite.ts';

const site = platformSite({ financeProvider: 'Angle' });

let server: FaultServer;
let asked: (string | undefined)[];

function answer(_body: unknown, { url }: { url?: string | undefined }): unknown {
  asked.push(url);
  if (url?.endsWith('/none')) return undefined;
  const finance_lenders = {
    Angle: { disclaimer: ' Angle by the platform ', interestRate: 8 },
    manual: { disclaimer: 'Manual by the platform' },
  };
  return { finance_lenders, version: 1 };
}

beforeEach(async () => {
  asked = [];
  server = await startFaultServer(answer);
});
afterEach(() => server.close());

function open() {
  return httpFinanceDisclaimer({ url: server.url, onNews: () => undefined });
}

describeFinanceDisclaimer(open);

test('it is asked for by the id of the vehicle, once in ten minutes', async () => {
  const port = open();
  expect(await port.of(site, financed)).toBe('Angle by the platform');
  expect(await port.of(site, financed)).toBe('Angle by the platform');
  expect(asked).toEqual(['/api/finance-disclaimer/v%207']);
});

test('who asks while it is asked for waits for the same answer', async () => {
  const port = open();
  const said = await Promise.all([port.of(site, financed), port.of(site, financed)]);
  expect(said).toEqual(['Angle by the platform', 'Angle by the platform']);
  expect(server.requests()).toBe(1);
});

test('where the platform has none, what the stock says holds', async () => {
  const port = open();
  const vehicle = { ...financed, id: 'none' };
  expect(await port.of(site, vehicle)).toBe('Angle by the stock');
  expect(await port.of(site, vehicle)).toBe('Angle by the stock');
  expect(server.requests()).toBe(1);
});

describe('in every fault what the stock says holds', () => {
  let turn = 0;
  describePlatformFaults({
    answer: () => ({
      finance_lenders: { angle: { disclaimer: 'Angle by the platform', interestRate: 8 } },
    }),
    open: httpFinanceDisclaimer,
    ask: async (port) => {
      turn += 1;
      return { said: await port.of(site, { ...financed, id: `v${turn}` }) };
    },
    down: { said: 'Angle by the stock' },
    secrets: [],
  });
});
