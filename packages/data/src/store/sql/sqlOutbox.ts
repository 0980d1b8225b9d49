import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import type { DeliveryState, Outbox, SiteKey, WhichDeliveries } from '../store.ts';
import { failedEntry } from './failedEntry.ts';
import type { LeadTables } from './leadTables.ts';
import { toLead } from './sqlLeads.ts';

/** About 12 hours of the relay's retries: longer than the 6 hours of a CRM's outage (R11-04). */
const PATIENCE_ATTEMPTS = 100;

/**
 * Order a site and destination: a lead waits there for every earlier one of its site, so a claim
 * returns at most one. An earlier lead stops holding the others back when it is delivered, parked, or has
 * failed `PATIENCE_ATTEMPTS` times.
 */
export function createSqlOutbox(db: Kysely<LeadTables>): Outbox {
  return {
    claim(limit, now, leaseMs) {
      return db.transaction().execute(async (trx) => {
        // Many wait behind one when a dealer's system is down: of those none is looked at by itself.
        const due = await trx
          .selectFrom(({ selectFrom }) =>
            selectFrom('outbox')
              .select(['site', 'destination'])
              .distinct()
              .where('delivered_at', 'is', null)
              .as('row'),
          )
          .innerJoin('outbox as entry', (join) =>
            join
              .onRef('entry.site', '=', 'row.site')
              .onRef('entry.destination', '=', 'row.destination'),
          )
          .select(['entry.lead_id', 'entry.destination'])
          .where('entry.delivered_at', 'is', null)
          .where('entry.parked_at', 'is', null)
          .where('entry.due_at', '<=', now)
          .where(({ eb, fn, selectFrom }) =>
            eb(
              'entry.seq',
              '<=',
              fn.coalesce(
                selectFrom('outbox as first')
                  .select((of) => of.fn.min('first.seq').as('seq'))
                  .whereRef('first.site', '=', 'row.site')
                  .whereRef('first.destination', '=', 'row.destination')
                  .where('first.delivered_at', 'is', null)
                  .where('first.parked_at', 'is', null)
                  .where('first.attempts', '<', PATIENCE_ATTEMPTS),
                eb.lit(Number.MAX_SAFE_INTEGER),
              ),
            ),
          )
          .orderBy('entry.due_at')
          .orderBy('entry.site')
          .orderBy('entry.seq')
          .limit(limit)
          .execute();
        if (due.length === 0) return [];

        // The conditions stand here a second time for databases where another claim may have come
        // between: there the update waits for it, looks again, and leaves its rows alone.
        const claimed = await trx
          .updateTable('outbox')
          .set({ due_at: now + leaseMs })
          .where((eb) => eb.or(due.map((entry) => isEntry(eb, entry))))
          .where('delivered_at', 'is', null)
          .where('due_at', '<=', now)
          .returning(['lead_id', 'destination'])
          .execute();
        if (claimed.length === 0) return [];

        const rows = await trx
          .selectFrom('leads')
          .innerJoin('outbox', 'outbox.lead_id', 'leads.id')
          .selectAll('leads')
          .select(['outbox.attempts', 'outbox.destination'])
          .where((eb) => eb.or(claimed.map((entry) => isEntry(eb, entry))))
          .orderBy('leads.created_at')
          .orderBy('leads.seq')
          .execute();
        return rows.map((row) => ({
          lead: toLead(row),
          destination: row.destination,
          attempts: row.attempts,
        }));
      });
    },

    // In transactions: a lone statement that meets a lock waits for it asleep, and all with it.
    async delivered(leadId, destination, now) {
      await db
        .transaction()
        .execute((trx) =>
          trx
            .updateTable('outbox')
            .set({ delivered_at: now })
            .where('lead_id', '=', leadId)
            .where('destination', '=', destination)
            .where('delivered_at', 'is', null)
            .execute(),
        );
    },

    async failed(leadId, destination, now, retryAt, reason) {
      await db.transaction().execute((trx) =>
        trx
          .updateTable('outbox')
          .set((eb) => ({ attempts: eb('attempts', '+', 1), ...failedEntry(now, retryAt, reason) }))
          .where('lead_id', '=', leadId)
          .where('destination', '=', destination)
          .where('delivered_at', 'is', null)
          .execute(),
      );
    },

    async states(site) {
      const rows = await db
        .selectFrom('outbox')
        .selectAll()
        .where('site', '=', site)
        .orderBy('seq', 'desc')
        .orderBy('destination')
        .execute();
      return rows.map((row) => ({
        leadId: row.lead_id,
        destination: row.destination,
        state: stateOf(row),
        attempts: row.attempts,
        lastError: row.last_error,
      }));
    },

    async retry(site, which, now) {
      const { numUpdatedRows } = await db
        .transaction()
        .execute((trx) =>
          chosen(trx, site, which)
            .set({ parked_at: null, attempts: 0, due_at: now })
            .where('parked_at', 'is not', null)
            .executeTakeFirstOrThrow(),
        );
      return Number(numUpdatedRows);
    },

    async park(site, which, now) {
      const { numUpdatedRows } = await db
        .transaction()
        .execute((trx) =>
          chosen(trx, site, which)
            .set({ parked_at: now })
            .where('parked_at', 'is', null)
            .executeTakeFirstOrThrow(),
        );
      return Number(numUpdatedRows);
    },

    async pending() {
      const { waiting } = await db
        .selectFrom('outbox')
        .select((eb) => eb.fn.countAll<number>().as('waiting'))
        .where('delivered_at', 'is', null)
        .executeTakeFirstOrThrow();
      return waiting;
    },

    async backlog() {
      const rows = await db
        .selectFrom('outbox')
        .innerJoin('leads', 'leads.id', 'outbox.lead_id')
        .select(({ fn, eb }) => [
          'outbox.site',
          'outbox.destination',
          fn.countAll<number>().as('all'),
          fn.count<number>('parked_at').as('parked'),
          fn
            .min<number | null>(
              eb.case().when('parked_at', 'is', null).then(eb.ref('created_at')).end(),
            )
            .as('oldestAt'),
        ])
        .where('delivered_at', 'is', null)
        .groupBy(['outbox.site', 'outbox.destination'])
        .orderBy('outbox.site')
        .orderBy('outbox.destination')
        .execute();
      return rows.map(({ site, destination, all, parked, oldestAt }) => ({
        ...{ site: site as SiteKey, destination, parked, oldestAt },
        waiting: all - parked,
      }));
    },
  };
}

/** An update of a site's deliveries that have not arrived. */
function chosen(trx: Kysely<LeadTables>, site: SiteKey, { leadId, destination }: WhichDeliveries) {
  return trx
    .updateTable('outbox')
    .where('site', '=', site)
    .where('delivered_at', 'is', null)
    .$if(leadId !== undefined, (query) => query.where('lead_id', '=', leadId ?? ''))
    .$if(destination !== undefined, (query) => query.where('destination', '=', destination ?? ''));
}

function stateOf(row: Selectable<LeadTables['outbox']>): DeliveryState['state'] {
  if (row.delivered_at !== null) return 'delivered';
  return row.parked_at === null ? 'waiting' : 'parked';
}

function isEntry(
  eb: ExpressionBuilder<LeadTables, 'outbox'>,
  entry: Pick<Selectable<LeadTables['outbox']>, 'lead_id' | 'destination'>,
) {
  return eb.and([
    eb('outbox.lead_id', '=', entry.lead_id),
    eb('outbox.destination', '=', entry.destination),
  ]);
}
