import { inTurns } from '../../../listing/inTurns.ts';

/** Milliseconds of work before the page has a turn. */
const TURN_MS = 8;

/** Runs steps to their end, and gives the page a turn after some milliseconds of them. */
export function inFrames<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  return inTurns(steps, pageTurn, TURN_MS);
}

/** Lets the page draw and answer its visitor. A timer would wait for milliseconds each time. */
export function pageTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
