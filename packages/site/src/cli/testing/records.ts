import { openEmbeddedStore, type SiteKey, type Store } from '@forecourt/data';
import type { NewLead } from '@forecourt/domain';
import { leadOf } from '../../testing/leadOf.ts';
import { siteFolder } from '../../testing/siteFolder.ts';
import { runIn } from './runIn.ts';

export const ONE = 'one' as SiteKey;
export const TWO = 'two' as SiteKey;
/** Milliseconds. */
export const DAY = 86_400_000;

/** Two dealers and what they hold, with the commands of whoever looks after it. */
export interface Records {
  path(...parts: string[]): string;
  run(...argv: string[]): ReturnType<typeof runIn>;
  /** Works in the store as a server does, before a command is run. */
  inStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result>;
  /** A lead by this name, so many days ago; delivered at once or not at all. Gives its id. */
  lead(
    name: string,
    options?: { daysAgo?: number; site?: SiteKey; isDelivered?: boolean },
  ): Promise<string>;
  remove(): Promise<void>;
}

export async function openRecords(): Promise<Records> {
  const sites = [ONE, TWO].map((slug) => ({
    ...{ slug, name: `${slug} Motors`, leads: { keepDays: 7 } },
  }));
  const folder = await siteFolder(...sites);
  const inStore: Records['inStore'] = async (work) => {
    const store = await openEmbeddedStore({ folder: folder.path('data') });
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  };
  return {
    inStore,
    path: folder.path,
    run: (...argv) => runIn(folder.env, argv),
    lead(name, { daysAgo = 0, site = ONE, isDelivered = true } = {}) {
      const at = Date.now() - daysAgo * DAY;
      return inStore(async ({ leads, outbox }) => {
        const { leadId } = await leads.submit(site, `key-0123456789-${name}`, leadBy(name), at);
        if (isDelivered) await outbox.delivered(leadId, 'folder', at);
        return leadId;
      });
    },
    remove: folder.remove,
  };
}

/** Whose address and surname tell them from others. */
export function leadBy(name: string): NewLead {
  const lead = leadOf('0491 570 006', { name });
  return {
    ...lead,
    enquiry: { ...lead.enquiry, lastName: 'Smith', email: `${name}@example.com` },
  };
}
