import type { Browser, CDPSession, Page } from 'playwright';
import { phone } from '../../phone/profile.ts';
import { clickToPaint } from './clickToPaint.ts';

/** Of the browser's protocol, what is read here. */
interface Received {
  type: string;
  response: { url: string; fromDiskCache?: boolean };
}

/** What a phone measured on one visit of the listing. Milliseconds. */
export interface Visit {
  /** From the last byte of the stock until the browser answers refinements itself. */
  ready: number;
  /** Until it answers texts and orders too. */
  whole: number;
  /** The longest task in that time; those of less than 50 are not told, and count as 0. */
  longestTask: number;
  clicks: readonly Click[];
}

export interface Click {
  facet: string;
  paint: number;
  /** Time in scripts, as the browser's own counter has it. */
  script: number;
  /** Style and layout. */
  layout: number;
  /** All that the page's own thread did, slowed as it is. */
  work: number;
  /** Answers that came over the network, pictures of new cards left out. */
  requests: readonly string[];
}

/** Facets that are clicked, as far as the stock has them; the first six. */
const FACETS = [
  'body',
  'fuel',
  'transmission',
  'car_type',
  'colour',
  'seats',
  'make',
  'year',
  'drive',
];
const CLICKS = 6;

/**
 * Visits a listing on a phone, waits for the stock, and refines by six facets one after the other.
 *
 * @param slowdown how many times slower than this machine the phone is
 */
export async function visitListing(
  browser: Browser,
  origin: string,
  slowdown: number,
): Promise<Visit> {
  const context = await browser.newContext({
    ...phone,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // CPU time of the page's own thread: other work on the machine does not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Network.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(() => {
      const tasks: [start: number, duration: number][] = [];
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) tasks.push([startTime, duration]);
      }).observe({ type: 'longtask', buffered: true });
      Object.assign(window, { longTasks: tasks });
    });
    await page.goto(`${origin}/search`);
    await page.waitForFunction(
      () => performance.getEntriesByName('stock-whole').length > 0,
      undefined,
      { timeout: 60_000 },
    );
    await page.waitForTimeout(300);
    const opening = await page.evaluate(openingTimes);
    await openDrawer(page);
    const clicks: Click[] = [];
    for (const facet of FACETS) {
      if (clicks.length === CLICKS) break;
      const name = await openFacet(page, facet);
      if (name !== null) clicks.push(await click(page, session, facet, name));
    }
    if (clicks.length < CLICKS) throw new Error('The stock has too few facets to click.');
    return { ...opening, clicks };
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function openingTimes(): Omit<Visit, 'clicks'> {
  const files = performance
    .getEntriesByType('resource')
    .filter(({ name }) =>
      /\/stock-[^/]*\.(?:index|cards)$/.test(name),
    ) as PerformanceResourceTiming[];
  const arrived = Math.max(...files.map(({ responseEnd }) => responseEnd));
  const [ready, whole] = ['stock-ready', 'stock-whole'].map(
    (mark) => performance.getEntriesByName(mark)[0]!.startTime,
  ) as [number, number];
  const { longTasks } = window as unknown as { longTasks: [number, number][] };
  const since = longTasks.filter(([start, duration]) => start + duration > arrived);
  const own = since.filter(([start]) => start < whole).map(([, duration]) => duration);
  return {
    ready: ready - arrived,
    whole: whole - arrived,
    longestTask: Math.max(0, ...own),
  };
}

async function openDrawer(page: Page): Promise<void> {
  // A finger: a mouse would stay, and the browser look for what is under it after every layout.
  await page.getByRole('link', { name: /^Filters/ }).tap();
  await page.getByRole('dialog', { name: 'Filters' }).waitFor();
  await page.waitForTimeout(500);
}

/**
 * Opens a facet's section and scrolls to it; gives the name of its most frequent box that leaves fewer vehicles, `null`
 * when it has no such choice: what changes no count cannot be seen to have been drawn.
 */
async function openFacet(page: Page, facet: string): Promise<string | null> {
  const name = await page.evaluate((key) => {
    const found = document.querySelectorAll<HTMLInputElement>(
      `[role=dialog] input[name^="refinementList[${key}]"]`,
    );
    const counted = [...found].map((box) => ({
      box,
      count: Number(box.parentElement?.lastElementChild?.textContent?.replaceAll(',', '')),
    }));
    if (counted.length < 2) return null;
    const total = document
      .querySelector('#results [aria-live], main p[aria-live]')
      ?.textContent?.match(/[\d,]+/);
    const listed = Number(total?.[0].replaceAll(',', ''));
    const [most] = counted
      .filter(({ count }) => count > 0 && count < listed)
      .toSorted((a, b) => b.count - a.count);
    for (const { box } of counted) {
      const section = box.closest('details');
      if (section) section.open = true;
    }
    // To where a finger can reach it.
    most?.box.parentElement?.scrollIntoView({ block: 'center' });
    return most?.box.name ?? null;
  }, facet);
  await page.waitForTimeout(300);
  return name;
}

async function click(page: Page, session: CDPSession, facet: string, name: string): Promise<Click> {
  const requests: string[] = [];
  const note = ({ type, response }: Received) => {
    if (type !== 'Image' && response.fromDiskCache !== true) requests.push(response.url);
  };
  session.on('Network.responseReceived', note);
  const before = await counters(session);
  const paint = await page.evaluate(clickToPaint, name);
  const after = await counters(session);
  // What follows the paint: folded sections, cards out of sight.
  await page.waitForTimeout(500);
  session.off('Network.responseReceived', note);
  const spent = (...names: string[]) =>
    names.reduce((sum, key) => sum + 1000 * (after.get(key)! - before.get(key)!), 0);
  return {
    facet,
    paint,
    script: spent('ScriptDuration'),
    layout: spent('LayoutDuration', 'RecalcStyleDuration'),
    work: spent('TaskDuration'),
    requests,
  };
}

async function counters(session: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}
