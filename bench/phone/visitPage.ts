import type { Browser } from 'playwright';
import { LATENCY, phone, SLOWDOWN, THROUGHPUT } from './profile.ts';

/** What a phone measured of one page, opened for the first time. Milliseconds, except the shift. */
export interface PageVisit {
  firstPaint: number;
  largestPaint: number;
  /** What was painted largest: a picture's address, or the element's name. */
  largest: string;
  /** Sum of all layout shifts, whichever window they fall in: never less than the CLS. */
  shift: number;
  /** Of tasks over 50 ms, what is over 50 ms, from the first paint until the page is quiet. */
  blocking: number;
  /** In the order asked for. */
  requests: readonly Asked[];
}

export interface Asked {
  path: string;
  /** Chromium's: `Script`, `Stylesheet`, `Image`, `Font`, `Document`, ... */
  type: string;
  priority: string;
  /** Since the page was asked for. */
  asked: number;
  ended: number;
  /** Sent over the wire, headers left out. */
  bytes: number;
}

interface Seen {
  largest: { time: number; what: string };
  shift: number;
  tasks: [start: number, duration: number][];
}

/** Opens a page with empty caches over a slow connection and waits until it is quiet. */
export async function visitPage(browser: Browser, url: string): Promise<PageVisit> {
  const context = await browser.newContext({ ...phone });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY,
      downloadThroughput: THROUGHPUT,
      uploadThroughput: THROUGHPUT,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const asked = new Map<string, Asked>();
    let start = 0;
    session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
      start ||= timestamp;
      asked.set(requestId, {
        path: new URL(request.url).pathname,
        type: type ?? 'Other',
        priority: request.initialPriority,
        asked: 1000 * (timestamp - start),
        ended: Number.POSITIVE_INFINITY,
        bytes: 0,
      });
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const length = new Headers(response.headers).get('content-length');
      const one = asked.get(requestId);
      if (one) one.bytes = Number(length ?? 0);
    });
    session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
      const one = asked.get(requestId);
      if (one) one.ended = 1000 * (timestamp - start);
    });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(1000);
    const { largest, shift, tasks } = await page.evaluate(
      () => (window as unknown as { seen: Seen }).seen,
    );
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    const blocking = tasks
      .filter(([begun]) => begun > firstPaint)
      .reduce((sum, [, duration]) => sum + duration - 50, 0);
    return {
      firstPaint,
      largestPaint: largest.time,
      largest: largest.what,
      shift,
      blocking,
      requests: [...asked.values()],
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page, before its own scripts. */
function observe(): void {
  const seen: Seen = { largest: { time: 0, what: '' }, shift: 0, tasks: [] };
  Object.assign(window, { seen });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', (entry) => {
    const { url, element } = entry as PerformanceEntry & { url: string; element: Element | null };
    const name = url === '' ? (element?.tagName.toLowerCase() ?? '') : new URL(url).pathname;
    seen.largest = { time: entry.startTime, what: name };
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
}
