import type { LeadPhoto } from '../photos/leadPhoto.ts';
import type { LeadReservation } from '../reserve/leadReservation.ts';
import type { Suspicion } from '../spam/suspicions.ts';
import type { LeadDeal } from './leadDeal.ts';
import type { LeadTradeIn } from './leadTradeIn.ts';
import type { LeadVehicle } from './leadVehicle.ts';

/** What the visitor agreed to, as shown to them (R5-15). */
export interface ConsentRecord {
  optIn: boolean;
  wasPrefilled: boolean;
  textShown: string;
  /** Version of that text and of the notice under the form; absent in leads from before it was kept. */
  version?: string;
  /** Milliseconds since 1970 UTC. */
  at: number;
}

/** How the owner of a trade-in wants to be reached (R5-41). */
export type ContactMethod = 'Phone' | 'Email' | 'SMS';

/**
 * A time that was free when the form was sent is kept for the shopper; one that was not, or of which
 * nobody could tell, is a wish that a person answers.
 */
export type PreferredTimeState = 'kept' | 'taken' | 'unsure';

/** One form's payload, validated. Strings are trimmed; absent is `null`. */
export interface Enquiry {
  pageId: string | null;
  /** First name. */
  name: string;
  lastName: string;
  email: string;
  phone: string;
  /** Four digits as a string; `0800` is Darwin (R0-05). */
  postcode: string;
  message: string | null;
  category: string;
  subcategory: string | null;
  rego: string | null;
  locationId: string | null;
  dealershipSlug: string | null;
  additionalServices: readonly string[];
  termsAccepted: boolean;
  consent: ConsentRecord;
  /** Test drive and service: `2026-11-28`, or `2026-11-28T10:00` by the place's wall clock (R5-40). */
  preferredDate?: string;
  /** What became of a chosen time; absent of a day without one. */
  preferredTime?: PreferredTimeState;
  /** Trade-in form (R5-41). */
  contactMethod?: ContactMethod;
  /** Trade-in form; absent when the visitor did not say. */
  underFinance?: boolean;
  /** Trade-in form: the valuation it belongs to (R5-18). */
  valuationId?: string;
}

/** What the server knows of the visit; never taken from the body (R3-16). */
export interface LeadContext {
  /** Page the form stood on, absolute. */
  url: string;
  /** Always `Website` (R3-16). */
  source: 'Website';
  userAgent: string;
  carId: string | null;
  /** The vehicle as the visitor saw it; absent when it is about none, or one that nobody knows. */
  vehicle?: LeadVehicle;
  carDealershipId: string | null;
  visitedPages: readonly string[];
  linkedQueryParams: Readonly<Record<string, string>>;
  /** Why it may be no shopper's; absent where nothing says so (R17-15). */
  suspicions?: readonly Suspicion[];
}

/** A contact of any kind, before it is stored. */
export interface NewLead {
  kind: 'enquiry';
  /** Sent by the dealer's own people to see that leads arrive; nobody waits for an answer. */
  test?: true;
  enquiry: Enquiry;
  context: LeadContext;
  /** What its vehicle is to be bought for, and how. */
  deal?: LeadDeal;
  /** The shopper's own car, where it was valued. */
  tradeIn?: LeadTradeIn;
  /** Photos of it, in the order in which they were chosen (R5-42). */
  photos?: readonly LeadPhoto[];
  /** Id of the shopper's earlier lead, whose offer this one accepts (R4-23), or of whose reservation it tells. */
  addsTo?: string;
  /** The hold on the vehicle that it asks for, or tells of. */
  reservation?: LeadReservation;
}

/** A stored contact. */
export interface Lead extends NewLead {
  id: string;
  /** Slug of the dealer site it belongs to. */
  site: string;
  /** Milliseconds since 1970 UTC. */
  createdAt: number;
  /** Id of the lead this one corrects: same form key, other content. */
  supersedes: string | null;
  /** Milliseconds since 1970 UTC: when its person was taken out of it; absent while it is whole. */
  erasedAt?: number;
}
