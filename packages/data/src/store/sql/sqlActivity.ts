import type { Kysely } from 'kysely';
import type { ActivityStore } from '../activity.ts';
import type { ActivityTables } from './activityTables.ts';

/** @param open the database; asked for with each call, so that nothing is opened before it is used */
export function createSqlActivity(open: () => Promise<Kysely<ActivityTables>>): ActivityStore {
  return {
    async revealed(site, { car_id, dealership_id, website_id }, now) {
      const db = await open();
      const row = { site, at: now, car_id, dealership_id, website_id };
      await db
        .transaction()
        .execute((trx) => trx.insertInto('phone_reveals').values(row).execute());
    },

    async reveals(site) {
      const db = await open();
      const rows = await db
        .selectFrom('phone_reveals')
        .select(['at', 'car_id', 'dealership_id', 'website_id'])
        .where('site', '=', site)
        .orderBy('at')
        .execute();
      return rows;
    },

    async count(site, day, events) {
      if (events.length === 0) return;
      const db = await open();
      await db.transaction().execute(async (trx) => {
        for (const { eventId, carId } of events) {
          await trx
            .insertInto('event_counts')
            .values({ site, day, event_id: eventId, car_id: carId ?? '', count: 1 })
            .onConflict((conflict) =>
              conflict
                .columns(['site', 'day', 'event_id', 'car_id'])
                .doUpdateSet((eb) => ({ count: eb('event_counts.count', '+', 1) })),
            )
            .execute();
        }
      });
    },

    async counts(site) {
      const db = await open();
      const rows = await db
        .selectFrom('event_counts')
        .selectAll()
        .where('site', '=', site)
        .orderBy('day')
        .orderBy('event_id')
        .orderBy('car_id')
        .execute();
      return rows.map(({ day, event_id, car_id, count }) => ({
        ...{ day, eventId: event_id, carId: car_id === '' ? null : car_id, count },
      }));
    },

    async prune(before, limit) {
      const db = await open();
      return db.transaction().execute(async (trx) => {
        const counts = await trx
          .selectFrom('event_counts')
          .select(['site', 'day', 'event_id', 'car_id'])
          .where('day', '<', new Date(before).toISOString().slice(0, 10))
          .orderBy('day')
          .limit(limit)
          .execute();
        for (const { site, day, event_id, car_id } of counts) {
          await trx
            .deleteFrom('event_counts')
            .where('site', '=', site)
            .where('day', '=', day)
            .where('event_id', '=', event_id)
            .where('car_id', '=', car_id)
            .execute();
        }
        const last = await trx
          .selectFrom('phone_reveals')
          .select('at')
          .where('at', '<', before)
          .orderBy('at')
          .limit(1)
          .offset(limit - 1)
          .executeTakeFirst();
        const { numDeletedRows } = await trx
          .deleteFrom('phone_reveals')
          .where('at', '<', before)
          .$if(last !== undefined, (query) => query.where('at', '<=', last?.at ?? before))
          .executeTakeFirstOrThrow();
        return counts.length + Number(numDeletedRows);
      });
    },
  };
}
