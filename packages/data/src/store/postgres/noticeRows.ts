import { type Kysely, sql } from 'kysely';

/** The one channel of a database; each schema's words begin with its name. */
export const CHANNEL = 'forecourt';

/**
 * Has the database itself tell all servers of a site's change, once it is committed, whoever made it.
 *
 * @param change what sets it off: `insert or update of stage`
 * @param subject what it is told as: `<schema>/<subject>/<site>`
 */
export function noticeRows(table: string, change: string, subject: string) {
  return async (db: Kysely<unknown>): Promise<void> => {
    const name = sql.id(`${table}_notice`);
    await sql`create or replace function ${name}() returns trigger language plpgsql as $$
      begin
        perform pg_notify('${sql.raw(CHANNEL)}', tg_table_schema || '/${sql.raw(subject)}/' || new.site);
        return null;
      end $$`.execute(db);
    await sql`create trigger ${name} after ${sql.raw(change)} on ${sql.table(table)}
      for each row execute function ${name}()`.execute(db);
  };
}
