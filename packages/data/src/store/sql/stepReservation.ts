import {
  afterEvent,
  type ReservationEvent,
  reservationNews,
  withoutPerson,
} from '@forecourt/domain';
import type { Transaction } from 'kysely';
import type { LedgerEntry, Reservation } from '../reservations.ts';
import type { SiteKey } from '../siteKey.ts';
import type { LeadTables } from './leadTables.ts';
import { type ReservationRow, reservationRows } from './reservationRows.ts';
import { tellReservation } from './tellReservation.ts';

interface StepBy {
  /** An id nobody can guess, of a lead. */
  newId(): string;
  now: number;
}

/** One step of one reservation, with the money and the messages that go with it. */
export async function stepReservation(
  trx: Transaction<LeadTables>,
  row: ReservationRow,
  event: ReservationEvent,
  { newId, now }: StepBy,
): Promise<{ reservation: Reservation; changed: boolean }> {
  const before = await reservationRows.read(trx, row);
  const life = afterEvent(before, event, now);
  if (JSON.stringify(life) === JSON.stringify(before)) {
    return { reservation: before, changed: false };
  }
  const after = { ...before, ...life };
  const { stage, end, until, reminded } = after;
  await reservationRows
    .where(trx.updateTable('reservations'), before)
    .set({ stage, end, until, reminded: reminded ? 1 : 0 })
    .execute();
  await writeLedger(trx, before, after, now);
  const news = reservationNews(before, life);
  await tellReservation(trx, { row, reservation: after, news, newId, now });
  return { reservation: after, changed: true };
}

/**
 * Ends the hold that a lead asked for, in the transaction that erases the lead: nobody could answer for it
 * any more. The dealer is told that the vehicle is free, and not by whom (R17-33).
 */
export async function endErased(
  trx: Transaction<LeadTables>,
  site: SiteKey,
  leadId: string,
  by: StepBy,
): Promise<void> {
  const row = await trx
    .selectFrom('reservations')
    .selectAll()
    .where('site', '=', site)
    .where('lead_id', '=', leadId)
    .where('stage', '<>', 'over')
    .executeTakeFirst();
  const lead = await trx
    .selectFrom('leads')
    .select('body')
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (row === undefined || lead === undefined) return;
  const whole = JSON.parse(lead.body);
  const body = JSON.stringify({ ...withoutPerson(whole), reservation: whole.reservation });
  await trx
    .updateTable('leads')
    .set({ body, erased_at: by.now })
    .where('id', '=', leadId)
    .execute();
  await stepReservation(trx, row, { kind: 'cancelled' }, by);
}

/** What is new of the charges. */
async function writeLedger(
  trx: Transaction<LeadTables>,
  { site, id, charges: known }: Reservation,
  { charges }: Reservation,
  now: number,
): Promise<void> {
  const entries: Omit<LedgerEntry, 'at' | 'reservationId'>[] = [];
  for (const { id: chargeId, cents, refundId } of charges) {
    const before = known.find((charge) => charge.id === chargeId);
    if (before === undefined) entries.push({ kind: 'capture', cents, chargeId, refundId: null });
    if (refundId !== null && (before?.refundId ?? null) === null) {
      entries.push({ kind: 'refund', cents, chargeId, refundId });
    }
  }
  for (const { kind, cents, chargeId, refundId } of entries) {
    const row = { at: now, site, reservation_id: id, kind, cents };
    await trx
      .insertInto('ledger')
      .values({ ...row, charge_id: chargeId, refund_id: refundId })
      .execute();
  }
}
