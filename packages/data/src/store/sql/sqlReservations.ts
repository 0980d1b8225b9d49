import {
  claimsVehicle,
  newReservation,
  owedCharges,
  reservationNews,
  reservationTimes,
} from '@forecourt/domain';
import type { Kysely } from 'kysely';
import type { Reservation, ReservationStore } from '../reservations.ts';
import type { SiteKey } from '../store.ts';
import { InvalidFormKey } from '../storeErrors.ts';
import { hashedKey } from './hashedKey.ts';
import { insertLead, nextPlace } from './insertLead.ts';
import { leadDigest } from './leadDigest.ts';
import type { LeadTables } from './leadTables.ts';
import { claimedAt, readClaims } from './reservationClaims.ts';
import { reservationRows, rowOf } from './reservationRows.ts';
import { FORM_KEY } from './sqlLeads.ts';
import { stepReservation } from './stepReservation.ts';
import { tellReservation } from './tellReservation.ts';

/** @param newId an id nobody can guess, of a lead */
export function createSqlReservations(
  db: Kysely<LeadTables>,
  newId: () => string,
): ReservationStore {
  const { find, findRow, where, read } = reservationRows;

  return {
    async reserve(site, formKey, lead, request, now, destinations) {
      if (![formKey, request.id].every((key) => FORM_KEY.test(key))) throw new InvalidFormKey();
      const known = await find(db, site, request.id);
      if (known !== null) return { kind: 'reserved', reservation: known, created: false };
      return db
        .transaction()
        .execute(async (trx) => {
          const by = { newId, now };
          // Its lock comes first, so that of two who ask for one vehicle the second sees the first.
          const seq = await nextPlace(trx, site);
          const repeat = await find(trx, site, request.id);
          if (repeat !== null)
            return { kind: 'reserved' as const, reservation: repeat, created: false };
          const holder = await holderOf(trx, site, request.carId);
          if (holder !== undefined) {
            const { reservation } = await stepReservation(trx, holder, { kind: 'time' }, by);
            if (claimsVehicle(reservation, now)) throw new Refused('taken');
          }
          const { mostWaiting = Number.POSITIVE_INFINITY } = request;
          if ((await waitingAt(trx, site, now)) >= mostWaiting) throw new Refused('full');
          const leadId = newId();
          const life = newReservation(request.depositCents, now, request.answerBy);
          await insertLead(trx, site, seq, lead, {
            ...{ id: leadId, key: hashedKey(formKey), digest: leadDigest(lead) },
            ...{ supersedes: null, now },
          });
          const row = rowOf(site, { ...request, life, leadId, destinations }, now);
          await trx.insertInto('reservations').values(row).execute();
          const reservation = await read(trx, row);
          const news = reservationNews(null, life);
          await tellReservation(trx, { row, reservation, news, ...by });
          return { kind: 'reserved' as const, reservation, created: true };
        })
        .catch((error: unknown) => {
          // Thrown, so that nothing of the transaction stays.
          if (error instanceof Refused) return { kind: error.kind };
          throw error;
        });
    },

    find: (site, id) => find(db, site, id),

    async ofLead(site, leadId) {
      const row = await db
        .selectFrom('reservations')
        .selectAll()
        .where('site', '=', site)
        .where('lead_id', '=', leadId)
        .executeTakeFirst();
      return row === undefined ? null : read(db, row);
    },

    async list(site) {
      const rows = await db
        .selectFrom('reservations')
        .selectAll()
        .where('site', '=', site)
        .orderBy('asked_at', 'desc')
        .orderBy('id')
        .execute();
      return Promise.all(rows.map((row) => read(db, row)));
    },

    claimed: async (site, now) => claimedAt(await readClaims(db, site), now),

    paying: (site, id, payment) =>
      db.transaction().execute(async (trx) => {
        await where(trx.updateTable('reservations'), { site, id })
          .set({ payment_id: payment.id, payment_url: payment.url })
          .execute();
        return find(trx, site, id);
      }),

    paymentClosed: (site, id) =>
      db.transaction().execute(async (trx) => {
        await where(trx.updateTable('reservations'), { site, id })
          .set({ payment_open: 0 })
          .execute();
      }),

    apply: (site, id, event, now) =>
      db.transaction().execute(async (trx) => {
        const row = await findRow(trx, site, id);
        return row === undefined ? null : stepReservation(trx, row, event, { newId, now });
      }),

    async due(now) {
      const rows = await db
        .selectFrom('reservations')
        .selectAll()
        .where((eb) =>
          eb.or([
            eb('payment_open', '=', 1),
            eb.and([
              eb('stage', 'in', ['payment', 'confirmation', 'held']),
              eb('until', '<=', now),
            ]),
            eb.and([
              eb('stage', '=', 'held'),
              eb('reminded', '=', 0),
              eb('until', '<=', now + reservationTimes.reminderMs),
            ]),
            eb.exists(
              eb
                .selectFrom('ledger')
                .select('ledger.charge_id')
                .whereRef('ledger.site', '=', 'reservations.site')
                .whereRef('ledger.reservation_id', '=', 'reservations.id')
                .groupBy('ledger.charge_id')
                .having((all) => all.fn.countAll(), '=', 1),
            ),
          ]),
        )
        .orderBy('asked_at')
        .execute();
      const all = await Promise.all(rows.map((row) => read(db, row)));
      const isSettled = ({ stage }: Reservation) => stage === 'fulfilled' || stage === 'held';
      return all.filter(
        (reservation, at) =>
          rows[at]?.payment_open === 1 ||
          !isSettled(reservation) ||
          owedCharges(reservation).length > 0 ||
          (reservation.stage === 'held' && isNear(reservation, now)),
      );
    },

    async ledger(site) {
      const rows = await db
        .selectFrom('ledger')
        .selectAll()
        .where('site', '=', site)
        .orderBy('id')
        .execute();
      return rows.map(({ at, reservation_id, kind, cents, charge_id, refund_id }) => ({
        ...{ at, reservationId: reservation_id, kind, cents },
        ...{ chargeId: charge_id, refundId: refund_id },
      }));
    },
  };
}

/** Why nothing is reserved. */
class Refused extends Error {
  readonly kind: 'taken' | 'full';

  constructor(kind: 'taken' | 'full') {
    super(kind);
    this.kind = kind;
  }
}

function isNear({ until, reminded }: Reservation, now: number): boolean {
  return until <= now || (!reminded && until <= now + reservationTimes.reminderMs);
}

function holderOf(trx: Kysely<LeadTables>, site: SiteKey, carId: string) {
  return trx
    .selectFrom('reservations')
    .selectAll()
    .where('site', '=', site)
    .where('car_id', '=', carId)
    .where('stage', '<>', 'over')
    .executeTakeFirst();
}

/** How many of a site's vehicles wait for an answer or a deposit. */
async function waitingAt(trx: Kysely<LeadTables>, site: SiteKey, now: number): Promise<number> {
  const { count } = await trx
    .selectFrom('reservations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('site', '=', site)
    .where('stage', 'in', ['payment', 'confirmation'])
    .where('until', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}
