import { setTimeout } from 'node:timers/promises';
import { Kysely, type TransactionBuilder } from 'kysely';
import { isConflict, isLost, unavailable } from './postgresError.ts';

/** Milliseconds before each further attempt, on average; about 5 seconds together. */
const WAITS = [2, 5, 10, 20, 40, 60, 80, ...Array<number>(48).fill(100)];

/**
 * Transactions as if each had the database for itself: what SQLite gives by one lock, PostgreSQL gives
 * by looking whether any two met in a way that no order of them explains (`serializable`). One of the
 * two is then rolled back, and begins again here. So the work of a transaction may run more than once.
 */
export class RetryingDatabase<Tables> extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction().setIsolationLevel('serializable');
    const execute = builder.execute.bind(builder);
    builder.execute = (work) =>
      untilAlone(async () => {
        let hasBegun = false;
        try {
          return await execute((trx) => {
            hasBegun = true;
            return work(trx);
          });
        } catch (error) {
          // The pool had one whose end it has not noticed yet: nothing was done.
          if (!hasBegun && isLost(error)) return AGAIN;
          if (isConflict(error)) return AGAIN;
          throw error;
        }
      });
    return builder;
  }
}

const AGAIN = Symbol('to be tried again');

async function untilAlone<Result>(attempt: () => Promise<Result | typeof AGAIN>): Promise<Result> {
  for (const wait of WAITS) {
    const result = await attempt();
    if (result !== AGAIN) return result;
    // Those that met must not meet again.
    await setTimeout(2 * wait * Math.random());
  }
  const result = await attempt();
  if (result === AGAIN) throw unavailable('too many others write the same');
  return result;
}
