import type { Vehicle } from '@forecourt/domain';
import type { Store } from '../../store/store.ts';
import { siteKey } from '../../store/testing/samples.ts';
import { type TellStockOptions, tellStock } from '../tellStock.ts';

export const site = siteKey('harbour');

/** Makes vehicles the site's stock. */
export async function publish(
  store: Store,
  vehicles: readonly Vehicle[],
  now: number,
): Promise<void> {
  const draft = await store.stock.begin(site);
  await draft.add(vehicles.map((vehicle, row) => ({ row, vehicle })));
  await draft.publish(now);
}

/** Asks for an alert and confirms it, without a message. */
export async function askFor(
  store: Store,
  email: string,
  about: { search?: string; vehicleId?: string },
  now: number,
): Promise<string> {
  const { search = '', vehicleId = null } = about;
  const asked = { email, search, vehicleId, words: email, frequency: 'at-once' as const };
  await store.alerts.ask(site, asked, email, now, [{ count: 1_000, ms: 1 }]);
  const own = await store.alerts.list(site);
  const id = own.find((one) => one.email === email)?.id ?? '';
  await store.alerts.confirm(site, id, now);
  return id;
}

export function tell(store: Store, now: number, options: Partial<TellStockOptions> = {}) {
  return tellStock({
    ...{
      alerts: store.alerts,
      stock: store.stock,
      site,
      wanted: true,
      timeZone: 'Australia/Sydney',
    },
    ...{ base: { soldDays: 0 }, shown: (vehicle: Vehicle) => vehicle },
    ...{ now: () => now, isStopping: () => false },
    ...options,
  });
}

/** What each address is to be told, as `new 1`, of all messages but those that ask; all are taken as sent. */
export async function toldTo(store: Store, now: number): Promise<Record<string, string[]>> {
  while ((await store.alerts.gather(now, 50)) > 0);
  const told: Record<string, string[]> = {};
  for (;;) {
    const entries = await store.alerts.outbox.claim(50, now, 1_000);
    if (entries.length === 0) return told;
    for (const { lead } of entries) {
      await store.alerts.outbox.delivered(lead.id, 'email', now);
      if (lead.kind === 'confirm') continue;
      const before = told[lead.alert.email] ?? [];
      const news = lead.news.map(({ kind, vehicle }) => `${kind} ${vehicle.id}`).toSorted();
      told[lead.alert.email] = [...before, ...news];
    }
  }
}
