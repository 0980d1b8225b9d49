import type { Browser } from 'playwright';
import { phone } from './profile.ts';

/** What going back from a vehicle to the listing took. */
export interface Return {
  /** Milliseconds until the same results stood at the same place. */
  paint: number;
  /** Paths asked for meanwhile. */
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
    const left = await page.evaluate(() => ({
      top: window.scrollY,
      titles: [...document.querySelectorAll('article h2')].map((title) => title.textContent),
    }));
    await page.getByRole('article').nth(7).getByRole('heading').getByRole('link').click();
    await page.waitForURL('**/cars/**');
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() !== 'image') requests.push(new URL(request.url()).pathname);
    });
    const paint = await page.evaluate(goBack, left);
    await page.waitForTimeout(500);
    return { paint, requests };
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function goBack(left: { top: number; titles: (string | null)[] }): Promise<number> {
  const begun = performance.now();
  window.history.back();
  return new Promise((resolve, reject) => {
    const look = () => {
      const titles = [...document.querySelectorAll('article h2')].map((title) => title.textContent);
      const isSame = titles.join() === left.titles.join();
      if (isSame && Math.abs(window.scrollY - left.top) < 2) {
        // The next task runs when this frame has been drawn.
        setTimeout(() => resolve(performance.now() - begun));
      } else if (performance.now() - begun > 10_000) {
        reject(new Error('Back showed other results, or another place, within 10 s.'));
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
