import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FaultServer, startFaultServer } from '../testing/faultServer.ts';
import { httpValuationRecord } from './httpValuationRecord.ts';
import { describePlatformFaults } from './testing/platformFaults.ts';
import { platformSite } from './testing/platformSite.ts';

const site = platformSite({ saveValuations: true });
const valuation = {
  ...{ id: 'val-1', rego: '123ABC', regoState: 'QLD' },
  adjustmentAnswers: { tyres: 'Good' },
};

let server: FaultServer;
let asked: unknown[];
beforeEach(async () => {
  asked = [];
  server = await startFaultServer((body, { url }) => {
    asked.push([url, body]);
    return (body as { id: string }).id === 'gone' ? undefined : { success: true };
  });
});
afterEach(() => server.close());

test('the valuation is posted with its column, merged and in no address (R7-03)', async () => {
  const record = httpValuationRecord({ url: server.url, onNews: () => undefined });
  expect(await record.save(site, valuation)).toBe(true);
  expect(asked).toEqual([['/api/miscellaneous', { ...valuation, column_name: 'valuation' }]]);
  expect(await record.save(site, { ...valuation, id: 'gone' })).toBe(false);
});

test('nothing that a caller adds chooses the column', async () => {
  const record = httpValuationRecord({ url: server.url, onNews: () => undefined });
  const forged = { ...valuation, column_name: 'password' };
  await record.save(site, forged);
  expect(asked).toMatchObject([[expect.anything(), { column_name: 'valuation' }]]);
});

describe('faults', () => {
  describePlatformFaults({
    answer: () => ({ success: true }),
    open: httpValuationRecord,
    ask: async (record) => ({ saved: await record.save(site, valuation) }),
    down: { saved: false },
    secrets: ['123ABC', 'val-1'],
  });
});
