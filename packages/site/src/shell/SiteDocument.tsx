import { createContext, type ReactNode, Suspense, use } from 'react';
import { Meta, useRouteLoaderData } from 'react-router';
import type { SiteView } from '../contracts/siteView.ts';
import { markFirstView } from './firstView.ts';
import { PageSheets } from './PageSheets.tsx';
import { keepRecentPlace } from './recentPlace.ts';
import { applyResultView } from './resultView.ts';
import { ServedOnly, ServedScripts } from './ServedScripts.tsx';
import { hideClosedBanner } from './serviceBanner.ts';

/** Marks this render's own scripts; absent in a browser. */
export const NonceContext = createContext<string | undefined>(undefined);

/** The site as the root loader gave it; absent only when the root loader itself failed. */
export function useSiteView(): SiteView | undefined {
  return useRouteLoaderData('root') as SiteView | undefined;
}

/** Before anything is drawn they make of the page, which is everybody's, this browser's. */
function headScripts({ serviceBanner }: SiteView): readonly string[] {
  const always = [applyResultView, keepRecentPlace, markFirstView];
  return serviceBanner?.closable ? [...always, hideClosedBanner] : always;
}

/**
 * The document of every page. The theme is a file of its own: the policy allows no inline style.
 *
 * An extension or a translator may change what was sent before React takes it over. Elements that
 * are put into the head or the body it passes by; a page changed within is drawn anew, and nothing
 * but the page: `Suspense` is where React stops.
 */
export function SiteDocument({ children }: { children: ReactNode }) {
  const site = useSiteView();
  const nonce = use(NonceContext);
  // A browser has put its own layout there by then.
  return (
    <html lang="en-AU" data-view={site?.resultView} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {site !== undefined && (
          <ServedOnly>
            {/* Before the sheets: a script behind them waits, and the page's body with it. */}
            <script nonce={nonce}>{import.meta.env.SSR && headScripts(site).join(';')}</script>
          </ServedOnly>
        )}
        <Meta />
        <PageSheets />
        {site !== undefined && (
          <>
            <link rel="stylesheet" href={site.themeHref} />
            <link rel="icon" href={site.iconHref} type="image/svg+xml" />
          </>
        )}
      </head>
      <body>
        <Suspense>{children}</Suspense>
        <ServedScripts />
      </body>
    </html>
  );
}
