import { drawForm } from '../../e2e/support/postEnquiry.ts';
import { type Bar, bar } from '../search/bars.ts';
import { startBare } from './bareServer.ts';
import { leadStream } from './leadStream.ts';
import { openLoop, quantile } from './openLoop.ts';
import type { OverloadedSite } from './overload.ts';
import { threadClock } from './threadClock.ts';

const SECONDS = 15;
const LEADS = 50;
/** Pages a second: what a server does on a busy day, and far from all that it can. */
const BROWSING = { kept: 20, fresh: 10 };

/** How soon a lead is answered, that is on disk, when fifty come a second beside people who browse. */
export async function busyLeads({ port, pid, site, vehicle }: OverloadedSite): Promise<Bar[]> {
  const host = `${site}.localhost:${port}`;
  const form = await drawForm(site, { slug: vehicle }, port);
  const bare = await startBare();
  const samples = await openLoop({
    ...{ port, host, seconds: SECONDS, clock: threadClock(pid) },
    streams: [
      leadStream({ rate: LEADS, host, form, group: 50 }),
      { name: 'kept', rate: BROWSING.kept, next: () => ({ path: '/search' }) },
      {
        name: 'fresh',
        rate: BROWSING.fresh,
        next: (index) => ({ path: `/search?range[km]=:${9_000_000 + index}` }),
      },
      { name: 'bare', rate: 10, port: bare.port, next: () => ({ path: '/' }) },
    ],
  });
  await bare.stop();
  const of = (stream: string) => samples.filter((one) => one.stream === stream);
  const stored = of('lead').filter(({ status }) => status === 303);
  const floor = quantile(of('bare'), 0.99);
  const [half, most] = [quantile(stored, 0.5), quantile(stored, 0.99)];
  const what = `${LEADS} leads a second beside ${BROWSING.kept + BROWSING.fresh} pages`;
  return [
    bar({
      what: `${what}: stored`,
      value: (stored.length / of('lead').length) * 100,
      unit: ' %',
      limit: 100,
      atLeast: true,
    }),
    bar({
      what: `${what}: answered, p50 ${half.toFixed(0)}, p99 ${most.toFixed(0)} ms, over a bare node:http server's ${floor.toFixed(0)} ms`,
      value: Math.max(0, most - floor),
      unit: ' ms',
      limit: 50,
    }),
    bar({
      what: `${what}: p99 of the time that the server itself had meanwhile`,
      value: quantile(stored, 0.99, 'own'),
      unit: ' ms',
      limit: 50,
    }),
  ];
}
