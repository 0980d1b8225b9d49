import { successRecord } from '@forecourt/domain';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { successCookie } from './successCookie.ts';
import type { TakenLead } from './takeLead.server.ts';

export type ThankedLead = Pick<Extract<TakenLead, { state: 'taken' }>, 'enquiry' | 'carId'> & {
  /** What is told of it; `null` for nothing. */
  event: number | null;
};

/** Tells `/success` of a lead that was taken. */
export function thanksCookie(
  { now, origin }: SiteServices,
  { enquiry, carId, event }: ThankedLead,
): string {
  return successCookie(successRecord(enquiry, carId, now(), event), origin.startsWith('https:'));
}
