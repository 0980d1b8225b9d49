import { drawForm } from '../../e2e/support/postEnquiry.ts';
import { coldRate } from '../coldRate.ts';
import { type Bar, bar } from '../search/bars.ts';
import { startBare } from './bareServer.ts';
import { leadStream } from './leadStream.ts';
import { openLoop, quantile, type Sample, type Stream } from './openLoop.ts';
import { threadClock } from './threadClock.ts';

const SECONDS = 15;
/** Leads a second. */
const LEADS = 5;

export interface OverloadedSite {
  port: number;
  /** Of the server's process. */
  pid: number;
  site: string;
  /** Slug of a vehicle that can be enquired about. */
  vehicle: string;
}

/**
 * What answers when two and four times as many pages are asked as one process can render (R13-02, R13-03).
 * Times are counted from the instant at which a request was due.
 */
export async function overload({ port, pid, site, vehicle }: OverloadedSite): Promise<Bar[]> {
  const host = `${site}.localhost:${port}`;
  const cold = await coldRate(port, site);
  const form = await drawForm(site, { slug: vehicle }, port);
  const bare = await startBare();
  const bars = [
    bar({ what: 'pages one process renders a second', value: cold, unit: '', limit: null }),
  ];
  for (const times of [2, 4]) {
    const streams: Stream[] = [
      {
        name: 'fresh',
        rate: cold * times,
        // Each its own search, so none has been kept.
        next: (index) => ({ path: `/search?range[km]=:${times * 1_000_000 + index}` }),
      },
      { name: 'health', rate: 10, next: () => ({ path: '/healthz' }) },
      { name: 'bare', rate: 10, port: bare.port, next: () => ({ path: '/' }) },
      { name: 'kept', rate: 10, next: () => ({ path: '/search' }) },
      leadStream({ rate: LEADS, host, form, group: times }),
    ];
    bars.push(
      ...judge(
        times,
        await openLoop({ port, host, seconds: SECONDS, streams, clock: threadClock(pid) }),
      ),
    );
  }
  await bare.stop();
  return bars;
}

function judge(times: number, samples: readonly Sample[]): Bar[] {
  const of = (stream: string, status?: number) =>
    samples.filter(
      (one) => one.stream === stream && (status === undefined || one.status === status),
    );
  // What a bare server takes meanwhile is the machine's and the generator's, not the product's.
  const floor = quantile(of('bare', 200), 0.99);
  const quick = (what: string, these: readonly Sample[], limit: number) =>
    bar({
      what: `${times} times as much: ${what}, p99 ${quantile(these, 0.99).toFixed(0)} ms, over a bare node:http server's ${floor.toFixed(0)} ms`,
      value: Math.max(0, quantile(these, 0.99) - floor),
      unit: ' ms',
      limit,
    });
  // Of its own time a server under overload has none to spare: what it does between question and answer.
  const ownTime = (what: string, these: readonly Sample[], limit: number) =>
    bar({
      what: `${times} times as much: ${what}, p99 of the time that the server itself had meanwhile`,
      value: quantile(these, 0.99, 'own'),
      unit: ' ms',
      limit,
    });
  const leads = of('lead');
  return [
    quick('health', of('health', 200), 100),
    quick('pages that were kept', of('kept', 200), 100),
    quick('leads stored', of('lead', 303), 100),
    quick('refusals', of('fresh', 503), 100),
    quick('pages let in', of('fresh', 200), 800),
    ownTime('health', of('health', 200), 100),
    ownTime('pages that were kept', of('kept', 200), 100),
    ownTime('leads stored', of('lead', 303), 100),
    ownTime('refusals', of('fresh', 503), 100),
    ownTime('pages let in', of('fresh', 200), 800),
    bar({
      what: `${times} times as much: leads stored`,
      value: (of('lead', 303).length / leads.length) * 100,
      unit: ' %',
      limit: 99,
      atLeast: true,
    }),
    bar({
      what: `${times} times as much: no answer at all`,
      value: samples.filter(({ status }) => status === 0).length,
      unit: '',
      limit: 1,
    }),
  ];
}
