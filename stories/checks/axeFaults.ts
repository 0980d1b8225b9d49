import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Everything that WCAG 2.0 to 2.2 ask at levels A and AA. */
export const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules that a theme's colours decide. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Violations in the story that is shown, with the elements they stand in. */
export async function axeFaults(page: Page, rules: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async (runOnly) => {
      const { violations } = await window.axe.run(
        // Storybook's own messages stand beside the story; dialogs stand there too.
        { exclude: [['.sb-wrapper'], ['.sb-preparing-story'], ['#storybook-docs']] },
        {
          runOnly,
          resultTypes: ['violations'],
          elementRef: false,
          preload: false,
        },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
      );
    },
    { values: [...rules], type: rules === colourRules ? ('rule' as const) : ('tag' as const) },
  );
}
