import { data } from 'react-router';

/** What a loader throws for an address that shows nothing. */
export function notFound() {
  return data(null, { status: 404, headers: { 'cache-control': 'no-store' } });
}
