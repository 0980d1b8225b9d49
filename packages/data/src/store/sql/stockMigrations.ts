import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Names sort in the order of application and never change once released. */
export const stockMigrations: Record<string, Migration> = {
  '0001_stock': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('stock_sites')
        .addColumn('site', 'text', (c) => c.primaryKey().notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('drafts', 'integer', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('stock_versions')
        .addColumn('site', 'text', (c) => c.notNull())
        .addColumn('draft', 'integer', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('digest', 'text', (c) => c.notNull())
        .addColumn('count', 'integer', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('stock_versions_key', ['site', 'version'])
        .execute();
      await db.schema
        .createTable('stock_vehicles')
        .addColumn('site', 'text', (c) => c.notNull())
        .addColumn('draft', 'integer', (c) => c.notNull())
        .addColumn('position', 'integer', (c) => c.notNull())
        .addColumn('feed_row', 'integer', (c) => c.notNull())
        .addColumn('vehicle_id', 'text', (c) => c.notNull())
        .addColumn('slug', 'text', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('stock_vehicles_key', ['site', 'draft', 'position'])
        .addUniqueConstraint('stock_vehicles_id', ['site', 'draft', 'vehicle_id'])
        .addUniqueConstraint('stock_vehicles_slug', ['site', 'draft', 'slug'])
        .execute();
    },
  },
  '0002_addresses': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('stock_addresses')
        .addColumn('site', 'text', (c) => c.notNull())
        .addColumn('slug', 'text', (c) => c.notNull())
        .addColumn('vehicle_id', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('stock_addresses_key', ['site', 'slug'])
        .execute();
    },
  },
};
