import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Vehicle } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { startMailServer } from '../delivery/testing/mailServer.ts';
import { createRandom } from '../search/testing/random.ts';
import { openEmbeddedStore } from '../store/embedded/openEmbeddedStore.ts';
import { sampleVehicle } from '../store/testing/samples.ts';
import { startProcess } from '../store/testing/startProcess.ts';
import { askFor, publish, site } from './testing/alertSite.ts';

const SEED = Number(process.env['FORECOURT_SEED'] ?? 20_261_125);
/** A hundred are a promise; the suite of every commit has fewer. */
const KILLS = Number(process.env['FORECOURT_KILLS'] ?? 12);
const ADDRESSES = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@example.com`);
const script = new URL('./testing/tellAlerts.ts', import.meta.url);

/** Whose title says which it is. */
function car(id: string, changes: Partial<Vehicle> = {}): Vehicle {
  return sampleVehicle(id, { series: id, price: 20_000, ...changes });
}

/** The stock of a round: in each one vehicle comes, one gets cheaper and one goes, none of them again. */
function stockOf(round: number): Vehicle[] {
  return Array.from({ length: KILLS + 2 }, (_, index) => [
    ...(index <= round ? [car(`new-${index}`)] : []),
    ...(index > round ? [car(`gone-${index}`)] : []),
    car(`cheaper-${index}`, { price: index <= round ? 10_000 : 20_000 }),
  ]).flat();
}

test(`${KILLS} kills tell each alert of each change once, and nobody who has not confirmed (seed ${SEED})`, {
  timeout: 600_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-alerts-'));
  const store = await openEmbeddedStore({ folder, durability: 'normal' });
  const mail = await startMailServer();
  const random = createRandom(SEED);
  const start = () => startProcess<string>(script, folder, JSON.stringify(mail.smtp));
  await publish(store, stockOf(0), Date.now());
  for (const address of ADDRESSES) await askFor(store, address, {}, Date.now());
  const asked = { email: 'nobody@example.com', search: '', vehicleId: null, words: 'All' };
  await store.alerts.ask(site, { ...asked, frequency: 'at-once' }, 'n', Date.now(), [
    { count: 9, ms: 1 },
  ]);
  const first = start();
  await first.told(1 + ADDRESSES.length);
  first.kill();
  await first.ended;

  for (let round = 1; round <= KILLS; round += 1) {
    const child = start();
    await publish(store, stockOf(round), Date.now());
    // By what was done and not by the clock alone: a slow machine needs no more rounds.
    await child.told(1 + random.below(6));
    await setTimeout(random.below(40));
    child.kill();
    expect(await child.ended).toBe('SIGKILL');
  }
  const last = start();
  const tells = new RegExp(`new-${KILLS}\\b`);
  while (mail.taken.filter(({ raw }) => tells.test(raw)).length < ADDRESSES.length) {
    await setTimeout(50);
  }
  while ((await store.alerts.outbox.pending()) > 0) await setTimeout(50);
  last.kill();
  await last.ended;

  const messages = new Map<string, { to: string; text: string }>();
  for (const { raw, to } of mail.taken) {
    const id = /^Message-ID: <([^>]+)>/im.exec(raw)?.[1] ?? '';
    const [, body = ''] = raw.split(/Content-Type: text\/plain/);
    const text = body.split(/Content-Type: text\/html/)[0]?.replaceAll('=\r\n', '') ?? '';
    const message = { to: to.join(), text: text.replace(/--\S*Part\S*\s*$/, '') };
    // SMTP cannot tell what came from what did not: it may come again, as the same message.
    const before = messages.get(id);
    expect(toldIn(message.text)).toEqual(toldIn((before ?? message).text));
    messages.set(id, message);
  }
  for (const address of ADDRESSES) {
    const told = [...messages.values()].flatMap(({ to, text }) =>
      to === address ? toldIn(text) : [],
    );
    const expected = Array.from({ length: KILLS }, (_, index) => index + 1).flatMap((round) => [
      `cheaper-${round}`,
      `gone-${round}`,
      `new-${round}`,
    ]);
    expect(told.toSorted(), address).toEqual(expected.toSorted());
  }
  const toNobody = mail.taken.filter(({ to }) => to.includes('nobody@example.com'));
  expect(toNobody.map(({ raw }) => toldIn(raw))).toEqual(toNobody.map(() => []));
  expect(toNobody.length).toBeGreaterThan(0);
  await mail.close();
  await store.close();
  await rm(folder, { recursive: true });
});

function toldIn(text: string): string[] {
  return [...text.matchAll(/HiLux SR5 ((?:new|gone|cheaper)-\d+)/g)].map(([, id = '']) => id);
}
