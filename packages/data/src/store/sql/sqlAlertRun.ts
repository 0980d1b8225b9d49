import { setImmediate as nextTurn } from 'node:timers/promises';
import { ALERT_MOST_WAITING } from '@forecourt/domain';
import type { Kysely, Transaction } from 'kysely';
import type { AlertFinding, AlertRun, VehicleChange } from '../alerts.ts';
import type { SiteKey } from '../store.ts';
import type { ReleaseSite } from './acquireSite.ts';
import type { AlertTables } from './alertTables.ts';
import { toAlert } from './sqlAlerts.ts';

/** Rows of one statement, and of one transaction that only takes away. */
const STEP = 100;
const SWEEP = 200;

/**
 * @param site whose right to be told this process has
 * @param release gives it back
 */
export function createSqlAlertRun(
  db: Kysely<AlertTables>,
  site: SiteKey,
  release: ReleaseSite,
): AlertRun {
  const inTransaction = <Result>(work: (trx: Transaction<AlertTables>) => Promise<Result>) =>
    db.transaction().execute(work);
  const ofSite = () => db.selectFrom('alert_sites').selectAll().where('site', '=', site);
  const setSite = (values: Partial<AlertTables['alert_sites']>) =>
    inTransaction((trx) =>
      trx.updateTable('alert_sites').set(values).where('site', '=', site).execute(),
    );

  return {
    async progress() {
      const row = await ofSite().executeTakeFirst();
      if (row === undefined) return { version: 0, at: 0, beforeAt: 0, first: true, state: 'none' };
      const { version, at, before_at, first, state } = row;
      return { version, at, beforeAt: before_at, first: first === 1, state };
    },

    collect: (version, at) =>
      inTransaction(async (trx) => {
        const row = { site, version, at, before_at: at, state: 'collecting' as const, cursor: 0 };
        await trx
          .insertInto('alert_sites')
          .values({ ...row, first: 1 })
          .onConflict((conflict) =>
            conflict.column('site').doUpdateSet((eb) => ({
              ...{ version, at, state: 'collecting' as const, cursor: 0 },
              // One that was broken off follows the version that was told last.
              before_at: eb
                .case()
                .when('alert_sites.state', '=', 'told')
                .then(eb.ref('alert_sites.at'))
                .else(eb.ref('alert_sites.before_at'))
                .end(),
            })),
          )
          .execute();
      }),

    async seen(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('alert_stock')
        .select(['vehicle_id', 'body'])
        .where('site', '=', site)
        .where('vehicle_id', 'in', [...ids])
        .execute();
      return new Map(rows.map(({ vehicle_id, body }) => [vehicle_id, body]));
    },

    async seenAfter(id, limit) {
      const rows = await db
        .selectFrom('alert_stock')
        .select('vehicle_id')
        .where('site', '=', site)
        .where('vehicle_id', '>', id)
        .orderBy('vehicle_id')
        .limit(limit)
        .execute();
      return rows.map(({ vehicle_id }) => vehicle_id);
    },

    keep: (vehicles, changes) =>
      inTransaction(async (trx) => {
        const gone = [...vehicles].filter(([, body]) => body === null).map(([id]) => id);
        const here = [...vehicles].flatMap(([vehicle_id, body]) =>
          body === null ? [] : [{ site, vehicle_id, body }],
        );
        for (const rows of stepsOf(here)) {
          await trx
            .insertInto('alert_stock')
            .values(rows)
            .onConflict((conflict) =>
              conflict
                .columns(['site', 'vehicle_id'])
                .doUpdateSet((eb) => ({ body: eb.ref('excluded.body') })),
            )
            .execute();
          await nextTurn();
        }
        if (gone.length > 0) {
          await trx
            .deleteFrom('alert_stock')
            .where('site', '=', site)
            .where('vehicle_id', 'in', gone)
            .execute();
        }
        for (const rows of stepsOf(changes.map((change) => changeRow(site, change)))) {
          await trx
            .insertInto('alert_changes')
            .values(rows)
            .onConflict((conflict) =>
              // What it was before is what was told last, however often it changed since.
              conflict
                .columns(['site', 'vehicle_id'])
                .doUpdateSet((eb) => ({ after: eb.ref('excluded.after') })),
            )
            .execute();
          await nextTurn();
        }
      }),

    async collected() {
      await setSite({ state: 'telling', cursor: 0 });
    },

    async changes() {
      const changes: VehicleChange[] = [];
      for (let last = ''; ; ) {
        const rows = await db
          .selectFrom('alert_changes')
          .selectAll()
          .where('site', '=', site)
          .where('vehicle_id', '>', last)
          .orderBy('vehicle_id')
          .limit(STEP)
          .execute();
        for (const { vehicle_id, before, after } of rows) {
          changes.push({
            id: vehicle_id,
            before: before && JSON.parse(before),
            after: after && JSON.parse(after),
          });
        }
        if (rows.length < STEP) return changes;
        last = rows.at(-1)?.vehicle_id ?? '';
        await nextTurn();
      }
    },

    async alerts(limit) {
      const own = await ofSite().executeTakeFirst();
      const rows = await db
        .selectFrom('alerts')
        .selectAll()
        .where('site', '=', site)
        .where('seq', '>', own?.cursor ?? 0)
        // Who confirmed after the change asked for what comes next.
        .where('confirmed_at', '<=', own?.at ?? 0)
        .orderBy('seq')
        .limit(limit)
        .execute();
      return rows.map(toAlert);
    },

    async found(findings, lastSeq) {
      const version = (await ofSite().executeTakeFirst())?.version ?? 0;
      await inTransaction(async (trx) => {
        const room = await roomOf(trx, findings);
        for (const finding of findings) {
          await keepFinding(trx, finding, room.get(finding.alertId), version);
          await nextTurn();
        }
        await trx
          .updateTable('alert_sites')
          .set({ cursor: lastSeq })
          .where('site', '=', site)
          .execute();
      });
    },

    async told() {
      await sweep(db, 'alert_changes', site);
      await setSite({ state: 'told', first: 0 });
    },

    async forget() {
      await sweep(db, 'alert_changes', site);
      await sweep(db, 'alert_stock', site);
      await inTransaction((trx) =>
        trx.deleteFrom('alert_sites').where('site', '=', site).execute(),
      );
    },

    end: async () => {
      await release();
    },
  };
}

/** How many news more may wait, of those alerts that have not ended meanwhile. */
async function roomOf(
  trx: Transaction<AlertTables>,
  findings: readonly AlertFinding[],
): Promise<ReadonlyMap<string, number>> {
  if (findings.length === 0) return new Map();
  const rows = await trx
    .selectFrom('alerts')
    .leftJoin('alert_news', 'alert_news.alert_id', 'alerts.id')
    .select((eb) => ['alerts.id as id', eb.fn.count<number>('alert_news.id').as('waiting')])
    .where(
      'alerts.id',
      'in',
      findings.map(({ alertId }) => alertId),
    )
    .groupBy('alerts.id')
    .execute();
  return new Map(rows.map(({ id, waiting }) => [id, Math.max(0, ALERT_MOST_WAITING - waiting)]));
}

async function keepFinding(
  trx: Transaction<AlertTables>,
  { alertId, news, more, dueAt }: AlertFinding,
  room: number | undefined,
  version: number,
): Promise<void> {
  if (room === undefined) return;
  const kept = news.slice(0, room);
  if (kept.length > 0) {
    await trx
      .insertInto('alert_news')
      .values(
        kept.map((one) => ({
          ...{ alert_id: alertId, vehicle_id: one.vehicle.id, kind: one.kind, version },
          body: JSON.stringify(one),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await trx
    .updateTable('alerts')
    .set((eb) => ({
      due_at: eb.fn.coalesce('due_at', eb.val(dueAt)),
      more: eb('more', '+', more + news.length - kept.length),
    }))
    .where('id', '=', alertId)
    .execute();
}

function changeRow(site: SiteKey, { id, before, after }: VehicleChange) {
  return {
    ...{ site, vehicle_id: id },
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  };
}

async function sweep(
  db: Kysely<AlertTables>,
  table: 'alert_changes' | 'alert_stock',
  site: SiteKey,
): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await db.transaction().execute((trx) =>
      trx
        .deleteFrom(table)
        .where('site', '=', site)
        .where('vehicle_id', 'in', (eb) =>
          eb.selectFrom(table).select('vehicle_id').where('site', '=', site).limit(SWEEP),
        )
        .executeTakeFirstOrThrow(),
    );
    if (numDeletedRows < BigInt(SWEEP)) return;
    await nextTurn();
  }
}

function* stepsOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += STEP) yield rows.slice(start, start + STEP);
}
