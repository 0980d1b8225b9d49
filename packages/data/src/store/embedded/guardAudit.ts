import { type Kysely, sql } from 'kysely';

/** Has the database itself refuse to change or take away what was recorded. */
export async function guardAudit(db: Kysely<unknown>): Promise<void> {
  for (const change of ['update', 'delete']) {
    await sql`create trigger ${sql.id(`audit_no_${change}`)}
      before ${sql.raw(change)} on audit
      begin select raise(abort, 'What was recorded stays as it is.'); end`.execute(db);
  }
}
