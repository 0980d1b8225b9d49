import type { ServerResponse } from 'node:http';
import { createPace } from './pace.ts';
import { createSiteQueue } from './siteQueue.ts';

/** One request waiting for, or using, a place. */
interface Waiting {
  /** Whose turn it takes. */
  site: string;
  run: () => Promise<void>;
  refuse: () => void;
  response: ServerResponse;
  since: number;
}

type Kind = 'lead' | 'page';

/** Is told what becomes of what comes, to count it. */
export interface AdmissionWatch {
  /** @param waitMs since it came */
  started(kind: Kind, waitMs: number): void;
  refused(kind: Kind): void;
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
  admit(response: ServerResponse, kind: Kind, work: Omit<Waiting, 'response' | 'since'>): void;
  /** What is worked on and what waits, just now. */
  load(): Record<Kind, { running: number; queued: number }>;
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
/** Of the places, and of the leads that may wait, one site has no more: its services may hang. */
const MOST_OF_ONE = 0.75;
/** Pages of other sites that may wait beside a full queue, as a multiple of it. */
const MOST_BESIDE = 4;
/** Milliseconds that a site with more waiting puts its next page off for another's that is under way. */
const HOLD_MS = 50;

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
 *
 * Sites have turns, and none holds every place: a crowd at one dealer's, or one whose search hangs,
 * costs another dealer's shoppers the page that is being made when they come, and no more (R13-07).
 */
export function createAdmission({
  running: places = 16,
  waitMs = 300,
  queued = 60,
  connections = () => 0,
  watch,
  now = () => performance.now(),
}: AdmissionOptions = {}): Admission {
  const queues = { lead: createSiteQueue<Waiting>(), page: createSiteQueue<Waiting>() };
  // A lead never waits for a place that pages hold.
  const running = { lead: createTally(), page: createTally() };
  const ofOneSite = Math.ceil(places * MOST_OF_ONE);
  const pace = createPace();
  /** Of each site's last page that is under way. */
  const startedAt = new Map<string, number>();
  /** Sites that went before newcomers. */
  const served = new Set<string>();
  let scheduled = false;
  let later: NodeJS.Timeout | undefined;
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
    if (isSomebodyNew()) {
      if (!startOfFew('lead')) startOfFew('page');
      schedule();
      return;
    }
    newcomers = 0;
    served.clear();
    if (!start('lead') && !startPage()) return;
    if (queues.lead.size() + queues.page.size() > 0) schedule();
  }

  /** Whether somebody came in this turn, and those who wait have not yet waited for enough of them. */
  function isSomebodyNew(): boolean {
    const came = connections() !== seen;
    seen = connections();
    newcomers = came ? newcomers + 1 : 0;
    return came && newcomers <= MOST_NEWCOMERS;
  }

  /**
   * While people keep coming, who is one of few at a site need not wait for them beside a crowd at
   * another: once until the next is started after them.
   */
  function startOfFew(kind: Kind): boolean {
    const queue = queues[kind];
    const isOfFew = (site: string) =>
      !served.has(site) && queue.size(site) <= LEAST_QUEUED && queue.size(site) < queue.size();
    return start(kind, (site) => mayRun(kind)(site) && isOfFew(site));
  }

  /** Whether a site may have one more place. */
  const mayRun = (kind: Kind) => (site: string) =>
    running[kind].all() < places && running[kind].of(site) < ofOneSite;

  function startPage(): boolean {
    const site = queues.page.next(mayRun('page'));
    if (site === null) return false;
    const holdMs = holdFor(site);
    if (holdMs <= 0) return start('page');
    // What is under way ends sooner as a rule, and then it goes on at once.
    clearTimeout(later);
    later = setTimeout(schedule, holdMs).unref();
    return false;
  }

  /** How long a site with more waiting leaves the processor to one with less. */
  function holdFor(site: string): number {
    const waiting = queues.page.size(site);
    let since = Number.NEGATIVE_INFINITY;
    for (const [other, at] of startedAt) {
      if (other !== site && queues.page.size(other) < waiting) since = Math.max(since, at);
    }
    return since + HOLD_MS - now();
  }

  /** Before newcomers have their turns: they would make it later. */
  function refuseLate() {
    const late = queues.page.drop(({ site, since }) => {
      return now() - since > waitMs * (mayRun('page')(site) ? TURN_WAITS : 2);
    });
    for (const one of late) refuse('page', one);
  }

  function refuse(kind: Kind, work: Pick<Waiting, 'refuse'>) {
    watch?.refused(kind);
    work.refuse();
  }

  /** Starts the next of a kind, of the sites that may; `false` where none may. */
  function start(kind: Kind, may = mayRun(kind)): boolean {
    const next = queues[kind].take(may);
    if (next === undefined) return false;
    if (next.response.destroyed) return true;
    const { site, since, run } = next;
    served.add(site);
    if (kind === 'page') {
      pace.started(now(), queues.page.size() > 0);
      startedAt.set(site, now());
    }
    watch?.started(kind, now() - since);
    running[kind].add(site);
    void run().finally(() => {
      refuseLate();
      running[kind].remove(site);
      if (running.page.of(site) === 0) startedAt.delete(site);
      schedule();
    });
    return true;
  }

  /** A lead waits as long as the visitor does; only their number is bounded. */
  function isFull(kind: Kind, site: string): boolean {
    if (kind === 'lead') {
      const most = queued * 10;
      return queues.lead.size() >= most || queues.lead.size(site) >= most * MOST_OF_ONE;
    }
    const first = queues.page.first(site);
    const isLate = first !== undefined && now() - first.since > waitMs;
    const inTime = isLate ? 0 : pace.within(waitMs);
    if (queues.page.ahead(site) < Math.min(queued, Math.max(LEAST_QUEUED, inTime))) return false;
    // However slow the machine is, what others ask takes no site's first few pages away.
    const [own, all] = [queues.page.size(site), queues.page.size()];
    return own === all || own >= LEAST_QUEUED || all >= queued * MOST_BESIDE;
  }

  return {
    admit(response, kind, work) {
      if (isFull(kind, work.site)) {
        refuse(kind, work);
        return;
      }
      queues[kind].push({ ...work, response, since: now() });
      schedule();
    },
    load: () => ({
      lead: { running: running.lead.all(), queued: queues.lead.size() },
      page: { running: running.page.all(), queued: queues.page.size() },
    }),
  };
}

/** How many are under way, of each site and in all. */
function createTally() {
  const counts = new Map<string, number>();
  let all = 0;
  return {
    all: () => all,
    of: (site: string) => counts.get(site) ?? 0,
    add(site: string) {
      all += 1;
      counts.set(site, (counts.get(site) ?? 0) + 1);
    },
    remove(site: string) {
      all -= 1;
      const left = (counts.get(site) ?? 0) - 1;
      if (left > 0) counts.set(site, left);
      else counts.delete(site);
    },
  };
}
