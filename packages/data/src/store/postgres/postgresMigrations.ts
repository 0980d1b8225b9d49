import type { Migration } from 'kysely/migration';
import { accountMigrations } from '../sql/accountMigrations.ts';
import { activityMigrations } from '../sql/activityMigrations.ts';
import { alertMigrations } from '../sql/alertMigrations.ts';
import { changeMigrations } from '../sql/changeMigrations.ts';
import { journeyMigrations } from '../sql/journeyMigrations.ts';
import { leadMigrations } from '../sql/leadMigrations.ts';
import { stockMigrations } from '../sql/stockMigrations.ts';
import { guardRows } from './guardRows.ts';
import { noticeRows } from './noticeRows.ts';
import { secretTable } from './storedSecret.ts';

/** Those of all parts, which the embedded store has in files of their own. */
export const postgresMigrations: Record<string, Migration> = Object.fromEntries(
  Object.entries({
    accounts: accountMigrations,
    activity: activityMigrations,
    alerts: alertMigrations,
    changes: changeMigrations,
    journeys: journeyMigrations,
    leads: {
      ...leadMigrations,
      '0004_audit_guard': { up: guardRows('audit') },
      '0006_reservations_guard': { up: guardRows('ledger') },
      '0006_reservations_notice': {
        up: noticeRows('reservations', 'insert or update of stage, until', 'reservations'),
      },
    },
    secrets: { '0001_secrets': { up: secretTable } },
    stock: {
      ...stockMigrations,
      '0001_stock_notice': { up: noticeRows('stock_sites', 'update of version', 'stock') },
    },
  }).flatMap(([part, own]) =>
    Object.entries(own).map(([name, migration]) => [`${part}_${name}`, migration]),
  ),
);
