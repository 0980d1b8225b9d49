import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openEmbeddedStore } from '../store/embedded/openEmbeddedStore.ts';
import { sampleLead, siteKey } from '../store/testing/samples.ts';
import { startProcess } from '../store/testing/startProcess.ts';
import { startFaultServer } from '../testing/faultServer.ts';
import { briefOf } from './testing/sampleBriefs.ts';
import { leadJson } from './webhook/leadJson.ts';

const SITES = ['harbour', 'outback', 'reef', 'ranges'];
const script = new URL('./testing/relayLeads.ts', import.meta.url);

test('delivers every lead as one file and one call, however often the relay is killed (R7-06, R11-01)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-kill-'));
  const files = join(folder, 'files');
  const store = await openEmbeddedStore({ folder, durability: 'normal' });
  const called = new Set<unknown>();
  const crm = await startFaultServer((_body, { headers }) => {
    called.add(headers['idempotency-key']);
    return {};
  });
  for (let index = 0; index < 100; index += 1) {
    const site = siteKey(SITES[index % SITES.length] ?? '');
    await store.leads.submit(site, `key-0123456789abcdef-${index}`, sampleLead(), 0, [
      'folder',
      'crm',
    ]);
  }

  const told: string[] = [];
  for (let round = 0; ; round += 1) {
    const pending = await store.outbox.pending();
    if (pending === 0) break;
    const relay = startProcess<string>(script, folder, files, crm.url);
    // By what was done and not by the clock alone: a slow machine needs no more rounds.
    await relay.told(Math.min(pending, 1 + ((round * 5) % 12)));
    await setTimeout((round * 13) % 80);
    relay.kill();
    expect(await relay.ended).toBe('SIGKILL');
    told.push(...relay.messages);
  }

  const stored = await Promise.all(SITES.map((site) => store.leads.list(siteKey(site))));
  expect(called).toEqual(new Set(stored.flat().map(({ id }) => id)));
  for (const site of SITES) {
    const leads = await store.leads.list(siteKey(site));
    const names = (await readdir(join(files, site))).filter((name) => name.endsWith('.json'));
    expect(names.sort()).toEqual(leads.map(({ id }) => `${id}.json`).sort());
    for (const lead of leads) {
      const text = await readFile(join(files, site, `${lead.id}.json`), 'utf8');
      expect(JSON.parse(text)).toEqual(leadJson(briefOf(lead)));
    }
  }
  expect(new Set(told).size).toBeGreaterThan(120);
  await crm.close();
  await store.close();
  await rm(folder, { recursive: true });
});
