import type { Lead } from './lead.ts';

/**
 * Whether a lead is of the person who has an e-mail address or a phone number, however that is
 * written: `0412 345 678` is `+61412345678`.
 */
export function isLeadOf({ enquiry }: Pick<Lead, 'enquiry'>, contact: string): boolean {
  const asked = contact.trim().toLowerCase();
  if (asked.includes('@')) return enquiry.email.toLowerCase() === asked;
  const number = bareNumber(asked);
  return number !== '' && bareNumber(enquiry.phone) === number;
}

/** Digits without what is written before an Australian number of nine. */
function bareNumber(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^(?:61)?0?(?=\d{9}$)/, '');
}
