import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Names sort in the order of application and never change once released. */
export const changeMigrations: Record<string, Migration> = {
  '0001_changes': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('change_leader')
        .addColumn('name', 'text', (c) => c.primaryKey().notNull())
        .addColumn('holder', 'text', (c) => c.notNull())
        .addColumn('until', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('change_sites')
        .addColumn('site', 'text', (c) => c.primaryKey().notNull())
        .addColumn('asked_at', 'bigint', (c) => c.notNull())
        .addColumn('epoch', 'text', (c) => c.notNull())
        .addColumn('position', 'bigint', (c) => c.notNull())
        .addColumn('floor', 'bigint', (c) => c.notNull())
        .addColumn('version', 'bigint', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('change_vehicles')
        .addColumn('site', 'text', (c) => c.notNull())
        .addColumn('vehicle_id', 'text', (c) => c.notNull())
        .addColumn('position', 'bigint', (c) => c.notNull())
        .addColumn('added_at', 'bigint', (c) => c.notNull())
        .addColumn('first_at', 'bigint', (c) => c.notNull())
        .addColumn('sold_at', 'bigint')
        .addColumn('fields', 'text', (c) => c.notNull())
        .addColumn('digest', 'text', (c) => c.notNull())
        .addColumn('body', 'text')
        .addColumn('version', 'bigint', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('change_vehicles_key', ['site', 'vehicle_id'])
        .execute();
      await db.schema
        .createIndex('change_vehicles_by_position')
        .on('change_vehicles')
        .columns(['site', 'position'])
        .execute();
      await db.schema
        .createTable('change_receivers')
        .addColumn('site', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('address', 'text', (c) => c.notNull())
        .addColumn('position', 'text')
        .addColumn('attempts', 'integer', (c) => c.notNull())
        .addColumn('due_at', 'bigint', (c) => c.notNull())
        .addColumn('last_error', 'text')
        .addPrimaryKeyConstraint('change_receivers_key', ['site', 'name'])
        .execute();
    },
  },
  '0002_parked': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('change_receivers').addColumn('parked_at', 'bigint').execute();
    },
  },
};
