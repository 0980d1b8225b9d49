import type { DatabaseSync } from 'node:sqlite';

const NAME = 'store_moved';

/**
 * Has the database refuse what would be written from now on, by whoever has it open too. Since reading
 * would tell what was long ago, an embedded store that is so marked does not open again.
 */
export function refuseWriting(database: DatabaseSync): void {
  const tables = database
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'",
    )
    .all();
  for (const { name } of tables) {
    // Of what waits, too: a server that goes on here would deliver it a second time.
    for (const change of ['insert', 'update', 'delete']) {
      database.exec(`create trigger "${NAME}_${change}_${String(name)}"
        before ${change} on "${String(name)}"
        begin select raise(abort, 'The store was moved to another place.'); end`);
    }
  }
}

/** Whether `refuseWriting` has been here. */
export function isMoved(database: DatabaseSync): boolean {
  const marks = database
    .prepare("select 1 from sqlite_master where type = 'trigger' and name like ? limit 1")
    .all(`${NAME}_%`);
  return marks.length > 0;
}
