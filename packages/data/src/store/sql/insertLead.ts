import type { NewLead } from '@forecourt/domain';
import type { Kysely } from 'kysely';
import type { SiteKey } from '../siteKey.ts';
import type { LeadTables } from './leadTables.ts';

/** What is known of a lead beside its own words. */
export interface LeadRow {
  id: string;
  /** Hash of its form's key. */
  key: string;
  digest: string;
  supersedes: string | null;
  now: number;
}

/**
 * The lead's place in the site's order. Its row lock makes submits of one site take turns on every
 * database; hence whoever looks for a repeat looks again after it.
 */
export async function nextPlace(trx: Kysely<LeadTables>, site: SiteKey): Promise<number> {
  const { last_seq } = await trx
    .insertInto('lead_sites')
    .values({ site, last_seq: 1 })
    .onConflict((conflict) =>
      conflict
        .column('site')
        .doUpdateSet((eb) => ({ last_seq: eb('lead_sites.last_seq', '+', 1) })),
    )
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  return last_seq;
}

/** Writes a lead at its place. */
export async function insertLead(
  trx: Kysely<LeadTables>,
  site: SiteKey,
  seq: number,
  lead: NewLead,
  { id, key, digest, supersedes, now }: LeadRow,
): Promise<{ id: string; body: string }> {
  const body = JSON.stringify(lead);
  await trx
    .insertInto('leads')
    .values({ id, site, seq, form_key: key, digest, supersedes, created_at: now, body })
    .execute();
  return { id, body };
}

/** Has a stored lead delivered; to a destination that has it already, no second time. */
export async function insertDeliveries(
  trx: Kysely<LeadTables>,
  site: SiteKey,
  { id, seq }: { id: string; seq: number },
  destinations: readonly string[],
  now: number,
): Promise<void> {
  if (destinations.length === 0) return;
  await trx
    .insertInto('outbox')
    .values(
      destinations.map((destination) => {
        const entry = { lead_id: id, destination, site, seq };
        return { ...entry, attempts: 0, due_at: now };
      }),
    )
    .onConflict((conflict) => conflict.columns(['lead_id', 'destination']).doNothing())
    .execute();
}
