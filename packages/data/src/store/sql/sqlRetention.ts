import { type NewLead, withoutPerson } from '@forecourt/domain';
import { type Kysely, sql } from 'kysely';
import type { RetentionStore, SiteKey } from '../store.ts';
import type { LeadTables } from './leadTables.ts';

/** All but `compact`, which is not a matter of SQL. */
export function createSqlRetention(db: Kysely<LeadTables>): Omit<RetentionStore, 'compact'> {
  return {
    async sites() {
      const rows = await db.selectFrom('lead_sites').select('site').orderBy('site').execute();
      // They came in as keys.
      return rows.map(({ site }) => site as SiteKey);
    },

    async outlived(site, before, limit) {
      const rows = await db
        .selectFrom('leads')
        .select('id')
        .where('site', '=', site)
        .where('erased_at', 'is', null)
        .where('created_at', '<', before)
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('outbox')
                .select('outbox.lead_id')
                .whereRef('outbox.lead_id', '=', 'leads.id')
                .where((eb) =>
                  eb.or([
                    eb('outbox.delivered_at', 'is', null),
                    eb('outbox.delivered_at', '>=', before),
                  ]),
                ),
            ),
          ),
        )
        .orderBy('seq')
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
        .execute();
      return rows.map(({ id }) => id);
    },

    forget(site, leadIds, now) {
      return db.transaction().execute(async (trx) => {
        if (leadIds.length === 0) return 0;
        const rows = await trx
          .selectFrom('leads')
          .select(['id', 'body'])
          .where('site', '=', site)
          .where('id', 'in', leadIds)
          .where('erased_at', 'is', null)
          .execute();
        for (const { id, body } of rows) {
          const lead: NewLead = JSON.parse(body);
          await trx
            .updateTable('leads')
            .set({ body: JSON.stringify(withoutPerson(lead)), erased_at: now })
            .where('id', '=', id)
            .execute();
        }
        return rows.length;
      });
    },

    async dropKeys(before, limit) {
      const { numUpdatedRows } = await db.transaction().execute((trx) =>
        trx
          .updateTable('leads')
          // No form's key looks like it, and every lead has its own.
          .set({ form_key: sql`'gone:' || id`, digest: '' })
          .where('id', 'in', (eb) =>
            eb
              .selectFrom('leads')
              .select('id')
              .where('created_at', '<', before)
              .where('digest', '<>', '')
              .limit(limit),
          )
          .executeTakeFirstOrThrow(),
      );
      return Number(numUpdatedRows);
    },
  };
}
