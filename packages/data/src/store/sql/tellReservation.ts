import type { LeadReservation, NewLead, ReservationNews } from '@forecourt/domain';
import type { Kysely } from 'kysely';
import type { Reservation } from '../reservations.ts';
import { shopperDestination } from '../shopperDestination.ts';
import { insertDeliveries, insertLead, nextPlace } from './insertLead.ts';
import type { LeadTables } from './leadTables.ts';
import type { ReservationRow } from './reservationRows.ts';

export interface Telling {
  row: Pick<ReservationRow, 'destinations' | 'writes'>;
  reservation: Reservation;
  news: ReservationNews;
  newId(): string;
  now: number;
}

/** Puts what is told of a step into the outbox, in the transaction of the step. */
export async function tellReservation(
  trx: Kysely<LeadTables>,
  { row, reservation, news, newId, now }: Telling,
): Promise<void> {
  const { site, leadId, stage, end } = reservation;
  const lead = await trx
    .selectFrom('leads')
    .select(['id', 'seq', 'body', 'erased_at'])
    .where('site', '=', site)
    .where('id', '=', leadId)
    .executeTakeFirst();
  // A shopper who was erased is written to no more, and the dealer knows nobody by it.
  if (lead === undefined) return;
  if (row.writes === 1 && lead.erased_at === null) {
    await insertDeliveries(trx, site, lead, news.shopper.map(shopperDestination), now);
  }
  if (news.dealer === null) return;
  const destinations: string[] = JSON.parse(row.destinations);
  const told: NewLead = JSON.parse(lead.body);
  const outcome = stage === 'held' ? 'held' : end;
  const current = withOutcome(told, stage === 'confirmation' ? null : outcome);
  if (news.dealer === 'lead') {
    const body = JSON.stringify(current);
    await trx.updateTable('leads').set({ body }).where('id', '=', leadId).execute();
    return insertDeliveries(trx, site, lead, destinations, now);
  }
  const id = newId();
  const seq = await nextPlace(trx, site);
  const key = { id, key: `news:${id}`, digest: '', supersedes: null, now };
  await insertLead(trx, site, seq, { ...current, addsTo: leadId }, key);
  if (lead.erased_at !== null) {
    await trx.updateTable('leads').set({ erased_at: now }).where('id', '=', id).execute();
  }
  await insertDeliveries(trx, site, { id, seq }, destinations, now);
}

function withOutcome(lead: NewLead, outcome: LeadReservation['outcome'] | null): NewLead {
  if (lead.reservation === undefined || outcome === null || outcome === undefined) return lead;
  return { ...lead, reservation: { ...lead.reservation, outcome } };
}
