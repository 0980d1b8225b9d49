import { alertRules, pauseUntilTurn } from '@forecourt/domain';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Alert, AlertStore } from '../alerts.ts';
import type { SiteKey } from '../store.ts';
import type { AlertTables } from './alertTables.ts';
import { transactions } from './transactions.ts';

/** Messages that were asked for count for a day, which is the longest of all limits. */
const ASKS_MS = 86_400_000;

type Asking = Omit<AlertStore, 'begin' | 'gather' | 'outbox'>;

/**
 * @param open the database; asked for with each call, so that nothing is opened before it is used
 * @param newId a new id, unguessable
 */
export function createSqlAlerts(
  open: () => Promise<Kysely<AlertTables>>,
  newId: () => string,
): Asking {
  const inTransaction = transactions(open);

  return {
    ask: (site, asked, address, now, limits) =>
      inTransaction(async (trx) => {
        const { email, search, words, frequency, account = null } = asked;
        const vehicle_id = asked.vehicleId ?? '';
        if ((await pauseOf(trx, address, now, limits)) > 0) return 'limited';
        const own = await ofSite(trx, site).where('email', '=', email).execute();
        const same = own.find((one) => one.search === search && one.vehicle_id === vehicle_id);
        if (same === undefined && own.length >= alertRules.mostOfAddress) return 'limited';
        const id = same?.id ?? newId();
        const row = {
          id,
          site,
          email,
          search,
          vehicle_id,
          words,
          frequency,
          account,
          asked_at: now,
        };
        if (same === undefined) {
          await trx
            .insertInto('alerts')
            .values({ ...row, confirmed_at: null, due_at: null, more: 0 })
            .execute();
        } else if (same.confirmed_at === null) {
          // Whoever confirms it means what was asked for last.
          await trx
            .updateTable('alerts')
            .set({ frequency, words, account, asked_at: now })
            .where('id', '=', id)
            .execute();
        }
        await trx.insertInto('alert_asks').values({ address, at: now }).execute();
        await trx
          .insertInto('alert_mails')
          .values({
            ...{ id: newId(), site, alert_id: id, kind: 'confirm', news: '[]' },
            ...{ more: 0, attempts: 0, due_at: now, parked_at: null, last_error: null },
          })
          .execute();
        return 'asked';
      }),

    async find(site, id) {
      return toAlertOrNull(await findRow(await open(), site, id));
    },

    confirm: (site, id, now) =>
      inTransaction(async (trx) => {
        await trx
          .updateTable('alerts')
          .set({ confirmed_at: now })
          .where('site', '=', site)
          .where('id', '=', id)
          .where('confirmed_at', 'is', null)
          .where('asked_at', '>', now - alertRules.unconfirmedMs)
          .execute();
        const row = await findRow(trx, site, id);
        return row?.confirmed_at == null ? null : toAlert(row);
      }),

    change: (site, id, frequency, dueAt) =>
      inTransaction(async (trx) => {
        await trx
          .updateTable('alerts')
          .set((eb) => ({
            frequency,
            due_at: eb.case().when('due_at', 'is', null).then(null).else(dueAt).end(),
          }))
          .where('site', '=', site)
          .where('id', '=', id)
          .execute();
        return toAlertOrNull(await findRow(trx, site, id));
      }),

    stop: (site, id, all = false) =>
      inTransaction(async (trx) => {
        const row = await findRow(trx, site, id);
        if (row === undefined) return 0;
        const ended = trx.deleteFrom('alerts').where('site', '=', site);
        const { numDeletedRows } = await (all
          ? ended.where('email', '=', row.email)
          : ended.where('id', '=', id)
        ).executeTakeFirstOrThrow();
        return Number(numDeletedRows);
      }),

    async list(site) {
      const rows = await ofSite(await open(), site)
        .orderBy('seq')
        .execute();
      return rows.map(toAlert);
    },

    async ofAccount(site, account) {
      const rows = await ofSite(await open(), site)
        .where('account', '=', account)
        .orderBy('seq')
        .execute();
      return rows.map(toAlert);
    },

    async leaveAccounts(isKnown) {
      const db = await open();
      const known = await db
        .selectFrom('alerts')
        .select(['site', 'account'])
        .distinct()
        .where('account', 'is not', null)
        .execute();
      for (const { site, account } of known) {
        if (account === null || (await isKnown(site as SiteKey, account))) continue;
        await db
          .updateTable('alerts')
          .set({ account: null })
          .where('site', '=', site)
          .where('account', '=', account)
          .execute();
      }
    },

    erase: (site, email) =>
      inTransaction(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('alerts')
          .where('site', '=', site)
          .where('email', '=', email)
          .executeTakeFirstOrThrow();
        return Number(numDeletedRows);
      }),

    sweep: (now) =>
      inTransaction(async (trx) => {
        await trx
          .deleteFrom('alert_asks')
          .where('at', '<=', now - ASKS_MS)
          .execute();
        await trx
          .deleteFrom('alerts')
          .where('confirmed_at', 'is', null)
          .where('asked_at', '<=', now - alertRules.unconfirmedMs)
          .execute();
        await trx
          .deleteFrom('alert_mails')
          .where('parked_at', '<=', now - alertRules.parkedMs)
          .execute();
      }),

    async sites() {
      const db = await open();
      const wanted = await db
        .selectFrom('alerts')
        .select('site')
        .distinct()
        .where('confirmed_at', 'is not', null)
        .execute();
      const kept = await db.selectFrom('alert_sites').select('site').execute();
      const slugs = new Set(wanted.map(({ site }) => site));
      return [...new Set([...slugs, ...kept.map(({ site }) => site)])].map((site) => ({
        site: site as SiteKey,
        wanted: slugs.has(site),
      }));
    },
  };
}

export type AlertRow = Selectable<AlertTables['alerts']>;

export function toAlert(row: AlertRow): Alert {
  const { id, seq, email, search, words, frequency, account } = row;
  return {
    ...{ id, seq, email, search, words, frequency, account },
    site: row.site as SiteKey,
    vehicleId: row.vehicle_id === '' ? null : row.vehicle_id,
    askedAt: row.asked_at,
    confirmedAt: row.confirmed_at,
  };
}

function toAlertOrNull(row: AlertRow | undefined): Alert | null {
  return row === undefined ? null : toAlert(row);
}

function ofSite(db: Kysely<AlertTables>, site: SiteKey) {
  return db.selectFrom('alerts').selectAll().where('site', '=', site);
}

function findRow(
  db: Kysely<AlertTables>,
  site: SiteKey,
  id: string,
): Promise<AlertRow | undefined> {
  return ofSite(db, site).where('id', '=', id).executeTakeFirst();
}

async function pauseOf(
  trx: Transaction<AlertTables>,
  address: string,
  now: number,
  limits: Parameters<AlertStore['ask']>[4],
): Promise<number> {
  const rows = await trx
    .selectFrom('alert_asks')
    .select('at')
    .where('address', '=', address)
    .orderBy('at', 'desc')
    .limit(Math.max(...limits.map(({ count }) => count)))
    .execute();
  return pauseUntilTurn(
    rows.map(({ at }) => at),
    limits,
    now,
  );
}
