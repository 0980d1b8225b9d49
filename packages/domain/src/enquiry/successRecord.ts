import type { Enquiry } from '../lead/lead.ts';

/** What `/success` is told of the lead that led there (R4-35). */
export interface SuccessRecord extends Pick<Enquiry, 'preferredDate' | 'preferredTime'> {
  category: string;
  subcategory: string | null;
  carId: string | null;
  /** Place that was written to; absent where the form names none. */
  locationId?: string;
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
    locationId,
  }: Pick<Enquiry, 'category' | 'subcategory' | 'preferredDate' | 'preferredTime'> &
    Partial<Pick<Enquiry, 'locationId'>>,
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
    ...(locationId != null && { locationId }),
    ...(preferredDate !== undefined && { preferredDate }),
    ...(preferredTime !== undefined && { preferredTime }),
  };
}
