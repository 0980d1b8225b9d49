import type { CheckoutChoices } from '@forecourt/domain';
import type { Kysely, Selectable } from 'kysely';
import type { Journey, JourneyStore } from '../journeys.ts';
import type { SiteKey } from '../siteKey.ts';
import type { JourneyTables } from './journeyTables.ts';

/** @param open the database; asked for with each call, so that nothing is opened before it is used */
export function createSqlJourneys(open: () => Promise<Kysely<JourneyTables>>): JourneyStore {
  const rowOf = (db: Kysely<JourneyTables>, site: SiteKey, id: string, now: number) =>
    db
      .selectFrom('journeys')
      .selectAll()
      .where('site', '=', site)
      .where('id', '=', id)
      .where('until', '>', now)
      .executeTakeFirst();

  return {
    async start({ id, site, carId, owner, choices, person, reservation, startedAt, until }, most) {
      const db = await open();
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('journeys')
          .values({
            ...{ id, site, car_id: carId, owner, choices: JSON.stringify(choices) },
            ...{ person, reservation, started_at: startedAt, until },
          })
          .execute();
        const older = await trx
          .selectFrom('journeys')
          .select('id')
          .where('site', '=', site)
          .where('owner', '=', owner)
          .orderBy('started_at', 'desc')
          .orderBy('id')
          .limit(1_000)
          .offset(most)
          .execute();
        if (older.length === 0) return;
        await trx
          .deleteFrom('journeys')
          .where('site', '=', site)
          .where(
            'id',
            'in',
            older.map((row) => row.id),
          )
          .execute();
      });
    },

    async find(site, id, now) {
      const row = await rowOf(await open(), site, id, now);
      return row === undefined ? null : read(row);
    },

    async change(site, id, owner, { choices, ...rest }, now) {
      const db = await open();
      return db.transaction().execute(async (trx) => {
        const row = await rowOf(trx, site, id, now);
        if (row === undefined || row.owner !== owner) return null;
        const before = read(row);
        const after = { ...before, ...rest, choices: { ...before.choices, ...choices } };
        await trx
          .updateTable('journeys')
          .set({
            choices: JSON.stringify(after.choices),
            ...{ person: after.person, reservation: after.reservation },
          })
          .where('site', '=', site)
          .where('id', '=', id)
          .execute();
        return after;
      });
    },

    async prune(now) {
      const db = await open();
      const { numDeletedRows } = await db
        .transaction()
        .execute((trx) =>
          trx.deleteFrom('journeys').where('until', '<=', now).executeTakeFirstOrThrow(),
        );
      return Number(numDeletedRows);
    },
  };
}

function read(row: Selectable<JourneyTables['journeys']>): Journey {
  const { id, site, car_id, owner, choices, person, reservation, started_at, until } = row;
  return {
    ...{ id, site: site as SiteKey, carId: car_id, owner, person, reservation },
    choices: JSON.parse(choices) as CheckoutChoices,
    ...{ startedAt: started_at, until },
  };
}
