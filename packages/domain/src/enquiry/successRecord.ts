import type { Enquiry } from '../lead/lead.ts';

/** What `/success` is told of the lead that led there (R4-35). */
export interface SuccessRecord extends Pick<Enquiry, 'preferredDate' | 'preferredTime'> {
  category: string;
  subcategory: string | null;
  carId: string | null;
  /** Tracking event of the form (R4-21); `null` where none is known. */
  event: number | null;
  /** Milliseconds since 1970 UTC. */
  at: number;
}

/** The record of a stored enquiry: no name, no contact. */
export function successRecord(
  {
    category,
    subcategory,
    preferredDate,
    preferredTime,
  }: Pick<Enquiry, 'category' | 'subcategory' | 'preferredDate' | 'preferredTime'>,
  carId: string | null,
  at: number,
  event: number | null = null,
): SuccessRecord {
  return {
    category,
    subcategory,
    carId,
    event,
    at,
    ...(preferredDate !== undefined && { preferredDate }),
    ...(preferredTime !== undefined && { preferredTime }),
  };
}
