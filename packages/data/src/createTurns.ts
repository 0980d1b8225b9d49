import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work before others have their turn. */
const TURN_MS = 8;

/** Made for a long piece of work: called between its steps, it lets others have their turn when some time has gone. */
export function createTurns(): () => Promise<void> {
  let ends = performance.now() + TURN_MS;
  return async () => {
    if (performance.now() < ends) return;
    await nextTurn();
    ends = performance.now() + TURN_MS;
  };
}
