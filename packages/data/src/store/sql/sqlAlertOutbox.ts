import { type AlertNews, foldNews, hasPrice, type Vehicle } from '@forecourt/domain';
import type { Kysely, Transaction } from 'kysely';
import type { AlertOutbox, AlertStore } from '../alerts.ts';
import type { SiteKey } from '../store.ts';
import type { AlertTables } from './alertTables.ts';
import { failedEntry } from './failedEntry.ts';
import { type AlertRow, toAlert } from './sqlAlerts.ts';
import { transactions } from './transactions.ts';

/** Where all messages of alerts go. */
const MAIL = 'email';

/** As the outbox of leads, but of messages that nobody waits behind another for. */
export function createSqlAlertOutbox(open: () => Promise<Kysely<AlertTables>>): AlertOutbox {
  const inTransaction = transactions(open);

  return {
    async claim(limit, now, leaseMs) {
      const db = await open();
      const due = db
        .selectFrom('alert_mails')
        .select('id')
        .where('parked_at', 'is', null)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(limit);
      // Nearly always there is nothing, and to see that needs no lock.
      if ((await due.execute()).length === 0) return [];
      return inTransaction(async (trx) => {
        const claimed = await trx
          .updateTable('alert_mails')
          .set({ due_at: now + leaseMs })
          .where('id', 'in', due)
          .returningAll()
          .execute();
        if (claimed.length === 0) return [];
        const alerts = await trx
          .selectFrom('alerts')
          .selectAll()
          .where(
            'id',
            'in',
            claimed.map(({ alert_id }) => alert_id),
          )
          .execute();
        const byId = new Map(alerts.map((row) => [row.id, toAlert(row)]));
        return claimed.flatMap(({ id, site, alert_id, kind, news, more, attempts }) => {
          const alert = byId.get(alert_id);
          // Nothing but the question itself goes to who has not said yes.
          if (alert === undefined || (kind === 'news' && alert.confirmedAt === null)) return [];
          const mail = { id, site: site as SiteKey, kind, alert, news: JSON.parse(news), more };
          return [{ lead: mail, destination: MAIL, attempts }];
        });
      });
    },

    async delivered(id) {
      await inTransaction((trx) => trx.deleteFrom('alert_mails').where('id', '=', id).execute());
    },

    async failed(id, _destination, now, retryAt, reason) {
      await inTransaction((trx) =>
        trx
          .updateTable('alert_mails')
          .set((eb) => ({ attempts: eb('attempts', '+', 1), ...failedEntry(now, retryAt, reason) }))
          .where('id', '=', id)
          .execute(),
      );
    },

    async pending() {
      const db = await open();
      const { waiting } = await db
        .selectFrom('alert_mails')
        .select((eb) => eb.fn.countAll<number>().as('waiting'))
        .executeTakeFirstOrThrow();
      return waiting;
    },
  };
}

/** `Store.alerts.gather` */
export function gatherAlerts(
  open: () => Promise<Kysely<AlertTables>>,
  newId: () => string,
): AlertStore['gather'] {
  return async (now, limit) => {
    const db = await open();
    const due = (from: Kysely<AlertTables>) =>
      from
        .selectFrom('alerts')
        .selectAll()
        .where('due_at', '<=', now)
        .where('confirmed_at', 'is not', null)
        .orderBy('due_at')
        .limit(limit)
        .execute();
    if ((await due(db)).length === 0) return 0;
    return db.transaction().execute(async (trx) => {
      const alerts = await due(trx);
      for (const alert of alerts) await gatherOne(trx, alert, newId(), now);
      return alerts.length;
    });
  };
}

async function gatherOne(
  trx: Transaction<AlertTables>,
  alert: AlertRow,
  id: string,
  now: number,
): Promise<void> {
  const rows = await trx
    .deleteFrom('alert_news')
    .where('alert_id', '=', alert.id)
    .returning(['id', 'body'])
    .execute();
  const waited: AlertNews[] = rows
    .toSorted((a, b) => a.id - b.id)
    .map(({ body }) => JSON.parse(body));
  const news = foldNews(waited, await pricesNow(trx, alert.site, waited));
  await trx
    .updateTable('alerts')
    .set({ due_at: null, more: 0 })
    .where('id', '=', alert.id)
    .execute();
  // What came and went meanwhile is worth no message.
  if (news.length === 0) return;
  await trx
    .insertInto('alert_mails')
    .values({
      ...{ id, site: alert.site, alert_id: alert.id, kind: 'news', news: JSON.stringify(news) },
      ...{ more: alert.more, attempts: 0, due_at: now, parked_at: null, last_error: null },
    })
    .execute();
}

async function pricesNow(
  trx: Transaction<AlertTables>,
  site: string,
  news: readonly AlertNews[],
): Promise<(id: string) => number | null | undefined> {
  const rows = await trx
    .selectFrom('alert_stock')
    .select(['vehicle_id', 'body'])
    .where('site', '=', site)
    .where(
      'vehicle_id',
      'in',
      news.map(({ vehicle }) => vehicle.id),
    )
    .execute();
  const prices = new Map<string, number | null>();
  for (const { vehicle_id, body } of rows) {
    const { price } = JSON.parse(body) as Vehicle;
    prices.set(vehicle_id, hasPrice(price) ? price : null);
  }
  return (id) => prices.get(id);
}
