import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { type DealerSite, httpValuationRecord } from '@forecourt/data';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogEntry } from '../log/log.ts';
import { valuationSaver } from './valuationSaver.ts';

const valuation = { id: 'val-1', rego: '123ABC', regoState: 'QLD', adjustmentAnswers: {} };

let platform: Server;
let status: number;
let saved: unknown[];
let logged: LogEntry[];
beforeEach(async () => {
  status = 200;
  saved = [];
  logged = [];
  platform = createServer((request, response) => {
    void json(request).then((body) => {
      saved.push(body);
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"success":true}');
    });
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
});
afterEach(() => void platform.close());

function siteOf(saveValuations: boolean) {
  return { key: 'one', config: { saveValuations } } as unknown as DealerSite;
}

function saver() {
  const { port } = platform.address() as AddressInfo;
  const record = httpValuationRecord({ url: `http://127.0.0.1:${port}`, onNews: () => undefined });
  return valuationSaver(record, (entry) => void logged.push(entry));
}

test('the flagged dealer’s valuation is saved, and the log says so without what it holds (R7-03, R18-01)', async () => {
  saver()(siteOf(true), valuation);
  await vi.waitFor(() =>
    expect(logged).toEqual([
      { event: 'valuation_saved', site: 'one', detail: 'Valuation data saved successfully' },
    ]),
  );
  expect(saved).toEqual([{ ...valuation, column_name: 'valuation' }]);
});

test('another dealer’s goes nowhere (R7-03)', async () => {
  const save = saver();
  save(siteOf(false), valuation);
  save(siteOf(true), { ...valuation, id: 'val-2' });
  await vi.waitFor(() => expect(logged).toHaveLength(1));
  expect(saved).toMatchObject([{ id: 'val-2' }]);
});

test.each(['a platform that fails', 'no platform'])(
  'with %s the log says that it failed (R7-03)',
  async (which) => {
    status = 500;
    const save =
      which === 'no platform' ? valuationSaver(null, (entry) => void logged.push(entry)) : saver();
    save(siteOf(true), valuation);
    await vi.waitFor(() =>
      expect(logged).toEqual([
        { event: 'valuation_not_saved', site: 'one', error: 'Failed to save valuation data' },
      ]),
    );
  },
);
