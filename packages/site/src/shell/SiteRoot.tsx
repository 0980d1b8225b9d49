import { PageLayout, UiProvider } from '@forecourt/ui';
import { type ComponentType, useEffect, useMemo } from 'react';
import { Outlet, useNavigate } from 'react-router';
import type { SiteView } from '../contracts/siteView.ts';
import { layOutRest } from './firstView.ts';
import { NavigateContext, RouterLink } from './RouterLink.tsx';
import { useSiteView } from './SiteDocument.tsx';

/** What a template draws in its own way on every page. */
export interface SiteSlots {
  Header: ComponentType<{ site: SiteView }>;
  Footer: ComponentType<{ site: SiteView }>;
}

/** Header, page and footer of a template around the shared routes. */
export function SiteRoot({ slots }: { slots: SiteSlots }) {
  const site = useSiteView();
  const navigate = useNavigate();
  useEffect(layOutRest, []);
  // Elements that stay the same are not drawn anew with every change of the address.
  const header = useMemo(() => site && <slots.Header site={site} />, [slots, site]);
  const footer = useMemo(() => site && <slots.Footer site={site} />, [slots, site]);
  if (site === undefined) return <Outlet />;
  return (
    <NavigateContext value={navigate}>
      <UiProvider Link={RouterLink} pictures={site.pictureSizes}>
        <PageLayout header={header} footer={footer}>
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
