/**
 * Runs long work to its end, step by step, so that neither a page nor a server stands still.
 *
 * @param nextTurn lets others have their turn: a page its visitor, a server other sites' requests
 * @param turnMs milliseconds of work before each turn; 0 gives one after every step
 */
export async function inTurns<Result>(
  steps: Generator<undefined, Result>,
  nextTurn: () => Promise<unknown>,
  turnMs: number,
): Promise<Result> {
  let turnEnds = performance.now() + turnMs;
  let step = steps.next();
  while (!step.done) {
    if (performance.now() >= turnEnds) {
      await nextTurn();
      turnEnds = performance.now() + turnMs;
    }
    step = steps.next();
  }
  return step.value;
}
