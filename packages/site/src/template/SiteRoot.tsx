import { PageLayout, UiProvider } from '@forecourt/ui';
import { Outlet } from 'react-router';
import { RouterLink } from './RouterLink.tsx';
import { useSiteView } from './SiteDocument.tsx';
import { type SiteSlots, SlotsProvider } from './slots.tsx';

/** Header, page and footer of a template around the shared routes. */
export function SiteRoot({ slots }: { slots: SiteSlots }) {
  const site = useSiteView();
  if (site === undefined) return <Outlet />;
  return (
    <UiProvider Link={RouterLink}>
      <SlotsProvider slots={slots}>
        <PageLayout header={<slots.Header site={site} />} footer={<slots.Footer site={site} />}>
          <Outlet />
        </PageLayout>
      </SlotsProvider>
    </UiProvider>
  );
}

/**
 * The site is the same on all its pages, so it is loaded once. A root that loads with every page
 * would fail with it and draw the document anew, scripts and all, which Trusted Types refuse: the
 * page would be blank instead of showing the error.
 */
export const shouldRevalidate = (): boolean => false;
