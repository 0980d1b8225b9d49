import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DealerSite, openEmbeddedStore, type SiteKey, type Store } from '@forecourt/data';
import type { NewLead } from '@forecourt/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LogEntry } from '../log/log.ts';
import { type DailySweepOptions, dailySweep } from './dailySweep.ts';

const SITE = 'one' as SiteKey;
const DAY = 86_400_000;
const sites = [{ key: SITE, config: { leads: { keepDays: 7 } } } as unknown as DealerSite];

let dataFolder: string;
let store: Store;
let logged: LogEntry[];
let day: number;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'forecourt-sweep-'));
  store = await openEmbeddedStore({ folder: dataFolder });
  logged = [];
  day = 0;
});
afterEach(async () => {
  await store.close();
  await rm(dataFolder, { recursive: true });
});

function start(more: Partial<DailySweepOptions> = {}) {
  return dailySweep({
    ...{
      store,
      dataFolder,
      sites: () => sites,
      now: () => day * DAY,
      log: (entry) => logged.push(entry),
    },
    ...{ firstMs: 1, everyMs: 5, pauseMs: 0 },
    ...more,
  });
}

async function deliveredLead(key: string): Promise<void> {
  const lead = {
    kind: 'enquiry',
    enquiry: { name: 'Kim', consent: {}, subcategory: null, category: 'Service Enquiry' },
    context: { url: 'https://one.example/', carId: null },
  } as unknown as NewLead;
  const { leadId } = await store.leads.submit(SITE, `key-0123456789-${key}`, lead, day * DAY);
  await store.outbox.delivered(leadId, 'folder', day * DAY);
}

test('day after day takes away what is due, and the log hears how many (R17-30)', async () => {
  await deliveredLead('one');
  day = 5;
  await deliveredLead('two');
  const sweep = start();
  day = 8;
  await expect.poll(() => logged.length).toBe(1);
  day = 13;
  await expect.poll(() => logged.length).toBe(2);
  await sweep.stop();
  const detail = '1 that were kept as long as they may be';
  const entry = { event: 'leads_erased', site: SITE, detail };
  expect(logged).toEqual([entry, entry]);
  expect((await store.leads.list(SITE)).map(({ enquiry }) => enquiry.name)).toEqual(['', '']);
});

test('what fails is told by its kind alone, and tried again', async () => {
  await deliveredLead('one');
  day = 8;
  let isFailing = true;
  const retention = {
    ...store.retention,
    async sites() {
      if (isFailing) throw new RangeError('Kim');
      return store.retention.sites();
    },
  };
  const sweep = start({ store: { ...store, retention } });
  await expect.poll(() => logged.length).toBeGreaterThan(0);
  expect(logged[0]).toEqual({ event: 'sweep_failed', error: 'RangeError' });
  isFailing = false;
  await expect.poll(() => logged.at(-1)?.event).toBe('leads_erased');
  await sweep.stop();
});

test('told to stop before its time, it does nothing', async () => {
  await deliveredLead('one');
  day = 8;
  const sweep = start({ firstMs: 20 });
  await sweep.stop();
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect((await store.leads.list(SITE))[0]?.enquiry.name).toBe('Kim');
});
