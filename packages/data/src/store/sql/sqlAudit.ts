import type { Kysely } from 'kysely';
import type { AuditStore, SiteKey } from '../store.ts';
import type { LeadTables } from './leadTables.ts';
import { toLead } from './sqlLeads.ts';

export function createSqlAudit(db: Kysely<LeadTables>): AuditStore {
  return {
    async record({ at, actor, action, site, count, leadIds }) {
      const lead_ids = leadIds === null ? null : JSON.stringify(leadIds);
      const row = { at, actor, action, site, count, lead_ids };
      await db.transaction().execute((trx) => trx.insertInto('audit').values(row).execute());
    },

    async between(site, from, to) {
      const rows = await db
        .selectFrom('audit')
        .selectAll()
        .where('site', '=', site)
        .where('at', '>=', from)
        .where('at', '<', to)
        .orderBy('at')
        .orderBy('id')
        .execute();
      return rows.map(({ at, actor, action, count, lead_ids, ...row }) => ({
        ...{ at, actor, action, count, site: row.site as SiteKey },
        leadIds: lead_ids === null ? null : JSON.parse(lead_ids),
      }));
    },

    async held(site, from, to) {
      const rows = await db
        .selectFrom('leads')
        .selectAll()
        .where('site', '=', site)
        .where('created_at', '<', to)
        .where((eb) => eb.or([eb('erased_at', 'is', null), eb('erased_at', '>=', from)]))
        .orderBy('seq')
        .execute();
      return rows.map(toLead);
    },
  };
}
