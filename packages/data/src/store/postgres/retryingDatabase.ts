import { setTimeout } from 'node:timers/promises';
import { Kysely, type TransactionBuilder } from 'kysely';
import { StoreUnavailable } from '../storeErrors.ts';
import { isConflict } from './postgresError.ts';

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
    const attempt = builder.execute.bind(builder);
    builder.execute = (work) => untilAlone(() => attempt(work));
    return builder;
  }
}

async function untilAlone<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (const wait of WAITS) {
    try {
      return await attempt();
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
    // Those that met must not meet again.
    await setTimeout(2 * wait * Math.random());
  }
  try {
    return await attempt();
  } catch (error) {
    if (!isConflict(error)) throw error;
    throw new StoreUnavailable('too many others write the same', { cause: error });
  }
}
