import type { Browser } from 'playwright';
import { phone } from './profile.ts';

/** What going back from a vehicle to the listing took. */
export interface Return {
  /** Milliseconds until a frame was drawn with the same results, those in sight where they were. */
  paint: number;
  /** Milliseconds of the page's thread that it took, which do not grow when others are busy. */
  work: number;
  /** Paths that were asked of the server meanwhile, pictures left out. */
  requests: readonly string[];
}

/** Scrolls a listing down, opens a vehicle and goes back, as fast as this machine is. */
export async function backToListing(browser: Browser, origin: string): Promise<Return> {
  const context = await browser.newContext({ ...phone });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/search`, { waitUntil: 'networkidle' });
    await page.getByRole('article').nth(7).scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    await page.evaluate(prepareReturn);
    await page.getByRole('article').nth(7).getByRole('heading').getByRole('link').click();
    await page.waitForURL('**/cars/**');
    // What the vehicle's page loads for itself is not asked by going back.
    await page.waitForTimeout(500);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const asked = new Map<string, string>();
    session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
      if (type !== 'Image') asked.set(requestId, new URL(request.url).pathname);
    });
    // A browser with a window looks for the site's icon with every page, in its own cache.
    session.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId));
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache === true) asked.delete(requestId);
    });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const worked = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    };
    const before = await worked();
    const paint = await page.evaluate(() => window.goBack());
    const work = (await worked()) - before;
    await page.waitForTimeout(500);
    return { paint, work, requests: [...asked.values()] };
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    goBack(): Promise<number>;
  }
}

/** Runs in the page: notes how the listing stands, for when it comes back. */
function prepareReturn(): void {
  const cards = () => [...document.querySelectorAll('article')];
  const titles = () =>
    cards()
      .map((card) => card.querySelector('h2')?.textContent)
      .join();
  // A card that is out of sight need not be laid out, and would be if it were asked.
  const placeOf = (card: Element | undefined) =>
    card?.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const before = titles();
  const inSight = cards().flatMap((card, index) => {
    const { top, bottom } = placeOf(card);
    return bottom > 0 && top < window.innerHeight ? [{ index, top }] : [];
  });
  const isBack = () => {
    const now = cards();
    return (
      titles() === before &&
      inSight.every(({ index, top }) => Math.abs(placeOf(now[index]).top - top) < 2)
    );
  };
  window.goBack = () => {
    const begun = performance.now();
    window.history.back();
    return new Promise((resolve, reject) => {
      const settle = () => {
        if (isBack()) {
          // The next task runs when this frame has been drawn.
          setTimeout(() => resolve(performance.now() - begun));
        } else if (performance.now() - begun > 10_000) {
          reject(new Error('Back showed other results, or another place, within 10 s.'));
        } else requestAnimationFrame(settle);
      };
      requestAnimationFrame(settle);
    });
  };
}
