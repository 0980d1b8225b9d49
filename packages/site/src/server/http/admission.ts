import type { ServerResponse } from 'node:http';

/** One request waiting for, or using, a place. */
interface Waiting {
  run: () => Promise<void>;
  refuse: () => void;
  response: ServerResponse;
  since: number;
}

/** Is told what becomes of what comes, to count it. */
export interface AdmissionWatch {
  /** @param waitMs since it came */
  started(kind: 'lead' | 'page', waitMs: number): void;
  refused(kind: 'lead' | 'page'): void;
}

export interface AdmissionOptions {
  /** Pages worked on at the same time, and leads. */
  running?: number;
  /**
   * Longest wait in milliseconds that a page is let in for; one that has waited twice that for a
   * place is refused.
   */
  waitMs?: number;
  /** Most pages waiting, however quick they are made. */
  queued?: number;
  /** How many connections have come so far. */
  connections?: () => number;
  watch?: AdmissionWatch;
  /** Milliseconds of a clock that only goes on. */
  now?: () => number;
}

export interface Admission {
  /** Runs the work when there is a place, or calls `refuse`. Leads go before pages. */
  admit(
    response: ServerResponse,
    kind: 'lead' | 'page',
    work: Omit<Waiting, 'response' | 'since'>,
  ): void;
  /** What is worked on and what waits, just now. */
  load(): Record<'lead' | 'page', { running: number; queued: number }>;
}

/** Newcomers let in before a page is started all the same. */
const MOST_NEWCOMERS = 64;
/** Pages that may wait however slow they are made: one that is slow is no overload. */
const LEAST_QUEUED = 4;
/**
 * Longest wait for a turn alone, as a multiple of `waitMs`. Who is next in a moment is answered even
 * where the machine has stopped the process meanwhile: a refusal after a wait helps nobody.
 */
const TURN_WAITS = 10;

/**
 * Keeps the answers that are given quick when more is asked than one process can render (R13-02).
 *
 * Rendering is bound by the processor: started inside the request callback it starves the loop
 * before any counter rises. So work waits in a queue, and one piece is started per turn of the
 * event loop. The queue holds what can be made in time, by the pace of the last pages: who must be
 * refused is refused at once, and while the first has waited longer than that, only a few may wait.
 *
 * Node takes one new connection a turn. With a page in every turn, whoever comes would stand before
 * the door for seconds, those too who are answered at once: the refused, the health check, readers
 * of kept pages. So a page starts only after a turn in which nobody came.
 */
export function createAdmission({
  running: places = 16,
  waitMs = 300,
  queued = 60,
  connections = () => 0,
  watch,
  now = () => performance.now(),
}: AdmissionOptions = {}): Admission {
  const queues = { lead: [] as Waiting[], page: [] as Waiting[] };
  // A lead never waits for a place that pages hold.
  const running = { lead: 0, page: 0 };
  const pace = createPace();
  let scheduled = false;
  let seen = 0;
  let newcomers = 0;

  function schedule() {
    if (scheduled) return;
    scheduled = true;
    setImmediate(startOne);
  }

  function startOne() {
    scheduled = false;
    refuseLate();
    if (connections() !== seen && newcomers < MOST_NEWCOMERS) {
      seen = connections();
      newcomers += 1;
      schedule();
      return;
    }
    seen = connections();
    newcomers = 0;
    const kind = (['lead', 'page'] as const).find(
      (one) => queues[one].length > 0 && running[one] < places,
    );
    if (kind === undefined) return;
    start(kind);
    if (queues.lead.length + queues.page.length > 0) schedule();
  }

  function waitOfFirst(): number {
    const [first] = queues.page;
    return first === undefined ? 0 : now() - first.since;
  }

  /** Before newcomers have their turns: they would make it later. */
  function refuseLate() {
    const longest = waitMs * (running.page < places ? TURN_WAITS : 2);
    while (waitOfFirst() > longest) refuse('page', queues.page.shift());
  }

  function refuse(kind: 'lead' | 'page', work: Pick<Waiting, 'refuse'> | undefined) {
    watch?.refused(kind);
    work?.refuse();
  }

  function start(kind: 'lead' | 'page') {
    const next = queues[kind].shift();
    if (next === undefined || next.response.destroyed) return;
    if (kind === 'page') pace.started(now(), queues.page.length > 0);
    watch?.started(kind, now() - next.since);
    running[kind] += 1;
    void next.run().finally(() => {
      refuseLate();
      running[kind] -= 1;
      schedule();
    });
  }

  /** A lead waits as long as the visitor does; only their number is bounded. */
  function most(kind: 'lead' | 'page'): number {
    if (kind === 'lead') return queued * 10;
    const inTime = waitOfFirst() > waitMs ? 0 : pace.within(waitMs);
    return Math.min(queued, Math.max(LEAST_QUEUED, inTime));
  }

  return {
    admit(response, kind, work) {
      if (queues[kind].length >= most(kind)) {
        refuse(kind, work);
        return;
      }
      queues[kind].push({ ...work, response, since: now() });
      schedule();
    },
    load: () => ({
      lead: { running: running.lead, queued: queues.lead.length },
      page: { running: running.page, queued: queues.page.length },
    }),
  };
}

/** Starts that the pace is told from: so few that a machine with other work is soon noticed. */
const PACE_OF = 16;

/** How quickly pages follow each other while some wait. */
function createPace() {
  const gaps: number[] = [];
  let last: number | null = null;
  return {
    /** @param more whether others wait: without them the time to the next start says nothing. */
    started(at: number, more: boolean) {
      if (last !== null) gaps.push(at - last);
      if (gaps.length > PACE_OF) gaps.shift();
      last = more ? at : null;
    },
    /**
     * How many would be started in that time: by their mean, since whoever waits for many waits for
     * the slow ones too, without the longest, since a single pause says little.
     */
    within(ms: number): number {
      if (gaps.length < 2) return Number.POSITIVE_INFINITY;
      const sum = gaps.reduce((all, gap) => all + gap, 0) - Math.max(...gaps);
      return sum === 0 ? Number.POSITIVE_INFINITY : Math.floor((ms * (gaps.length - 1)) / sum);
    },
  };
}
