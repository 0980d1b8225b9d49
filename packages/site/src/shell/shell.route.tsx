import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { ErrorPage } from './ErrorPage.tsx';
import { useSiteView } from './SiteDocument.tsx';

export default function Shell() {
  return <Outlet />;
}

/** Errors of every page are shown between the site's own header and footer. */
export function ErrorBoundary() {
  const error = useRouteError();
  const site = useSiteView();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return <ErrorPage status={status} site={site} />;
}
