import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Names sort in the order of application and never change once released. */
export const journeyMigrations: Record<string, Migration> = {
  '0001_journeys': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('journeys')
        .addColumn('id', 'text', (c) => c.notNull())
        .addColumn('site', 'text', (c) => c.notNull())
        .addColumn('car_id', 'text', (c) => c.notNull())
        .addColumn('owner', 'text', (c) => c.notNull())
        .addColumn('choices', 'text', (c) => c.notNull())
        .addColumn('person', 'text')
        .addColumn('reservation', 'text')
        .addColumn('started_at', 'bigint', (c) => c.notNull())
        .addColumn('until', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('journeys_key', ['site', 'id'])
        .execute();
      await db.schema
        .createIndex('journeys_by_owner')
        .on('journeys')
        .columns(['site', 'owner', 'started_at'])
        .execute();
      await db.schema.createIndex('journeys_by_end').on('journeys').column('until').execute();
    },
  },
};
