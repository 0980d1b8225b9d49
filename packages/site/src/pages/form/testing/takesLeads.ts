import type { NewLead } from '@forecourt/domain';

/** A lead that was stored, under its form's key. */
export interface Taken {
  key: string;
  lead: NewLead;
}

/** What a visitor tells of themselves in each form. */
export const person = {
  ...{ name: 'Kim', last_name: 'Lee', email: 'kim@example.com', phone: '0412 345 678' },
  ...{ postcode: '4000', message: 'Hello' },
};

/** Stores leads in `taken`, or fails as a full disk does. */
export function takesLeads(taken: Taken[], full: boolean) {
  return async (key: string, lead: NewLead) => {
    if (full) throw new Error('The disk is full.');
    taken.push({ key, lead });
    return { leadId: 'lead-1', created: true };
  };
}
