import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Names sort in the order of application and never change once released. */
export const accountMigrations: Record<string, Migration> = {
  '0001_accounts': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('sign_in_codes')
        .addColumn('site', 'text', (c) => c.notNull())
        .addColumn('id', 'text', (c) => c.notNull())
        .addColumn('phone', 'text', (c) => c.notNull())
        .addColumn('code', 'text', (c) => c.notNull())
        .addColumn('visitor', 'text', (c) => c.notNull())
        .addColumn('asked_at', 'bigint', (c) => c.notNull())
        .addColumn('wrong', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('sign_in_codes_key', ['site', 'id'])
        .execute();
      for (const column of ['phone', 'visitor', 'site'] as const) {
        await db.schema
          .createIndex(`sign_in_codes_by_${column}`)
          .on('sign_in_codes')
          .columns([column, 'asked_at'])
          .execute();
      }
      await db.schema
        .createIndex('sign_in_codes_by_time')
        .on('sign_in_codes')
        .column('asked_at')
        .execute();
      await db.schema
        .createTable('wrong_codes')
        .addColumn('visitor', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema
        .createIndex('wrong_codes_by_visitor')
        .on('wrong_codes')
        .columns(['visitor', 'at'])
        .execute();
      await db.schema
        .createTable('users')
        .addColumn('site', 'text', (c) => c.notNull())
        .addColumn('phone', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('users_key', ['site', 'phone'])
        .execute();
      await db.schema
        .createTable('sessions')
        .addColumn('site', 'text', (c) => c.notNull())
        .addColumn('id', 'text', (c) => c.notNull())
        .addColumn('phone', 'text', (c) => c.notNull())
        .addColumn('started_at', 'bigint', (c) => c.notNull())
        .addColumn('seen_at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('sessions_key', ['site', 'id'])
        .addForeignKeyConstraint('sessions_user', ['site', 'phone'], 'users', ['site', 'phone'])
        .execute();
      await db.schema
        .createIndex('sessions_by_user')
        .on('sessions')
        .columns(['site', 'phone'])
        .execute();
    },
  },
  '0002_watchlist': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('saved_vehicles')
        .addColumn('site', 'text', (c) => c.notNull())
        .addColumn('phone', 'text', (c) => c.notNull())
        .addColumn('vehicle_id', 'text', (c) => c.notNull())
        .addColumn('place', 'integer', (c) => c.notNull())
        .addColumn('saved_at', 'bigint', (c) => c.notNull())
        .addColumn('title', 'text', (c) => c.notNull())
        .addColumn('make', 'text', (c) => c.notNull())
        .addColumn('model', 'text', (c) => c.notNull())
        .addColumn('body', 'text')
        .addColumn('car_type', 'text', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('reserved', 'integer', (c) => c.notNull())
        .addColumn('price', 'double precision')
        .addColumn('picture', 'text')
        .addPrimaryKeyConstraint('saved_vehicles_key', ['site', 'phone', 'vehicle_id'])
        .addForeignKeyConstraint('saved_vehicles_user', ['site', 'phone'], 'users', [
          'site',
          'phone',
        ])
        .execute();
    },
  },
  '0003_last_visits': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('users')
        .addColumn('seen_at', 'bigint', (c) => c.notNull().defaultTo(0))
        .execute();
      await sql`update users set seen_at = created_at`.execute(db);
      await db.schema.createIndex('users_by_visit').on('users').column('seen_at').execute();
      await db.schema.createIndex('wrong_codes_by_time').on('wrong_codes').column('at').execute();
    },
  },
};
