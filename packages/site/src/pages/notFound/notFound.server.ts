import { data } from 'react-router';
import type { LostView } from '../../contracts/lostView.ts';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { lostView } from './lostView.server.ts';

/** What a loader throws for an address that shows nothing. */
export function notFound(lost: LostView | null = null) {
  return data(lost, { status: 404, headers: { 'cache-control': 'no-store' } });
}

/** The same of an address that somebody may have followed or typed: it shows ways to go on. */
export async function nothingAt(services: SiteServices) {
  return notFound(await lostView(services));
}
