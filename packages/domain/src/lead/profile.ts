import type { Enquiry } from './lead.ts';

/** What a browser keeps to fill the next form: five fields, no message (R3-19). */
export type Profile = Pick<Enquiry, 'name' | 'lastName' | 'email' | 'phone' | 'postcode'>;

/** A profile whose fields come from a function of their name. */
function profileFrom(text: (field: keyof Profile) => string): Profile {
  return {
    name: text('name'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    postcode: text('postcode'),
  };
}

/** The profile of a sent enquiry. */
export function profileOf(enquiry: Profile): Profile {
  return profileFrom((field) => enquiry[field]);
}

/** A profile read from storage; whatever is not text is empty, a broken one is `null` (R3-18). */
export function readProfile(stored: unknown): Profile | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const fields = new Map<string, unknown>(Object.entries(stored));
  return profileFrom((field) => {
    const value = fields.get(field);
    return typeof value === 'string' ? value : '';
  });
}
