import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { useSiteView } from './SiteDocument.tsx';
import { servedPart } from './servedPart.tsx';

const ServedError = /* @__PURE__ */ servedPart(
  async () => (await import('./ErrorPage.tsx')).ErrorPage,
);

export default function Shell() {
  return <Outlet />;
}

/** Errors of every page are shown between the site's own header and footer. */
export function ErrorBoundary() {
  const error = useRouteError();
  const site = useSiteView();
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  return <ServedError status={status} site={site} thrown={data} />;
}
