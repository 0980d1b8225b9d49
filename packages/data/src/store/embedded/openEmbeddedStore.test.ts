import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeStore } from '../testing/describeStore.ts';
import { sampleLead, siteKey } from '../testing/samples.ts';
import { openEmbeddedStore } from './openEmbeddedStore.ts';

function temporaryFolder() {
  return mkdtemp(join(tmpdir(), 'forecourt-store-'));
}

describeStore('embedded', async () => {
  const folder = await temporaryFolder();
  return {
    open: () => openEmbeddedStore({ folder }),
    remove: () => rm(folder, { recursive: true }),
  };
});

describe('openEmbeddedStore', () => {
  let parent: string;

  beforeEach(async () => {
    parent = await temporaryFolder();
  });

  afterEach(() => rm(parent, { recursive: true }));

  test('makes folder and files readable by their owner only', async () => {
    const folder = join(parent, 'new');
    const store = await openEmbeddedStore({ folder });
    await store.leads.submit(siteKey('harbour'), 'key-0123456789abcdef', sampleLead(), 1);
    const mode = async (name: string) => (await stat(join(folder, name))).mode & 0o777;
    expect(await mode('.')).toBe(0o700);
    const names = ['leads.sqlite', 'leads.sqlite-wal', 'leads.sqlite-shm', 'stock.sqlite'];
    expect(await Promise.all(names.map(mode))).toEqual(Array(4).fill(0o600));
    await store.close();
  });

  test('finds everything again after a restart', async () => {
    const site = siteKey('harbour');
    const before = await openEmbeddedStore({ folder: parent });
    const { leadId } = await before.leads.submit(site, 'key-0123456789abcdef', sampleLead(), 1);
    await before.close();
    const after = await openEmbeddedStore({ folder: parent });
    expect((await after.outbox.claim(1, 1, 1)).map(({ lead }) => lead.id)).toEqual([leadId]);
    await after.close();
  });

  test('keeps nothing of an erased lead in its files', async () => {
    const site = siteKey('harbour');
    const store = await openEmbeddedStore({ folder: parent });
    const lead = sampleLead({ enquiry: { message: 'CANARY'.repeat(400) } });
    const { leadId } = await store.leads.submit(site, 'key-0123456789abcdef', lead, 1);
    const holds = async () => {
      const files = (await readdir(parent)).filter((name) => name.startsWith('leads'));
      const texts = await Promise.all(files.map((name) => readFile(join(parent, name), 'latin1')));
      return texts.some((text) => text.includes('CANARY'));
    };
    expect(await holds()).toBe(true);
    expect(await store.leads.erase(site, [leadId], 0)).toBe(1);
    expect(await holds()).toBe(false);
    await store.close();
  });

  test('lets nobody change or take away what was recorded (R17-31)', async () => {
    const site = siteKey('harbour');
    const store = await openEmbeddedStore({ folder: parent });
    const entry = { at: 1, actor: 'kim', action: 'list', site, count: 1, leadIds: null } as const;
    await store.audit.record(entry);
    const database = new DatabaseSync(join(parent, 'leads.sqlite'));
    for (const change of ["update audit set actor = 'lee'", 'delete from audit']) {
      expect(() => database.exec(change)).toThrow('What was recorded stays as it is.');
    }
    database.close();
    expect(await store.audit.between(site, 0, 2)).toEqual([entry]);
    await store.close();
  });

  test('opens no file of accounts before somebody signs in, and keeps nothing of who is erased', async () => {
    const site = siteKey('harbour');
    const store = await openEmbeddedStore({ folder: parent });
    const names = async () => (await readdir(parent)).filter((name) => name.startsWith('accounts'));
    expect(await names()).toEqual([]);
    const phone = 'CANARY'.repeat(20);
    const code = { id: 'i', phone, code: 'c', visitor: 'v', replaces: null };
    const open = [{ count: 9, ms: 1 }];
    const limits = { number: open, visitor: open, site: open, all: open };
    await store.accounts.ask(site, code, 1, limits);
    const tried = { id: 'i', code: 'c', visitor: 'v', session: 's', ends: null };
    await store.accounts.try(site, tried, 1, open);
    const holds = async () => {
      const read = async (name: string) => readFile(join(parent, name), 'latin1');
      return (await Promise.all((await names()).map(read))).some((text) => text.includes('CANARY'));
    };
    expect(await holds()).toBe(true);
    expect((await stat(join(parent, 'accounts.sqlite'))).mode & 0o777).toBe(0o600);
    await store.accounts.erase(site, phone);
    expect(await holds()).toBe(false);
    await store.close();
  });

  test('lets go of an import when it is closed', async () => {
    const before = await openEmbeddedStore({ folder: parent });
    await before.stock.begin(siteKey('harbour'));
    await before.close();
    const after = await openEmbeddedStore({ folder: parent });
    const draft = await after.stock.begin(siteKey('harbour'));
    expect((await draft.publish(1)).changed).toBe(true);
    await after.close();
  });

  test('says so when it cannot open its files', async () => {
    const opening = openEmbeddedStore({ folder: '/dev/null/store' });
    await expect(opening).rejects.toMatchObject({
      name: 'StoreUnavailable',
      what: expect.stringContaining('/dev/null'),
      why: expect.stringMatching(/\w/),
      remedy: expect.stringMatching(/\w/),
    });
  });
});
