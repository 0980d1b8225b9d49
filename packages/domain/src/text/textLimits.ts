import { type Truncated, truncate } from './truncate.ts';

/** Above 200 characters an offer's description collapses to 160 (R9-02). */
export const offerDescription = (text: string): Truncated => truncate(text, 200, 160);

/** An offer's disclaimer collapses above 200 characters (R9-02). */
export const offerDisclaimer = (text: string): Truncated => truncate(text, 200);

/** A review collapses above 160 characters (R9-02). */
export const reviewText = (text: string): Truncated => truncate(text, 160);

/** A model's description collapses above 200 characters (R9-02). */
export const modelDescription = (text: string): Truncated => truncate(text, 200);
