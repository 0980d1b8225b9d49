import { type Kysely, sql } from 'kysely';

/** Has the database itself refuse to change or take away what was recorded. */
export function guardRows(table: 'audit' | 'ledger') {
  return async (db: Kysely<unknown>): Promise<void> => {
    await sql`create or replace function ${sql.id(`${table}_stays`)}() returns trigger
      language plpgsql as $$ begin raise exception 'What was recorded stays as it is.'; end $$`.execute(
      db,
    );
    await sql`create trigger ${sql.id(`${table}_guard`)}
      before update or delete or truncate on ${sql.table(table)}
      for each statement execute function ${sql.id(`${table}_stays`)}()`.execute(db);
  };
}
