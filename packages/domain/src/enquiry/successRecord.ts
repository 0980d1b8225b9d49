import type { Enquiry } from '../lead/lead.ts';

/** What `/success` is told of the lead that led there (R4-35). */
export interface SuccessRecord {
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
  enquiry: Pick<Enquiry, 'category' | 'subcategory'>,
  carId: string | null,
  at: number,
  event: number | null = null,
): SuccessRecord {
  return {
    category: enquiry.category,
    subcategory: enquiry.subcategory,
    carId,
    event,
    at,
  };
}
