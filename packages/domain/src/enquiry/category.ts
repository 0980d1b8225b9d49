import { trackingEvents } from '../tracking/trackingEvents.ts';

/** A subject of enquiries. */
export interface Category {
  name: string;
  /** Tracking event of this category; it wins over the form's own (R4-21). */
  eventId?: number;
}

/** The default category of the select (R5-13), and of careers as submitted (R4-20). */
export const GENERAL_ENQUIRY = 'General Enquiry';
/** The category a careers form is chosen by; it is never submitted (R4-20). */
export const CAREERS_ENQUIRY = 'Careers Enquiry';
/** Singular, unlike the category (R4-20). */
export const CAREER_SUBCATEGORY = 'Career Enquiry';

/** Subjects of the select, unless the site lists its own. */
export const defaultCategories: readonly Category[] = [
  { name: GENERAL_ENQUIRY },
  { name: 'Sales Enquiry' },
  { name: 'Service Enquiry' },
  { name: 'Parts Enquiry' },
  { name: 'Finance Enquiry' },
  { name: CAREERS_ENQUIRY, eventId: trackingEvents.careers },
];

/** What is submitted for a chosen category: careers go as a general enquiry (R4-20). */
export function submittedCategory(
  category: string,
  subcategory: string | null,
): { category: string; subcategory: string | null } {
  return category === CAREERS_ENQUIRY
    ? { category: GENERAL_ENQUIRY, subcategory: CAREER_SUBCATEGORY }
    : { category, subcategory };
}
