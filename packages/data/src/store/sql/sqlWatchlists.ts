import { type CarType, MAX_SAVED, type SavedVehicle } from '@forecourt/domain';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { SiteKey } from '../siteKey.ts';
import type { WatchlistStore } from '../watchlists.ts';
import type { AccountTables } from './accountTables.ts';

/** @param open the database of accounts; asked for with each call, as by `createSqlAccounts` */
export function createSqlWatchlists(open: () => Promise<Kysely<AccountTables>>): WatchlistStore {
  return {
    async saved(site, phone) {
      const rows = await ofOwner(await open(), site, phone)
        .selectAll()
        .orderBy('place', 'desc')
        .execute();
      return rows.map(toSaved);
    },

    async save(site, phone, vehicles) {
      const db = await open();
      return db.transaction().execute(async (trx) => {
        const owner = await trx
          .selectFrom('users')
          .select('phone')
          .where('site', '=', site)
          .where('phone', '=', phone)
          .executeTakeFirst();
        if (owner === undefined) return { kind: 'nobody' };
        const rows = await ofOwner(trx, site, phone).select(['vehicle_id', 'place']).execute();
        const there = new Set(rows.map(({ vehicle_id }) => vehicle_id));
        let place = Math.max(0, ...rows.map((row) => row.place));
        for (const vehicle of vehicles) {
          if (there.has(vehicle.id) || there.size >= MAX_SAVED) continue;
          place += 1;
          const row = { site, phone, place, ...toRow(vehicle) };
          await trx.insertInto('saved_vehicles').values(row).execute();
          there.add(vehicle.id);
        }
        return { kind: 'kept', ids: vehicles.map(({ id }) => id).filter((id) => there.has(id)) };
      });
    },

    async remove(site, phone, vehicleId) {
      const db = await open();
      await db
        .transaction()
        .execute((trx) =>
          trx
            .deleteFrom('saved_vehicles')
            .where('site', '=', site)
            .where('phone', '=', phone)
            .where('vehicle_id', '=', vehicleId)
            .execute(),
        );
    },
  };
}

function ofOwner(
  db: Kysely<AccountTables> | Transaction<AccountTables>,
  site: SiteKey,
  phone: string,
) {
  return db.selectFrom('saved_vehicles').where('site', '=', site).where('phone', '=', phone);
}

type Row = Selectable<AccountTables['saved_vehicles']>;

function toRow(vehicle: SavedVehicle): Omit<Row, 'site' | 'phone' | 'place'> {
  const { id, savedAt, title, make, model, simpleBody, carType, status, price, picture } = vehicle;
  return {
    ...{ vehicle_id: id, saved_at: savedAt, title, make, model, body: simpleBody },
    ...{ car_type: carType, status, price, picture, reserved: vehicle.reserved ? 1 : 0 },
  };
}

function toSaved(row: Row): SavedVehicle {
  const { vehicle_id, saved_at, title, make, model, body, car_type, status, price, picture } = row;
  return {
    ...{ id: vehicle_id, savedAt: saved_at, title, make, model, simpleBody: body },
    carType: car_type as CarType,
    ...{ status, price, picture, reserved: row.reserved === 1 },
  };
}
