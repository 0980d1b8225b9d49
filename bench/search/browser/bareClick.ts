import type { Browser } from 'playwright';
import { phone } from '../../phone/profile.ts';
import { clickToPaint } from './clickToPaint.ts';

/**
 * Clicks a box on a bare page of the same router: what a click costs where nothing else is drawn,
 * on this machine and in this hour.
 *
 * @param url of the hello page's filters
 * @param slowdown how many times slower than this machine the phone is
 * @returns milliseconds until the new counts were drawn
 */
export async function bareClick(browser: Browser, url: string, slowdown: number): Promise<number> {
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(300);
    return await page.evaluate(clickToPaint, 'Body 1');
  } finally {
    await context.close();
  }
}
