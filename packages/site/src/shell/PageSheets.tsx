import { type ReactNode, use, useState } from 'react';
import {
  Links,
  UNSAFE_DataRouterDataContext,
  UNSAFE_FrameworkContext,
  useMatches,
} from 'react-router';

/** Links to the sheets of the page that is shown. */
export const PageSheets: () => ReactNode =
  import.meta.env.SSR || import.meta.env.DEV ? () => <Links /> : KeptSheets;

/**
 * In a browser the sheets of pages that were left stay. Where one goes, Chromium takes every typeface
 * for changed and lays out the whole document again, and Back waits until it has come once more.
 * No sheet says anything of what stands on another's page.
 */
function KeptSheets() {
  const routes = use(UNSAFE_FrameworkContext)?.manifest.routes;
  const [kept] = useState(() => new Set<string>());
  const errors = use(UNSAFE_DataRouterDataContext)?.errors;
  const matches = useMatches();
  // As the server: below what shows an error no page is drawn.
  const failed = matches.findIndex(({ id }) => errors?.[id] !== undefined);
  for (const { id } of failed < 0 ? matches : matches.slice(0, failed + 1)) {
    for (const href of routes?.[id]?.css ?? []) kept.add(href);
  }
  return [...kept].map((href) => <link key={href} rel="stylesheet" href={href} />);
}
