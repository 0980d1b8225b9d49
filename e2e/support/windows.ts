import type { Page } from '@playwright/test';

/** The windows that every page is looked at in. */
export const windows = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const;

/**
 * Makes a phone's window of the page's: its size, its finger, and bars that take no room, as a context
 * of Playwright's with `isMobile` and `hasTouch` has. The page is not opened anew, so what a script did
 * for a desk stays: states that a finger makes want a context of their own.
 */
export async function becomePhone(page: Page): Promise<void> {
  const { width, height } = windows.phone.viewport;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    screenWidth: width,
    screenHeight: height,
    deviceScaleFactor: 1,
    mobile: true,
  });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  // What the page is told reaches it some frames later. Of a page that is too wide a phone shows more
  // than its own width, so that is not asked.
  await page.waitForFunction(
    (media) => matchMedia(media).matches,
    `(hover: none) and (width: ${width}px)`,
  );
}
