import type { Migration } from 'kysely/migration';
import { accountMigrations } from '../sql/accountMigrations.ts';
import { activityMigrations } from '../sql/activityMigrations.ts';
import { alertMigrations } from '../sql/alertMigrations.ts';
import { changeMigrations } from '../sql/changeMigrations.ts';
import { journeyMigrations } from '../sql/journeyMigrations.ts';
import { leadMigrations } from '../sql/leadMigrations.ts';
import { stockMigrations } from '../sql/stockMigrations.ts';
import { guardTable } from './guardTable.ts';
import type { STORE_FILES } from './storeFiles.ts';

/** Of each file; those of leads with what only SQLite says so. */
export const embeddedMigrations: Readonly<
  Record<(typeof STORE_FILES)[number], Record<string, Migration>>
> = {
  leads: {
    ...leadMigrations,
    '0004_audit_guard': { up: guardTable('audit') },
    '0006_reservations_guard': { up: guardTable('ledger') },
  },
  stock: stockMigrations,
  activity: activityMigrations,
  accounts: accountMigrations,
  alerts: alertMigrations,
  journeys: journeyMigrations,
  changes: changeMigrations,
};
