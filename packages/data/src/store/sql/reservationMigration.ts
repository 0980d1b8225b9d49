import { type Kysely, sql } from 'kysely';
import { countedKey } from './countedKey.ts';

/** Holds on vehicles, and the money that came and went for them. */
export const reservationMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('reservations')
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('site', 'text', (c) => c.notNull())
      .addColumn('car_id', 'text', (c) => c.notNull())
      .addColumn('lead_id', 'text', (c) => c.notNull())
      .addColumn('stage', 'text', (c) => c.notNull())
      .addColumn('end', 'text')
      .addColumn('until', 'bigint', (c) => c.notNull())
      .addColumn('deposit_cents', 'integer', (c) => c.notNull())
      .addColumn('reminded', 'integer', (c) => c.notNull())
      .addColumn('asked_at', 'bigint', (c) => c.notNull())
      .addColumn('payment_id', 'text')
      .addColumn('payment_url', 'text')
      .addColumn('payment_open', 'integer', (c) => c.notNull())
      .addColumn('destinations', 'text', (c) => c.notNull())
      .addColumn('writes', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('reservations_key', ['site', 'id'])
      .execute();
    // The database itself gives no vehicle to two shoppers.
    await db.schema
      .createIndex('reservations_one_hold')
      .on('reservations')
      .columns(['site', 'car_id'])
      .unique()
      .where(sql.ref('stage'), '<>', sql.lit('over'))
      .execute();
    await db.schema
      .createIndex('reservations_by_lead')
      .on('reservations')
      .columns(['site', 'lead_id'])
      .execute();
    await db.schema
      .createTable('ledger')
      .addColumn('id', 'integer', countedKey(db))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('site', 'text', (c) => c.notNull())
      .addColumn('reservation_id', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('cents', 'integer', (c) => c.notNull())
      .addColumn('charge_id', 'text', (c) => c.notNull())
      .addColumn('refund_id', 'text')
      .addUniqueConstraint('ledger_once', ['site', 'charge_id', 'kind'])
      .execute();
    await db.schema
      .createIndex('ledger_by_reservation')
      .on('ledger')
      .columns(['site', 'reservation_id'])
      .execute();
  },
};
