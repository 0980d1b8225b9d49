import { successRecord } from '@forecourt/domain';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { successCookie } from '../success/successCookie.ts';
import type { TakenLead } from './takeLead.server.ts';

/** Tells `/success` of a lead that was taken. */
export function thanksCookie(
  { now, origin }: SiteServices,
  { enquiry, carId, event }: Extract<TakenLead, { state: 'taken' }>,
): string {
  return successCookie(successRecord(enquiry, carId, now(), event), origin.startsWith('https:'));
}
