import { type Truncated, truncate } from './truncate.ts';

/** Above 200 characters an offer's description collapses to 160 (R9-02). */
export function offerDescription(text: string): Truncated {
  return truncate(text, 200, 160);
}

/** An offer's disclaimer collapses above 200 characters (R9-02). */
export function offerDisclaimer(text: string): Truncated {
  return truncate(text, 200);
}

/** A review collapses above 160 characters (R9-02). */
export function reviewText(text: string): Truncated {
  return truncate(text, 160);
}

/** A model's description collapses above 200 characters (R9-02). */
export function modelDescription(text: string): Truncated {
  return truncate(text, 200);
}
