import { enquiryForms, fieldErrors } from '@forecourt/domain';
import { signInCopy } from './signInCopy.ts';

const rules = { messageRequired: false, optInDefault: false, showTerms: false, locations: [] };

/**
 * What is wrong with the address a code is to be sent to, or `null`: an email address where it has
 * an `@`, else a phone number, by the rules of every form (R5-17).
 */
export function contactFault(text: string): string | null {
  if (text === '') return signInCopy.missingContact;
  const field = text.includes('@') ? 'email' : 'phone';
  const [fault] = fieldErrors(enquiryForms.contact, [field], { [field]: text }, rules);
  return fault?.message ?? null;
}
