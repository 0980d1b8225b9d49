import { setTimeout } from 'node:timers/promises';
import { isBusy } from './sqliteError.ts';

/** Milliseconds between attempts: SQLite's own steps; together 5 seconds. */
const WAITS = [1, 2, 5, 10, 15, 20, 25, 25, 25, 50, 50, ...Array<number>(48).fill(100)];

/**
 * Runs a step that fails at once while another connection holds the lock, and tries again for up
 * to 5 seconds. SQLite's `busy_timeout` would do the same asleep, and stop the whole server.
 */
export async function whenFree<Result>(
  step: () => Result | Promise<Result>,
  waits: readonly number[] = WAITS,
): Promise<Result> {
  for (const wait of waits) {
    try {
      return await step();
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
    await setTimeout(wait);
  }
  return await step();
}
