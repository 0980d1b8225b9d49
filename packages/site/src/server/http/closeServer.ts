import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** Turns of the event loop that the right moment is waited for, after which the door closes all the same. */
const MOST_TURNS = 1_000;
/** A longer turn had work in it, and somebody may have come after the door was looked at. */
const IDLE_TURN_MS = 0.5;
/** Connections that have been silent for so long when the door is closed are kept alive for nothing. */
const SILENCE_MS = 250;

/**
 * Goes on answering for a while, then stops listening, and resolves when every request that has
 * arrived is answered (R13-05).
 *
 * The system completes connections ahead of Node, which takes one of them a turn of its event
 * loop. Those still waiting when the door closes are reset, so it closes in a turn in which nobody
 * came and nothing was done.
 *
 * @param drainMs how long others are given to learn that this server stops: a balancer sends
 * nobody here after its next health check
 */
export async function closeServer(server: Server, drainMs = 0): Promise<void> {
  let arrived = false;
  server.on('connection', () => {
    arrived = true;
  });
  await setTimeout(drainMs);
  // From here on each turn looks at the door once.
  await setImmediate();
  let turn = { began: performance.now(), count: 0 };
  for (let isIdle = false; !isIdle && turn.count < MOST_TURNS; ) {
    arrived = false;
    await setImmediate();
    const now = performance.now();
    isIdle = !arrived && now - turn.began < IDLE_TURN_MS;
    turn = { began: now, count: turn.count + 1 };
  }
  // An HTTP server's own `close` would also cut off who was let in last and has not yet spoken.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  const hangUp = setInterval(() => server.closeIdleConnections(), SILENCE_MS);
  await closed;
  clearInterval(hangUp);
}
