import type { Kysely, Transaction } from 'kysely';

/**
 * Runs work in a transaction of its own.
 *
 * @param open the database; asked for with each call, so that nothing is opened before it is used
 */
export function transactions<Tables>(open: () => Promise<Kysely<Tables>>) {
  return async function inTransaction<Result>(
    work: (trx: Transaction<Tables>) => Promise<Result>,
  ): Promise<Result> {
    const db = await open();
    return db.transaction().execute(work);
  };
}
