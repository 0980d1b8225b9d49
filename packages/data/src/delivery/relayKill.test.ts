import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { enquiryForms } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { createRandom, type Random } from '../search/testing/random.ts';
import { openEmbeddedStore } from '../store/embedded/openEmbeddedStore.ts';
import { sampleLead, siteKey } from '../store/testing/samples.ts';
import { startProcess } from '../store/testing/startProcess.ts';
import { startFaultServer } from '../testing/faultServer.ts';
import { startMailServer } from './testing/mailServer.ts';
import { briefOf } from './testing/sampleBriefs.ts';
import { leadJson } from './webhook/leadJson.ts';

const kinds = Object.values(enquiryForms);
const SITES = ['harbour', 'outback', 'reef', 'ranges'];
const script = new URL('./testing/relayLeads.ts', import.meta.url);

const DESTINATIONS = ['folder', 'crm', 'desk'];
const SEED = Number(process.env['FORECOURT_SEED'] ?? 20_261_125);

/** Some of the destinations, at least one; which, the seed decides. */
function drawnDestinations(random: Random): [string, ...string[]] {
  const [first = 'folder', ...others] = DESTINATIONS.toSorted(() => random.next() - 0.5);
  return [first, ...others.slice(random.below(3))];
}

test(`delivers every lead once by content wherever it goes, however often the relay is killed (R7-06, R11-01; seed ${SEED})`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-kill-'));
  const files = join(folder, 'files');
  const store = await openEmbeddedStore({ folder, durability: 'normal' });
  const called = new Map<unknown, unknown>();
  const crm = await startFaultServer((body, { headers }) => {
    const key = headers['idempotency-key'];
    // What comes again is the same.
    expect(called.get(key) ?? body).toEqual(body);
    called.set(key, body);
    return {};
  });
  const mail = await startMailServer();
  const random = createRandom(SEED);
  for (let index = 0; index < 80; index += 1) {
    const site = siteKey(SITES[index % SITES.length] ?? '');
    const key = `key-0123456789abcdef-${index}`;
    const { subcategory, category } = random.pick(kinds);
    const lead = sampleLead({ enquiry: { name: key, category, subcategory } });
    await store.leads.submit(site, key, lead, 0, drawnDestinations(random));
  }

  const told: string[] = [];
  for (let round = 0; ; round += 1) {
    const pending = await store.outbox.pending();
    if (pending === 0) break;
    const relay = startProcess<string>(script, folder, files, crm.url, JSON.stringify(mail.smtp));
    // By what was done and not by the clock alone: a slow machine needs no more rounds.
    await relay.told(Math.min(pending, 1 + ((round * 5) % 12)));
    await setTimeout((round * 13) % 80);
    relay.kill();
    expect(await relay.ended).toBe('SIGKILL');
    told.push(...relay.messages);
  }

  const states = (
    await Promise.all(SITES.map((site) => store.outbox.states(siteKey(site))))
  ).flat();
  const leads = (await Promise.all(SITES.map((site) => store.leads.list(siteKey(site))))).flat();
  const meantFor = (name: string) => {
    const ids = states.filter(({ destination }) => destination === name).map((one) => one.leadId);
    return leads.filter(({ id }) => ids.includes(id));
  };
  expect(called).toEqual(
    new Map(meantFor('crm').map((lead) => [lead.id, leadJson(briefOf(lead))])),
  );
  const inFolder = meantFor('folder');
  const names = (await readdir(files, { recursive: true })).filter((name) =>
    name.endsWith('.json'),
  );
  expect(names.sort()).toEqual(inFolder.map(({ site, id }) => `${site}/${id}.json`).sort());
  for (const lead of inFolder) {
    const text = await readFile(join(files, lead.site, `${lead.id}.json`), 'utf8');
    expect(JSON.parse(text)).toEqual(leadJson(briefOf(lead)));
  }
  // A mailbox tells what came twice by its Message-ID.
  const mails = mail.taken.map(({ raw }) => [
    /^Message-ID: <([^.>]+)\.desk@/im.exec(raw)?.[1],
    /key-0123456789abcdef-\d+/.exec(raw)?.[0],
  ]);
  expect(new Map(mails as [string, string][])).toEqual(
    new Map(meantFor('desk').map(({ id, enquiry }) => [id, enquiry.name])),
  );
  expect(Math.min(...DESTINATIONS.map((name) => meantFor(name).length))).toBeGreaterThan(20);
  expect(new Set(told).size).toBeGreaterThan(100);
  await mail.close();
  await crm.close();
  await store.close();
  await rm(folder, { recursive: true });
});
