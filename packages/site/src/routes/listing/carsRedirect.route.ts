import { type LoaderFunctionArgs, redirect } from 'react-router';
import { servicesOf } from '../../context/siteServices.ts';

/** `/cars` without a slug is the listing; its query string goes along (R2-01). */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { config } = servicesOf(context);
  return redirect(config.searchPath + new URL(request.url).search, 301);
}
