import type { Server } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** Longest that newcomers are let in: 50 rounds of 20 ms. */
const ROUNDS = 50;
const ROUND_MS = 20;

/**
 * Stops listening, and resolves when every request that has arrived is answered (C5).
 *
 * The system completes connections ahead of Node, which takes few of them a turn of its event
 * loop. Those still waiting when the door closes would be reset, so it closes when nobody came.
 */
export async function closeServer(server: Server): Promise<void> {
  let arrived = true;
  server.on('connection', () => {
    arrived = true;
  });
  for (let round = 0; arrived && round < ROUNDS; round += 1) {
    arrived = false;
    await setTimeout(ROUND_MS);
    // On a busy loop the time is up before the door was looked at.
    await setImmediate();
  }
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  await closed;
}
