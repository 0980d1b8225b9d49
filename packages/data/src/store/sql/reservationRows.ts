import type { ReservationLife } from '@forecourt/domain';
import type { Kysely, Selectable, UpdateQueryBuilder, UpdateResult } from 'kysely';
import type { Reservation, ReservationRequest } from '../reservations.ts';
import type { SiteKey } from '../siteKey.ts';
import type { LeadTables } from './leadTables.ts';

export type ReservationRow = Selectable<LeadTables['reservations']>;

type Updating = UpdateQueryBuilder<LeadTables, 'reservations', 'reservations', UpdateResult>;

/** How a reservation is read and found. */
export const reservationRows = {
  where: (query: Updating, { site, id }: Pick<Reservation, 'site' | 'id'>) =>
    query.where('site', '=', site).where('id', '=', id),

  findRow: (db: Kysely<LeadTables>, site: SiteKey, id: string) =>
    db
      .selectFrom('reservations')
      .selectAll()
      .where('site', '=', site)
      .where('id', '=', id)
      .executeTakeFirst(),

  async find(db: Kysely<LeadTables>, site: SiteKey, id: string): Promise<Reservation | null> {
    const row = await reservationRows.findRow(db, site, id);
    return row === undefined ? null : reservationRows.read(db, row);
  },

  /** The row, with its charges as the ledger has them. */
  async read(db: Kysely<LeadTables>, row: ReservationRow): Promise<Reservation> {
    const entries = await db
      .selectFrom('ledger')
      .selectAll()
      .where('site', '=', row.site)
      .where('reservation_id', '=', row.id)
      .orderBy('id')
      .execute();
    const refundOf = (chargeId: string) =>
      entries.find(({ kind, charge_id }) => kind === 'refund' && charge_id === chargeId);
    const { stage, end, until, payment_id, payment_url } = row;
    return {
      ...{ id: row.id, site: row.site as SiteKey, carId: row.car_id, leadId: row.lead_id },
      ...{ askedAt: row.asked_at, stage, end, until, depositCents: row.deposit_cents },
      reminded: row.reminded === 1,
      charges: entries
        .filter(({ kind }) => kind === 'capture')
        .map(({ charge_id, cents }) => ({
          ...{ id: charge_id, cents, refundId: refundOf(charge_id)?.refund_id ?? null },
        })),
      payment: payment_id === null ? null : { id: payment_id, url: payment_url ?? '' },
      isPaymentOpen: row.payment_open === 1,
    };
  },
};

/** The row of one that begins. */
export function rowOf(
  site: SiteKey,
  {
    id,
    carId,
    life,
    leadId,
    destinations,
    writes,
  }: ReservationRequest & {
    life: ReservationLife;
    leadId: string;
    destinations: readonly string[];
  },
  now: number,
): ReservationRow {
  const { stage, end, until, depositCents } = life;
  return {
    ...{ id, site, car_id: carId, lead_id: leadId, stage, end, until },
    ...{ deposit_cents: depositCents, reminded: 0, asked_at: now },
    ...{ payment_id: null, payment_url: null, payment_open: stage === 'payment' ? 1 : 0 },
    ...{ destinations: JSON.stringify(destinations), writes: writes ? 1 : 0 },
  };
}
