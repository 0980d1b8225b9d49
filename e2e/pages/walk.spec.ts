import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { pageStates } from './pageStates.ts';

/*
 * A browser keeps the sheets of pages that were left, and each page's file holds the shared rules it needs:
 * who goes back has them after the page's own. The sheets of all other pages are linked behind a page's,
 * in both orders, and nothing of it may look otherwise.
 */

test('a page looks the same after a walk through all others @once', async ({
  page,
  site,
  watch,
}) => {
  // Every page in two orders is minutes of work for a busy machine.
  test.setTimeout(300_000);
  watch.expectNoNetwork();
  watch.expectFault(/^uncaught: Failed to fetch dynamically imported module/);
  for (const { status = 200 } of pageStates) watch.expectStatus(status);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const pages = new Map<string, readonly string[]>();
  for (const { address } of pageStates) {
    const path = await address(site);
    if (path === null) continue;
    const sheets = await open(page, path);
    // A refusal is nobody's page to come from.
    if (sheets.length === 0) continue;
    // Pages of the same sheets look the same after a walk.
    if (![...pages.values()].some((known) => known.join() === sheets.join())) {
      pages.set(path, sheets);
    }
  }
  const all = new Set([...pages.values()].flat());
  expect(all.size).toBeGreaterThan(10);
  for (const [path, own] of pages) {
    await open(page, path);
    const others = [...all].filter((href) => !own.includes(href));
    for (const hrefs of [others, others.toReversed()]) {
      expect.soft(await changedBy(page, hrefs), path).toEqual([]);
    }
  }
});

/**
 * The page as it was sent: a script would draw it anew between two looks.
 *
 * @returns the sheets of its template
 */
async function open(page: Page, path: string): Promise<readonly string[]> {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(path);
  return page
    .locator('link[rel=stylesheet][href^="/assets/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** What looks otherwise with these sheets behind the page's own. */
function changedBy(page: Page, hrefs: readonly string[]): Promise<string[]> {
  return page.evaluate(async (added) => {
    const watched = [
      ...['display', 'position', 'color', 'background-color', 'opacity', 'overflow-x', 'gap'],
      ...['font-size', 'font-weight', 'line-height', 'letter-spacing', 'text-transform'],
      ...['padding', 'margin', 'border-width', 'border-color', 'border-radius', 'box-shadow'],
      ...['grid-template-columns', 'justify-content', 'align-items', 'flex-grow', 'min-height'],
    ];
    const still = new CSSStyleSheet();
    still.replaceSync('* { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets = [still];
    const elements = [...document.querySelectorAll<HTMLElement>('body *')];
    const look = () =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return watched.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      });
    const before = look();
    const links = await Promise.all(
      added.map((href) => {
        const { promise, resolve, reject } = Promise.withResolvers<HTMLLinkElement>();
        const link = document.createElement('link');
        Object.assign(link, { rel: 'stylesheet', href });
        link.onload = () => resolve(link);
        link.onerror = () => reject(new Error(`${href} did not come`));
        document.head.append(link);
        return promise;
      }),
    );
    const after = look();
    for (const link of links) link.remove();
    return elements.flatMap((element, at) => {
      const changed = after[at]?.filter((value, place) => value !== before[at]?.[place]) ?? [];
      return changed.length === 0
        ? []
        : [`${element.tagName}.${element.className}: ${changed.join('; ')}`];
    });
  }, hrefs);
}
