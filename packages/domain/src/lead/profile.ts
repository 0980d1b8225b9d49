import type { Enquiry } from './lead.ts';

/** What a browser keeps to fill the next form: five fields, no message (R3-19). */
export type Profile = Pick<Enquiry, 'name' | 'lastName' | 'email' | 'phone' | 'postcode'>;

/** The profile of a sent enquiry. */
export const profileOf = ({ name, lastName, email, phone, postcode }: Profile): Profile => ({
  name,
  lastName,
  email,
  phone,
  postcode,
});

/** A profile read from storage; whatever is not text is empty, a broken one is `null` (R3-18). */
export const readProfile = (stored: unknown): Profile | null => {
  if (typeof stored !== 'object' || stored === null) return null;
  const fields = new Map<string, unknown>(Object.entries(stored));
  const text = (key: keyof Profile): string => {
    const value = fields.get(key);
    return typeof value === 'string' ? value : '';
  };
  return profileOf({
    name: text('name'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    postcode: text('postcode'),
  });
};
