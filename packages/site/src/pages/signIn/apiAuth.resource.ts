import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { NO_STORE } from '../form/siteForm.server.ts';

/** Of who asks alone: no other site's page may ask, and nobody keeps it. */
const HEADERS = { ...NO_STORE, vary: 'Cookie' };

/** Who is signed in, with what they saved (R4-13). */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { account } = servicesOf(context);
  if (account === null)
    return Response.json({ error: 'Not found' }, { status: 404, headers: HEADERS });
  const from = request.headers.get('sec-fetch-site');
  if (from !== null && from !== 'same-origin' && from !== 'none') {
    return Response.json({ error: 'Asked by another site' }, { status: 403, headers: HEADERS });
  }
  const user = await account.user(request);
  const list = user === null ? null : await account.watchlist(request);
  const watchlist = (list ?? []).map(({ id }) => ({ id }));
  return Response.json({ user, watchlist }, { headers: HEADERS });
}
