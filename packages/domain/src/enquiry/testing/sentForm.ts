import type { EnquiryRules } from '../enquiryFields.ts';
import type { EnquiryForm } from '../enquiryForms.ts';
import type { FormInput } from '../field.ts';
import { validateEnquiry } from '../validateEnquiry.ts';

export const now = Date.UTC(2026, 10, 21);
/** A site that asks no more than it must. */
export const site: EnquiryRules = {
  messageRequired: true,
  optInDefault: true,
  showTerms: false,
  locations: [],
};
export const filled = {
  name: 'Kim',
  last_name: 'Nguyen',
  email: 'kim@example.com',
  phone: '0412 345 678',
  postcode: '4215',
  message: 'Is it still there?',
  category: 'General Enquiry',
};
/** What is wrong with each field; nothing where the form is taken. */
export function messages(form: EnquiryForm, input: FormInput, rules = site) {
  const result = validateEnquiry(form, input, rules, now);
  return result.ok
    ? {}
    : Object.fromEntries(result.errors.map(({ field, message }) => [field, message]));
}
/** The form as it is taken. */
export function accepted(form: EnquiryForm, input: FormInput, rules = site) {
  const result = validateEnquiry(form, input, rules, now);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result;
}
