import closeWithGrace from 'close-with-grace';
import type { Log } from './log/log.ts';
import type { RunningServer } from './serverOptions.ts';

/**
 * Stops on SIGTERM, SIGINT or a crash: within 10 s, with everything accepted answered (R13-05, R19-05). A
 * person at the keyboard is not made to wait for a balancer.
 */
export function stopOnSignal(server: RunningServer, log: Log): void {
  closeWithGrace({ delay: 10_000, logger: false }, async ({ err, signal }) => {
    if (err) log({ event: 'request_failed', error: err.name });
    await server.stop(signal === 'SIGINT' ? { drainMs: 0 } : {});
  });
}
