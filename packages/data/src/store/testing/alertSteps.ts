import type { AlertNews } from '@forecourt/domain';
import type { AskedAlert } from '../alerts.ts';
import type { OpenStores } from './describeStore.ts';
import { siteKey } from './samples.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export const site = siteKey('harbour');
export const elsewhere = siteKey('elsewhere');
export const EMAIL = 'zoe@example.com';
const limits = [
  { count: 3, ms: HOUR },
  { count: 5, ms: DAY },
];

export function asked(parts: Partial<AskedAlert> = {}): AskedAlert {
  const search = 'refinementList[make][0]=Kia';
  return { email: EMAIL, search, vehicleId: null, words: 'Kia', frequency: 'at-once', ...parts };
}

export function news(id: string, kind: AlertNews['kind'] = 'new'): AlertNews {
  const vehicle = { id, slug: id, title: `Kia ${id}`, km: 1, city: null };
  return { kind, vehicle: { ...vehicle, price: 9, priceType: 'unknown' }, priceBefore: null };
}

/** What is done with alerts of two stores over the same place, again and again. */
export function alertSteps(stores: OpenStores) {
  const alerts = () => stores.store.alerts;
  const others = () => stores.other.alerts;
  const ask = (parts: Partial<AskedAlert> = {}, now = 0, at = site) =>
    alerts().ask(at, asked(parts), `digest of ${parts.email ?? EMAIL}`, now, limits);
  const claim = (now: number) => others().outbox.claim(8, now, 1_000);
  const confirmed = async (parts: Partial<AskedAlert> = {}, now = 0, at = site) => {
    await ask(parts, now, at);
    const all = await alerts().list(at);
    const alert = all.find(({ email }) => email === (parts.email ?? EMAIL)) ?? all[0];
    await alerts().confirm(at, alert?.id ?? '', now);
    for (const { lead } of await claim(now)) await alerts().outbox.delivered(lead.id, 'email', now);
    return alert?.id ?? '';
  };
  const run = async (at = site) => {
    const begun = await alerts().begin(at);
    if (begun === null) throw new Error('Another has it.');
    return begun;
  };
  /** Tells every alert of the site of these, by the version. */
  const tell = async (
    found: readonly AlertNews[],
    { version = 1, dueAt = 0, more = 0, now = 0 } = {},
  ) => {
    const telling = await run();
    await telling.collect(version, now);
    await telling.collected();
    const own = await telling.alerts(100);
    await telling.found(
      own.map(({ id }) => ({ alertId: id, news: found, more, dueAt })),
      own.at(-1)?.seq ?? 0,
    );
    await telling.told();
    await telling.end();
  };

  return { alerts, others, ask, claim, confirmed, run, tell };
}
