import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { FOLDER } from '../folderDestination.ts';
import { countedKey } from './countedKey.ts';
import { hashedKey } from './hashedKey.ts';
import { reservationMigration } from './reservationMigration.ts';

/** Names sort in the order of application and never change once released. */
export const leadMigrations: Record<string, Migration> = {
  '0001_leads': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('lead_sites')
        .addColumn('site', 'text', (c) => c.primaryKey().notNull())
        .addColumn('last_seq', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('leads')
        .addColumn('id', 'text', (c) => c.primaryKey().notNull())
        .addColumn('site', 'text', (c) => c.notNull())
        .addColumn('seq', 'bigint', (c) => c.notNull())
        .addColumn('form_key', 'text', (c) => c.notNull())
        .addColumn('digest', 'text', (c) => c.notNull())
        .addColumn('supersedes', 'text', (c) => c.references('leads.id'))
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addUniqueConstraint('leads_once', ['site', 'form_key', 'digest'])
        .addUniqueConstraint('leads_order', ['site', 'seq'])
        .execute();
      await db.schema
        .createTable('outbox')
        .addColumn('lead_id', 'text', (c) => c.primaryKey().notNull().references('leads.id'))
        .addColumn('site', 'text', (c) => c.notNull())
        .addColumn('seq', 'bigint', (c) => c.notNull())
        .addColumn('attempts', 'integer', (c) => c.notNull())
        .addColumn('due_at', 'bigint', (c) => c.notNull())
        .addColumn('delivered_at', 'bigint')
        .addColumn('parked_at', 'bigint')
        .addColumn('last_error', 'text')
        .execute();
      // Delivered entries stay for ever, so the queue needs an index without them.
      await db.schema
        .createIndex('outbox_pending')
        .on('outbox')
        .columns(['site', 'seq', 'due_at'])
        .where(sql.ref('delivered_at'), 'is', null)
        .execute();
    },
  },
  // What was stored before goes where everything went then. SQLite changes no primary key in place.
  '0002_destinations': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('outbox_by_destination')
        .addColumn('lead_id', 'text', (c) => c.notNull().references('leads.id'))
        .addColumn('destination', 'text', (c) => c.notNull().defaultTo(FOLDER))
        .addColumn('site', 'text', (c) => c.notNull())
        .addColumn('seq', 'bigint', (c) => c.notNull())
        .addColumn('attempts', 'integer', (c) => c.notNull())
        .addColumn('due_at', 'bigint', (c) => c.notNull())
        .addColumn('delivered_at', 'bigint')
        .addColumn('parked_at', 'bigint')
        .addColumn('last_error', 'text')
        .addPrimaryKeyConstraint('outbox_once', ['lead_id', 'destination'])
        .execute();
      await sql`insert into outbox_by_destination
        (lead_id, site, seq, attempts, due_at, delivered_at, parked_at, last_error)
        select lead_id, site, seq, attempts, due_at, delivered_at, parked_at, last_error
        from outbox`.execute(db);
      await db.schema.dropTable('outbox').execute();
      await db.schema.alterTable('outbox_by_destination').renameTo('outbox').execute();
      await db.schema
        .createIndex('outbox_pending')
        .on('outbox')
        .columns(['site', 'destination', 'seq', 'due_at'])
        .where(sql.ref('delivered_at'), 'is', null)
        .execute();
    },
  },
  '0003_retention': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('leads').addColumn('erased_at', 'bigint').execute();
      await db.schema
        .createIndex('leads_with_person')
        .on('leads')
        .columns(['site', 'seq'])
        .where(sql.ref('erased_at'), 'is', null)
        .execute();
      const { rows } = await sql<{ id: string; form_key: string }>`
        select id, form_key from leads`.execute(db);
      for (const { id, form_key } of rows) {
        await sql`update leads set form_key = ${hashedKey(form_key)} where id = ${id}`.execute(db);
      }
    },
  },
  '0004_audit': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('audit')
        .addColumn('id', 'integer', countedKey(db))
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('actor', 'text', (c) => c.notNull())
        .addColumn('action', 'text', (c) => c.notNull())
        .addColumn('site', 'text', (c) => c.notNull())
        .addColumn('count', 'integer', (c) => c.notNull())
        .addColumn('lead_ids', 'text')
        .execute();
      await db.schema.createIndex('audit_by_site').on('audit').columns(['site', 'at']).execute();
    },
  },
  '0005_kept_times': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('kept_times')
        .addColumn('lead_id', 'text', (c) => c.primaryKey().notNull().references('leads.id'))
        .addColumn('site', 'text', (c) => c.notNull())
        .addColumn('form_key', 'text', (c) => c.notNull())
        .addColumn('time', 'text', (c) => c.notNull())
        .addColumn('location_id', 'text', (c) => c.notNull())
        .addColumn('car_id', 'text')
        .execute();
      await db.schema
        .createIndex('kept_times_order')
        .on('kept_times')
        .columns(['site', 'time'])
        .execute();
    },
  },
  '0006_reservations': reservationMigration,
};
