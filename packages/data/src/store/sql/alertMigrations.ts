import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { countedKey } from './countedKey.ts';

/** Names sort in the order of application and never change once released. */
export const alertMigrations: Record<string, Migration> = {
  '0001_alerts': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('alerts')
        .addColumn('seq', 'integer', countedKey(db))
        .addColumn('id', 'text', (c) => c.notNull().unique())
        .addColumn('site', 'text', (c) => c.notNull())
        .addColumn('email', 'text', (c) => c.notNull())
        .addColumn('search', 'text', (c) => c.notNull())
        .addColumn('vehicle_id', 'text', (c) => c.notNull())
        .addColumn('words', 'text', (c) => c.notNull())
        .addColumn('frequency', 'text', (c) => c.notNull())
        .addColumn('asked_at', 'bigint', (c) => c.notNull())
        .addColumn('confirmed_at', 'bigint')
        .addColumn('due_at', 'bigint')
        .addColumn('more', 'integer', (c) => c.notNull())
        .addUniqueConstraint('alerts_once', ['site', 'email', 'search', 'vehicle_id'])
        .execute();
      await db.schema
        .createIndex('alerts_confirmed')
        .on('alerts')
        .columns(['site', 'seq'])
        .where(sql.ref('confirmed_at'), 'is not', null)
        .execute();
      await db.schema
        .createIndex('alerts_due')
        .on('alerts')
        .column('due_at')
        .where(sql.ref('due_at'), 'is not', null)
        .execute();
      await db.schema
        .createTable('alert_asks')
        .addColumn('address', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema
        .createIndex('alert_asks_by_address')
        .on('alert_asks')
        .columns(['address', 'at'])
        .execute();
      await db.schema
        .createTable('alert_mails')
        .addColumn('id', 'text', (c) => c.primaryKey().notNull())
        .addColumn('site', 'text', (c) => c.notNull())
        .addColumn('alert_id', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('news', 'text', (c) => c.notNull())
        .addColumn('more', 'integer', (c) => c.notNull())
        .addColumn('attempts', 'integer', (c) => c.notNull())
        .addColumn('due_at', 'bigint', (c) => c.notNull())
        .addColumn('parked_at', 'bigint')
        .addColumn('last_error', 'text')
        .addForeignKeyConstraint('mails_of_alert', ['alert_id'], 'alerts', ['id'], (c) =>
          c.onDelete('cascade'),
        )
        .execute();
      await db.schema
        .createIndex('alert_mails_due')
        .on('alert_mails')
        .columns(['due_at'])
        .where(sql.ref('parked_at'), 'is', null)
        .execute();
      await db.schema
        .createIndex('alert_mails_of_alert')
        .on('alert_mails')
        .column('alert_id')
        .execute();
      await db.schema
        .createTable('alert_news')
        .addColumn('id', 'integer', countedKey(db))
        .addColumn('alert_id', 'text', (c) => c.notNull())
        .addColumn('vehicle_id', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('version', 'bigint', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addUniqueConstraint('news_once', ['alert_id', 'vehicle_id', 'kind', 'version'])
        .addForeignKeyConstraint('news_of_alert', ['alert_id'], 'alerts', ['id'], (c) =>
          c.onDelete('cascade'),
        )
        .execute();
      await db.schema
        .createTable('alert_sites')
        .addColumn('site', 'text', (c) => c.primaryKey().notNull())
        .addColumn('version', 'bigint', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('before_at', 'bigint', (c) => c.notNull())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('first', 'integer', (c) => c.notNull())
        .addColumn('cursor', 'bigint', (c) => c.notNull())
        .execute();
      for (const table of ['alert_stock', 'alert_changes'] as const) {
        const made = db.schema
          .createTable(table)
          .addColumn('site', 'text', (c) => c.notNull())
          .addColumn('vehicle_id', 'text', (c) => c.notNull())
          .addPrimaryKeyConstraint(`${table}_key`, ['site', 'vehicle_id']);
        await (table === 'alert_stock'
          ? made.addColumn('body', 'text', (c) => c.notNull())
          : made.addColumn('before', 'text').addColumn('after', 'text')
        ).execute();
      }
    },
  },
  '0002_accounts': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('alerts').addColumn('account', 'text').execute();
      await db.schema
        .createIndex('alerts_of_account')
        .on('alerts')
        .columns(['site', 'account'])
        .where(sql.ref('account'), 'is not', null)
        .execute();
    },
  },
};
