import { type ReactNode, use, useState } from 'react';
import {
  Links,
  UNSAFE_DataRouterDataContext,
  UNSAFE_DataRouterStateContext,
  UNSAFE_FrameworkContext,
} from 'react-router';

/** Links to the sheets of the page that is shown. */
export const PageSheets: () => ReactNode =
  import.meta.env.SSR || import.meta.env.DEV ? () => <Links /> : KeptSheets;

/**
 * In a browser the sheets of pages that were left stay. Where one goes, Chromium takes every typeface
 * for changed and lays out the whole document again, and Back waits until it has come once more.
 * None changes anything of another page (`e2e/pages/walk.spec.ts`).
 */
function KeptSheets() {
  const routes = use(UNSAFE_FrameworkContext)?.manifest.routes;
  const [kept] = useState(() => new Set<string>());
  const errors = use(UNSAFE_DataRouterDataContext)?.errors;
  for (const { route } of use(UNSAFE_DataRouterStateContext)?.matches ?? []) {
    for (const href of routes?.[route.id]?.css ?? []) kept.add(href);
    // As the server: below what shows an error no page is drawn.
    if (errors?.[route.id] !== undefined) break;
  }
  return [...kept].map((href) => <link key={href} rel="stylesheet" href={href} />);
}
