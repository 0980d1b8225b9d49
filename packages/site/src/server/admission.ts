import type { ServerResponse } from 'node:http';

/** One request waiting for, or using, a place. */
interface Waiting {
  run: () => Promise<void>;
  refuse: () => void;
  response: ServerResponse;
  since: number;
}

export interface AdmissionOptions {
  /** Requests worked on at the same time. */
  running?: number;
  /** Longest wait in milliseconds; older ones are refused. */
  waitMs?: number;
  /** Most requests waiting; further ones are refused. */
  queued?: number;
}

export interface Admission {
  /** Runs the work when there is a place, or calls `refuse`. Leads go before pages. */
  admit(
    response: ServerResponse,
    kind: 'lead' | 'page',
    work: Omit<Waiting, 'response' | 'since'>,
  ): void;
}

/**
 * Keeps the answers that are given quick when more is asked than one process can render (C2).
 *
 * Rendering is bound by the processor: started inside the request callback it starves the loop
 * before any counter rises. So work waits in a queue bounded by length and age, and one piece is
 * started per turn of the event loop.
 */
export function createAdmission({
  running: places = 16,
  waitMs = 300,
  queued = 60,
}: AdmissionOptions = {}): Admission {
  const queues = { lead: [] as Waiting[], page: [] as Waiting[] };
  let running = 0;
  let scheduled = false;

  function schedule() {
    if (scheduled) return;
    scheduled = true;
    setImmediate(startOne);
  }

  function startOne() {
    scheduled = false;
    const oldest = performance.now() - waitMs;
    while (queues.page[0] !== undefined && queues.page[0].since < oldest) {
      queues.page.shift()?.refuse();
    }
    if (running < places) {
      const next = queues.lead.shift() ?? queues.page.shift();
      if (next !== undefined && !next.response.destroyed) {
        running += 1;
        void next.run().finally(() => {
          running -= 1;
          schedule();
        });
      }
      if (queues.lead.length + queues.page.length > 0) schedule();
    }
  }

  return {
    admit(response, kind, work) {
      const queue = queues[kind];
      // A lead waits as long as the visitor does; only their number is bounded.
      if (queue.length >= (kind === 'lead' ? queued * 10 : queued)) {
        work.refuse();
        return;
      }
      queue.push({ ...work, response, since: performance.now() });
      schedule();
    },
  };
}
