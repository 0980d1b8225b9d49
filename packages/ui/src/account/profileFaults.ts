import { fieldMessages, isEmail, isPhone, isPostcode, type Profile } from '@forecourt/domain';

/** What is wrong with what is to be kept, by its field: every one may stay empty. */
export type ProfileFaults = Partial<Record<keyof Profile, string>>;

/** By the rules of the forms that are filled in with it. */
export function profileFaults({ email, phone, postcode }: Profile): ProfileFaults {
  const isGiven = (text: string) => text.trim() !== '';
  return {
    ...(isGiven(email) && !isEmail(email.trim()) && { email: fieldMessages.email.wrong }),
    ...(isGiven(phone) && !isPhone(phone) && { phone: fieldMessages.phone.wrong }),
    ...(isGiven(postcode) &&
      !isPostcode(postcode.trim()) && { postcode: fieldMessages.postcode.wrong }),
  };
}
