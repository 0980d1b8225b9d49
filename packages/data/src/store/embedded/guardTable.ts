import { type Kysely, sql } from 'kysely';

/** Has the database itself refuse to change or take away what was recorded. */
export function guardTable(table: 'audit' | 'ledger') {
  return async (db: Kysely<unknown>): Promise<void> => {
    for (const change of ['update', 'delete']) {
      await sql`create trigger ${sql.id(`${table}_no_${change}`)}
        before ${sql.raw(change)} on ${sql.id(table)}
        begin select raise(abort, 'What was recorded stays as it is.'); end`.execute(db);
    }
  };
}
