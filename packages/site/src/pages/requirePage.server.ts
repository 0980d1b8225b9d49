import type { SiteServices } from '../contracts/siteServices.ts';
import { notFound } from './notFound/notFound.server.ts';

/** Ends a loader of a page that this site does not have (R2-20). */
export function requirePage({ hasPage }: Pick<SiteServices, 'hasPage'>, path: string): void {
  if (!hasPage(path)) throw notFound();
}
