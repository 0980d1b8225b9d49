import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Names sort in the order of application and never change once released. */
export const activityMigrations: Record<string, Migration> = {
  '0001_activity': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('phone_reveals')
        .addColumn('site', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('car_id', 'text')
        .addColumn('dealership_id', 'text')
        .addColumn('website_id', 'text', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('event_counts')
        .addColumn('site', 'text', (c) => c.notNull())
        .addColumn('day', 'text', (c) => c.notNull())
        .addColumn('event_id', 'integer', (c) => c.notNull())
        .addColumn('car_id', 'text', (c) => c.notNull())
        .addColumn('count', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('event_counts_key', ['site', 'day', 'event_id', 'car_id'])
        .execute();
    },
  },
};
