import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { untilStill } from './untilStill.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a scheme of colours can change: its page is the same in all else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

export interface AxeOptions {
  /** Only this part is judged. */
  within: string;
  /** The page is judged in another scheme of colours, after all else in its own. */
  coloursAlone?: boolean;
}

/**
 * Violations in a page that has come to rest, with the elements they stand in: a colour on its way to
 * another is none that anybody chose. Axe is read by a page once however often it is
 * judged, and only what is wrong comes back: half of the time of Playwright's builder.
 */
export async function axeFaults(
  page: Page,
  { within, coloursAlone = false }: AxeOptions,
): Promise<string[]> {
  await untilStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([part, runOnly]) => {
      const { violations } = await window.axe.run(
        // The thumbs of a slider may meet; the fields beside it do the same (WCAG 2.5.8, Equivalent).
        { include: [part], exclude: ['[role=slider]'] },
        { runOnly, resultTypes: ['violations'], elementRef: true },
      );
      /** A bar at the window's end covers some target at every place; it counts where it has been scrolled to. */
      const isCovered = async (rule: string, element: Element | undefined) => {
        if (rule !== 'target-size' || element === undefined) return false;
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const again = await window.axe.run(element, { runOnly: [rule] });
        window.scrollTo({ top: 0, behavior: 'instant' });
        return again.violations.length === 0;
      };
      const found: string[] = [];
      for (const { id, help, nodes } of violations) {
        for (const { html, failureSummary, element } of nodes) {
          if (await isCovered(id, element)) continue;
          found.push(`${id}: ${help}\n${html}\n${failureSummary}`);
        }
      }
      return found;
    },
    [
      within,
      coloursAlone
        ? { type: 'rule' as const, values: COLOUR_RULES }
        : { type: 'tag' as const, values: TAGS },
    ] as const,
  );
}
