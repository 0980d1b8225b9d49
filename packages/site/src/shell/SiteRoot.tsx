import { PageLayout, UiProvider } from '@forecourt/ui';
import { type ComponentType, useEffect, useMemo } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import type { DrawnSite } from '../contracts/siteView.ts';
import { listenToCalls } from './calls.ts';
import { layOutRest } from './firstView.ts';
import { NavigateContext, RouterLink } from './RouterLink.tsx';
import { ServedNotice, SiteBanner } from './SiteBanner.tsx';
import { useSiteView } from './SiteDocument.tsx';
import { startTracking } from './track.ts';
import { noteVisit } from './visit.ts';
import { whenIdle } from './whenIdle.ts';

/** What a template draws in its own way on every page. */
export interface SiteSlots {
  Header: ComponentType<{ site: DrawnSite }>;
  Footer: ComponentType<{ site: DrawnSite }>;
  /** Whether the header lies over the picture that the page at a path begins with. Default: never. */
  overlaid?(path: string): boolean;
}

/** Header, page and footer of a template around the shared routes. */
export function SiteRoot({ slots }: { slots: SiteSlots }) {
  // Whole wherever something reads the whole of it: `loadSiteView` and `loadServedSite` say when.
  const site = useSiteView() as DrawnSite | undefined;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(layOutRest, []);
  useEffect(() => {
    if (site !== undefined)
      noteVisit(site.slug, { path: pathname, params: new URLSearchParams(search) });
  }, [site, pathname, search]);
  useEffect(listenToCalls, []);
  useEffect(() => {
    if (site === undefined) return;
    startTracking(site);
    // Where nobody can sign in, nothing is loaded and nobody asked.
    if (site.signIn) void whenIdle().then(() => startSession(site.slug));
  }, [site]);
  // Elements that stay the same are not drawn anew with every change of the address.
  const header = useMemo(() => site && <slots.Header site={site} />, [slots, site]);
  const footer = useMemo(() => site && <slots.Footer site={site} />, [slots, site]);
  if (site === undefined) return <Outlet />;
  return (
    <NavigateContext value={navigate}>
      <UiProvider Link={RouterLink} pictures={site.pictureSizes}>
        <PageLayout
          notice={site.notice && <ServedNotice {...site.notice} />}
          header={header}
          overlaid={slots.overlaid?.(pathname) ?? false}
          banner={site.serviceBanner && <SiteBanner {...site.serviceBanner} />}
          footer={footer}
        >
          <Outlet />
        </PageLayout>
      </UiProvider>
    </NavigateContext>
  );
}

/**
 * The site is the same on all its pages, so it is loaded once. A root that loads with every page
 * would fail with it and draw the document anew, scripts and all, which Trusted Types refuse: the
 * page would be blank instead of showing the error.
 */
export function shouldRevalidate(): boolean {
  return false;
}

async function startSession(site: string): Promise<void> {
  try {
    await (await import('./session.ts')).startSession(site);
  } catch (error) {
    // The page is whole without it, and its link leads to the page that knows.
    console.error(error);
  }
}
