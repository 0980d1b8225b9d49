import { type LoaderFunctionArgs, redirect } from 'react-router';
import { SEARCH_PATH } from '../../presenters/paths.ts';

/** `/cars` without a slug is the listing; its query string goes along (R2-01). */
export function loader({ url }: LoaderFunctionArgs) {
  return redirect(SEARCH_PATH + url.search, 301);
}
