import { setTimeout as wait } from 'node:timers/promises';

interface Refusable {
  headers: { 'retry-after'?: string | undefined };
}

/**
 * Asks again while the server refuses for being busy, as it soundly does when too many come at once
 * on a busy machine.
 *
 * @returns the answer, and the milliseconds of the request that got it
 */
export async function untilLetIn<Reply extends Refusable>(
  ask: () => Promise<Reply>,
): Promise<{ reply: Reply; ms: number }> {
  for (;;) {
    const start = performance.now();
    const reply = await ask();
    if (reply.headers['retry-after'] === undefined) return { reply, ms: performance.now() - start };
    // Less than a person is told to wait, and long enough for what stands before it to be made.
    await wait(100);
  }
}
