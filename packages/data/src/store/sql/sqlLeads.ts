import { type BookedTime, clashes, isoDate, type Lead, type NewLead } from '@forecourt/domain';
import type { Kysely, Selectable } from 'kysely';
import { FOLDER } from '../folderDestination.ts';
import type { LeadStore, SiteKey, SubmitResult, TimeToKeep } from '../store.ts';
import { InvalidFormKey } from '../storeErrors.ts';
import { hashedKey } from './hashedKey.ts';
import { insertDeliveries, insertLead, nextPlace } from './insertLead.ts';
import { leadDigest } from './leadDigest.ts';
import type { LeadTables } from './leadTables.ts';
import { endErased } from './stepReservation.ts';

export const FORM_KEY = /^[A-Za-z0-9_-]{16,64}$/;

/** @param newId an id nobody can guess: whoever knows a lead's id may act on that lead. */
export function createSqlLeads(db: Kysely<LeadTables>, newId: () => string): LeadStore {
  return {
    async submit(site, formKey, lead, now, destinations = [FOLDER], time) {
      if (!FORM_KEY.test(formKey)) throw new InvalidFormKey();
      const digest = leadDigest(lead);
      const key = hashedKey(formKey);
      const known = await findRepeat(db, site, key, digest);
      if (known !== undefined) return submitted(known, false);

      return db.transaction().execute(async (trx) => {
        const seq = await nextPlace(trx, site);
        const repeat = await findRepeat(trx, site, key, digest);
        if (repeat !== undefined) return submitted(repeat, false);

        const corrected = await findLatest(trx, site, key);
        await trx
          .deleteFrom('kept_times')
          .where('site', '=', site)
          .where('form_key', '=', key)
          .execute();
        const preferredTime = time && ((await isTaken(trx, site, time)) ? 'taken' : 'kept');
        const told: NewLead =
          preferredTime === undefined
            ? lead
            : { ...lead, enquiry: { ...lead.enquiry, preferredTime } };
        const row = await insertLead(trx, site, seq, told, {
          ...{ id: newId(), key, digest, supersedes: corrected?.id ?? null, now },
        });
        if (time && preferredTime === 'kept') {
          const { time: at, locationId, carId } = time;
          const kept = { time: at, location_id: locationId, car_id: carId };
          await trx
            .insertInto('kept_times')
            .values({ lead_id: row.id, site, form_key: key, ...kept })
            .execute();
        }
        await insertDeliveries(trx, site, { id: row.id, seq }, destinations, now);
        return submitted(row, true);
      });
    },

    async keptTimes(site, from, but = '') {
      const rows = await db
        .selectFrom('kept_times')
        .selectAll()
        .where('site', '=', site)
        .where('time', '>=', from)
        .where('form_key', '!=', hashedKey(but))
        .orderBy('time')
        .execute();
      return rows.map(toBookedTime);
    },

    async list(site) {
      const rows = await db
        .selectFrom('leads')
        .selectAll()
        .where('site', '=', site)
        .orderBy('seq', 'desc')
        .execute();
      return rows.map(toLead);
    },

    async find(site, leadId) {
      const row = await db
        .selectFrom('leads')
        .selectAll()
        .where('site', '=', site)
        .where('id', '=', leadId)
        .executeTakeFirst();
      return row === undefined ? null : toLead(row);
    },

    async erase(site, leadIds, now) {
      return db.transaction().execute(async (trx) => {
        let erased = 0n;
        for (const id of leadIds) {
          const known = await trx
            .selectFrom('leads')
            .select('id')
            .where('site', '=', site)
            .where('id', '=', id)
            .executeTakeFirst();
          if (known === undefined) continue;
          await endErased(trx, site, id, { newId, now });
          await trx
            .updateTable('leads')
            .set({ supersedes: null })
            .where('supersedes', '=', id)
            .execute();
          await trx.deleteFrom('outbox').where('lead_id', '=', id).execute();
          await trx.deleteFrom('kept_times').where('lead_id', '=', id).execute();
          const { numDeletedRows } = await trx
            .deleteFrom('leads')
            .where('id', '=', id)
            .executeTakeFirstOrThrow();
          erased += numDeletedRows;
        }
        return Number(erased);
      });
    },
  };
}

/** Translates a row of `leads`. */
export function toLead(row: Selectable<LeadTables['leads']>): Lead {
  const lead: NewLead = JSON.parse(row.body);
  return {
    ...lead,
    id: row.id,
    site: row.site,
    createdAt: row.created_at,
    supersedes: row.supersedes,
    ...(row.erased_at !== null && { erasedAt: row.erased_at }),
  };
}

function submitted({ id, body }: { id: string; body: string }, created: boolean): SubmitResult {
  const { preferredTime }: NewLead['enquiry'] = JSON.parse(body).enquiry;
  return { leadId: id, created, ...(preferredTime !== undefined && { preferredTime }) };
}

function toBookedTime(row: LeadTables['kept_times']): BookedTime {
  const { time, location_id: locationId, car_id: carId } = row;
  return { time, locationId, carId };
}

/** Whether others have the time, or one that overlaps with it: of the day before, or after, too. */
async function isTaken(trx: Kysely<LeadTables>, site: SiteKey, time: TimeToKeep) {
  const day = Date.parse(time.time.slice(0, 10));
  const rows = await trx
    .selectFrom('kept_times')
    .selectAll()
    .where('site', '=', site)
    .where('time', '>=', isoDate(day - DAY))
    .where('time', '<', isoDate(day + 2 * DAY))
    .execute();
  return clashes(time, rows.map(toBookedTime), time);
}

const DAY = 24 * 3_600_000;

function findRepeat(db: Kysely<LeadTables>, site: SiteKey, key: string, digest: string) {
  return db
    .selectFrom('leads')
    .select(['id', 'body'])
    .where('site', '=', site)
    .where('form_key', '=', key)
    .where('digest', '=', digest)
    .executeTakeFirst();
}

/** A sum has no index: in the order of one, SQLite reads all leads that the site ever had. */
function findLatest(db: Kysely<LeadTables>, site: SiteKey, key: string) {
  return db
    .selectFrom('leads')
    .select('id')
    .where('site', '=', site)
    .where('form_key', '=', key)
    .orderBy((eb) => eb('seq', '+', eb.lit(0)), 'desc')
    .limit(1)
    .executeTakeFirst();
}
