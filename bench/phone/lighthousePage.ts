import lighthouse from 'lighthouse';
import { phone } from './profile.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** 0 to 100, by category. */
export type Scores = Record<(typeof categories)[number], number>;

/**
 * Lighthouse's scores of a page on a phone, in Chromium's newest window: its own settings, which
 * compute a slow connection and a slow processor from an unslowed visit, with our phone's screen.
 *
 * @param debuggingPort of the Chromium that shows it
 * @param tries of a page whose trace misses its beginning, which says nothing of the page
 */
export async function lighthousePage(
  debuggingPort: number,
  url: string,
  tries = 2,
): Promise<Scores> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    formFactor: 'mobile',
    onlyCategories: [...categories],
    // The demo is a site that is being tried, which says so; e2e looks that a real one does not.
    skipAudits: ['is-crawlable'],
    screenEmulation: {
      mobile: true,
      ...phone.viewport,
      deviceScaleFactor: phone.deviceScaleFactor,
      disabled: false,
    },
  });
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { runtimeError, categories: found } = result.lhr;
  if (runtimeError?.code === 'NO_NAVSTART' && tries > 1) {
    return lighthousePage(debuggingPort, url, tries - 1);
  }
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  return Object.fromEntries(
    categories.map((name) => [name, Math.round(100 * (found[name]?.score ?? 0))]),
  ) as Scores;
}
