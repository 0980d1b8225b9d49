import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LeadPhoto } from '@forecourt/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DealerSite } from '../config/loadSites.ts';
import { photoFolder } from '../photos/photoFolder.ts';
import { jpeg } from '../photos/testing/samplePhotos.ts';
import { createRandom } from '../search/testing/random.ts';
import { openEmbeddedStore } from '../store/embedded/openEmbeddedStore.ts';
import type { SiteKey, Store } from '../store/store.ts';
import { sampleLead, siteKey } from '../store/testing/samples.ts';
import { eraseLeadFiles } from './eraseLeadFiles.ts';
import { outlivedLeads, sweepOutlived } from './sweepOutlived.ts';

const DAY = 86_400_000;
/** When leads are sent, by the fake clock. */
const START = Date.UTC(2026, 0, 1);
const HARBOUR = siteKey('harbour');
const WEEK = siteKey('week');
const YEAR = siteKey('year');
const GONE = siteKey('no-longer-configured');
const sites = [
  [HARBOUR, 90],
  [WEEK, 7],
  [YEAR, 365],
].map(([key, keepDays]) => ({ key, config: { leads: { keepDays } } }) as unknown as DealerSite);

let dataFolder: string;
let store: Store;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'forecourt-retention-'));
  store = await openEmbeddedStore({ folder: dataFolder });
});
afterEach(async () => {
  await store.close();
  await rm(dataFolder, { recursive: true });
});

let sent = 0;
/** A lead by this name, delivered on the day it was sent; resolves to its id. */
async function delivered(site: SiteKey, name: string): Promise<string> {
  const { leadId } = await submitted(site, name);
  await store.outbox.delivered(leadId, 'folder', START);
  const folder = join(dataFolder, 'delivered', site);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${leadId}.json`), name);
  return leadId;
}

function submitted(site: SiteKey, name: string) {
  sent += 1;
  const lead = sampleLead({ enquiry: { name, email: `${name}@example.com`, message: name } });
  return store.leads.submit(site, `key-0123456789abcdef-${sent}`, lead, START);
}

function sweep(days: number) {
  return sweepOutlived({ store, dataFolder, sites, now: START + days * DAY, pauseMs: 0 });
}

/** Names of all files, the log of writes among them, that hold a text. */
async function filesWith(text: string): Promise<string[]> {
  const entries = await readdir(dataFolder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const held = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      return (await readFile(join(parentPath, name), 'latin1')).includes(text) ? [name] : [];
    }),
  );
  return held.flat();
}

describe('what is kept no longer than it is needed (R17-30)', () => {
  test('the person of a lead goes as many days after its delivery as its site says', async () => {
    for (const site of [HARBOUR, WEEK, YEAR, GONE]) await delivered(site, 'CANARY');
    const now = START + 7 * DAY;
    const due = async (days: number) =>
      (await outlivedLeads({ store, sites, now: START + days * DAY })).map(({ site }) => site);
    expect(await due(7)).toEqual([]);
    expect(await due(8)).toEqual([WEEK]);
    expect(await sweep(7)).toEqual({ leads: [], keys: 0, activity: 0 });
    expect((await sweep(7 + 1 / DAY)).leads).toEqual([{ site: WEEK, count: 1 }]);
    expect((await sweep(90)).leads).toEqual([]);
    expect((await sweep(91)).leads).toEqual([{ site: HARBOUR, count: 1 }]);
    expect((await sweep(366)).leads).toEqual([
      { site: GONE, count: 1 },
      { site: YEAR, count: 1 },
    ]);
    expect(await due(1_000)).toEqual([]);
    const told = { actor: 'server', action: 'sweep', count: 1, leadIds: null };
    expect(await store.audit.between(WEEK, 0, 1e15)).toEqual([
      { ...told, site: WEEK, at: now + 1 },
    ]);
    expect(await store.leads.list(WEEK)).toMatchObject([
      { createdAt: START, erasedAt: now + 1, enquiry: { category: 'General Enquiry', name: '' } },
    ]);
  });

  test('photos go with the person of their lead, and no other’s (R5-42)', async () => {
    const folder = photoFolder({ folder: join(dataFolder, 'photos'), leaveBytes: 0 });
    const photos: LeadPhoto[] = [];
    for (const site of [WEEK, YEAR]) {
      const photo = await folder.keep(site, jpeg());
      if ('problem' in photo) throw new Error(photo.problem);
      photos.push(photo);
      const lead = { ...sampleLead(), photos: [photo] };
      const key = `key-0123456789abcdef-${site}`;
      const { leadId } = await store.leads.submit(site, key, lead, START);
      await store.outbox.delivered(leadId, 'folder', START);
    }
    await sweep(8);
    const [gone, stays] = photos;
    if (gone === undefined || stays === undefined) throw new Error('there are two');
    expect(await folder.read(WEEK, gone)).toBeNull();
    expect(await folder.read(YEAR, stays)).not.toBeNull();
    expect((await store.leads.list(WEEK))[0]?.photos).toBeUndefined();
  });

  test('what no destination has stays, however old, until somebody acts', async () => {
    const parked = await submitted(HARBOUR, 'PARKED');
    await store.outbox.failed(parked.leadId, 'folder', START, null, 'No.');
    await submitted(HARBOUR, 'WAITING');
    expect((await sweep(4_000)).leads).toEqual([]);
    const names = (await store.leads.list(HARBOUR)).map(({ enquiry }) => enquiry.name);
    expect(names).toEqual(['WAITING', 'PARKED']);
  });

  test('no byte of a person is left in any file, nor in the log of writes', async () => {
    const random = createRandom(17);
    // Sizes that make SQLite lay out pages anew, and some that are erased on the way.
    for (let index = 0; index < 150; index += 1) {
      const id = await delivered(WEEK, `CANARY-${'x'.repeat(random.below(500))}`);
      if (index % 10 === 9) await delivered(YEAR, `STAYS-${'y'.repeat(random.below(500))}`);
      if (!random.chance(0.2)) continue;
      await eraseLeadFiles({ dataFolder, leads: store.leads }, WEEK, [id]);
      await store.retention.forget(WEEK, [id], START);
    }
    expect(await filesWith('CANARY')).not.toEqual([]);
    const { leads } = await sweep(8);
    expect(leads[0]?.count).toBeGreaterThan(80);
    expect(await filesWith('CANARY')).toEqual([]);
    expect((await filesWith('STAYS')).length).toBeGreaterThan(10);
    const kept = await store.leads.list(YEAR);
    expect(kept.every(({ enquiry }) => enquiry.name.startsWith('STAYS'))).toBe(true);
  });

  test('keys of forms stay 90 days, hashed', async () => {
    await delivered(WEEK, 'one');
    expect(await filesWith('key-0123456789abcdef')).toEqual([]);
    expect((await sweep(90)).keys).toBe(0);
    expect((await sweep(91)).keys).toBe(1);
  });

  test('counts of events and of numbers stay 13 months', async () => {
    await store.activity.count(HARBOUR, '2026-01-01', [{ eventId: 25, carId: null }]);
    const reveal = { car_id: null, dealership_id: null, website_id: 'harbour' };
    await store.activity.revealed(HARBOUR, reveal, START);
    // 13 months after 1 January 2026 is 1 February 2027.
    const days = (Date.UTC(2027, 1, 1) - START) / DAY;
    expect((await sweep(days)).activity).toBe(0);
    expect((await sweep(days + 1)).activity).toBe(2);
  });

  test('leads that come meanwhile wait for no more than one step', async () => {
    for (let index = 0; index < 400; index += 1) await delivered(WEEK, `CANARY-${index}`);
    const swept = sweepOutlived({ store, dataFolder, sites, now: START + 8 * DAY });
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    void swept.finally(resolve);
    let isOver = false;
    void ended.then(() => {
      isOver = true;
    });
    let came = 0;
    while (!isOver) {
      await submitted(HARBOUR, `meanwhile-${came}`);
      came += 1;
      await new Promise((next) => setImmediate(next));
    }
    expect((await swept).leads).toEqual([{ site: WEEK, count: 400 }]);
    expect(came).toBeGreaterThan(16);
    expect(await store.leads.list(HARBOUR)).toHaveLength(came);
  });

  test('a server that stops is waited for no longer than a step takes', async () => {
    for (let index = 0; index < 60; index += 1) await delivered(WEEK, `CANARY-${index}`);
    let steps = 0;
    const isStopping = () => {
      steps += 1;
      return steps > 1;
    };
    const options = { store, dataFolder, sites, now: START + 8 * DAY, isStopping };
    expect((await sweepOutlived(options)).leads).toEqual([{ site: WEEK, count: 25 }]);
    expect((await sweep(8)).leads).toEqual([{ site: WEEK, count: 35 }]);
  });

  test('a store that was not written anew after the last lead went is by the next sweep', async () => {
    await delivered(WEEK, 'CANARY');
    let compacted = 0;
    const retention = {
      ...store.retention,
      async compact() {
        compacted += 1;
        if (compacted === 1) throw new Error('busy');
        await store.retention.compact();
      },
    };
    const options = { store: { ...store, retention }, dataFolder, sites, now: START + 8 * DAY };
    await expect(sweepOutlived(options)).rejects.toThrow('busy');
    // As `forecourt doctor` wants every file of the folder.
    expect((await stat(join(dataFolder, 'compact-due'))).mode & 0o077).toBe(0);
    expect((await sweepOutlived(options)).leads).toEqual([]);
    expect(compacted).toBe(2);
    expect(await filesWith('CANARY')).toEqual([]);
    await sweepOutlived(options);
    expect(compacted).toBe(2);
  });
});
