import type { Kysely } from 'kysely';
import type { Outbox } from '../store.ts';
import type { LeadTables } from './leadTables.ts';
import { toLead } from './sqlLeads.ts';

/** About 12 hours of the relay's retries: longer than the 6 hours of a CRM's outage (R11-04). */
const PATIENCE_ATTEMPTS = 100;

/**
 * Order a site: a lead waits for every earlier one of its site, so a claim returns at most one
 * lead a site. An earlier lead stops holding the others back when it is delivered, parked, or has
 * failed `PATIENCE_ATTEMPTS` times.
 */
export function createSqlOutbox(db: Kysely<LeadTables>): Outbox {
  return {
    claim(limit, now, leaseMs) {
      return db.transaction().execute(async (trx) => {
        const due = await trx
          .selectFrom('outbox as entry')
          .select('lead_id')
          .where('delivered_at', 'is', null)
          .where('parked_at', 'is', null)
          .where('due_at', '<=', now)
          .where(({ exists, not, selectFrom }) =>
            not(
              exists(
                selectFrom('outbox as earlier')
                  .select('earlier.lead_id')
                  .whereRef('earlier.site', '=', 'entry.site')
                  .whereRef('earlier.seq', '<', 'entry.seq')
                  .where('earlier.delivered_at', 'is', null)
                  .where('earlier.parked_at', 'is', null)
                  .where('earlier.attempts', '<', PATIENCE_ATTEMPTS),
              ),
            ),
          )
          .orderBy('due_at')
          .orderBy('site')
          .orderBy('seq')
          .limit(limit)
          .execute();
        if (due.length === 0) return [];

        // The conditions stand here a second time for databases where another claim may have come
        // between: there the update waits for it, looks again, and leaves its rows alone.
        const claimed = await trx
          .updateTable('outbox')
          .set({ due_at: now + leaseMs })
          .where(
            'lead_id',
            'in',
            due.map((entry) => entry.lead_id),
          )
          .where('delivered_at', 'is', null)
          .where('due_at', '<=', now)
          .returning('lead_id')
          .execute();
        if (claimed.length === 0) return [];

        const rows = await trx
          .selectFrom('leads')
          .innerJoin('outbox', 'outbox.lead_id', 'leads.id')
          .selectAll('leads')
          .select('outbox.attempts')
          .where(
            'leads.id',
            'in',
            claimed.map((entry) => entry.lead_id),
          )
          .orderBy('leads.created_at')
          .orderBy('leads.seq')
          .execute();
        return rows.map((row) => ({ lead: toLead(row), attempts: row.attempts }));
      });
    },

    // In transactions: a lone statement that meets a lock waits for it asleep, and all with it.
    async delivered(leadId, now) {
      await db
        .transaction()
        .execute((trx) =>
          trx
            .updateTable('outbox')
            .set({ delivered_at: now })
            .where('lead_id', '=', leadId)
            .where('delivered_at', 'is', null)
            .execute(),
        );
    },

    async failed(leadId, now, retryAt, reason) {
      await db.transaction().execute((trx) =>
        trx
          .updateTable('outbox')
          .set((eb) => ({
            attempts: eb('attempts', '+', 1),
            due_at: retryAt ?? now,
            parked_at: retryAt === null ? now : null,
            last_error: reason.slice(0, 500),
          }))
          .where('lead_id', '=', leadId)
          .where('delivered_at', 'is', null)
          .execute(),
      );
    },

    async pending() {
      const { waiting } = await db
        .selectFrom('outbox')
        .select((eb) => eb.fn.countAll<number>().as('waiting'))
        .where('delivered_at', 'is', null)
        .executeTakeFirstOrThrow();
      return waiting;
    },
  };
}
